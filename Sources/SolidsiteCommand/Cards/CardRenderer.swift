import CaseStudyModel
import SiteBuilder
import SiteStorage
import Subprocesses
import SystemFiles

/// Draws the cards of one build, except those that an earlier build drew.
actor CardRenderer {
  private let root: String
  private let jobs: Int
  private let console: Console
  private let log: AnswerLog
  private var folder: CardFolder?
  private var used: Set<String> = []
  private var done = 0
  private var timeouts = CardTimeouts()

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - jobs: the number of programs that run at once.
  ///   - log: records everything that pictures depend on.
  init(ofSite root: String, jobs: Int, console: Console, log: AnswerLog = AnswerLog()) {
    self.log = log
    self.root = root
    self.jobs = jobs
    self.console = console
  }

  /// Draws no cards. Their template is rendered nevertheless, which finds its mistakes.
  static let undrawn: CardDrawing = { cards, _ in Diagnosed([DrawnCard?](repeating: nil, count: cards.count)) }

  /// Draws cards; the files can be read until the renderer is closed.
  func draw(_ cards: [CardPicture], isRequired: Bool) async -> Diagnosed<[DrawnCard?]> {
    let none = [DrawnCard?](repeating: nil, count: cards.count)
    let severity = isRequired ? Severity.warning : .information
    let tools = await CardTools.installed()
    log.note(.cardTools, answer: tools.versions)
    guard let converter = tools.converter else { return Diagnosed(none, [.missingConverter(severity)]) }
    if tools.fonts?.isEmpty == true { return Diagnosed(none, [.missingFonts(severity)]) }
    do throws(SystemError) {
      let folder = try CardFolder(ofSite: root)
      self.folder = folder
      if folder.isTemporary { log.void() }
      return try await draw(cards, severity: severity, in: folder, by: converter, of: tools)
    } catch {
      log.void()
      return Diagnosed(none, [.unwritableCardFolder(error, severity)])
    }
  }

  /// Removes cards that were not used, once the site is published.
  func close() {
    folder?.close(keeping: used)
    if folder != nil { log.note(.storedCards, answer: used.sorted()) }
    folder = nil
  }

  private func draw(
    _ cards: [CardPicture], severity: Severity, in folder: CardFolder, by converter: CardConverter,
    of tools: CardTools
  ) async throws(SystemError) -> Diagnosed<[DrawnCard?]> {
    let requested = try request(cards, severity: severity, in: folder, of: tools)
    var (stored, diagnostics) = (requested.value.stored, requested.diagnostics)
    var fault: (any Error)?
    for outcome in try await drawn(requested.value.pending, in: folder, by: converter) {
      switch outcome {
      case .success(let card): stored[card.key] = card
      case .failure(let failure): fault = fault ?? failure
      }
    }
    if timeouts.isTooMany {
      fault = CardConverter.Fault(
        reason: "it took more than 20 seconds for 3 cards in a row, so the others weren't drawn")
    }
    if fault != nil { log.void() }
    // A fault in the template affects all cards, at places that depend on their texts.
    switch fault {
    case let fault as CardConverter.Fault: diagnostics.append(.faultyCard(fault.reason, severity))
    case let error as SystemError: diagnostics.append(.unwritableCardFolder(error, max(severity, .warning)))
    default: break
    }
    let drawn = requested.value.keys.map { key in
      key.flatMap { stored[$0] }.map { drawnCard($0, in: folder) }
    }
    return Diagnosed(drawn, diagnostics)
  }

  /// The cards of a build, by the keys of their pictures.
  private struct RequestedCards {
    /// The key of each card; `nil` for one with letters that no font has.
    var keys: [String?] = []
    /// The cards that an earlier build drew.
    var stored: [String: StoredCard] = [:]
    /// The cards to draw, each once.
    var pending: [(key: String, picture: CardPicture)] = []
  }

  /// Finds out which cards an earlier build drew, and which letters the fonts lack.
  private func request(
    _ cards: [CardPicture], severity: Severity, in folder: CardFolder, of tools: CardTools
  ) throws(SystemError) -> Diagnosed<RequestedCards> {
    var requested = Diagnosed(RequestedCards())
    let surroundings = Array(tools.versions.joined().utf8)
    let stored = Dictionary(grouping: try folder.cards(), by: \.key)
    var asked: Set<String> = []
    for var card in cards {
      let missing = tools.fonts?.missing(in: card.texts) ?? []
      if !missing.isEmpty, missing.allSatisfy(\.isEmoji), let plain = card.plainSVG {
        card.svg = plain
      } else if !missing.isEmpty {
        requested.diagnostics.append(.missingLetters(missing, severity, at: card.origin))
        requested.value.keys.append(nil)
        continue
      }
      let key = contentHash(of: card.svg + surroundings)
      requested.value.keys.append(key)
      if !asked.insert(key).inserted { continue }
      if let known = stored[key]?.first(where: { folder.picture(of: $0) != nil }) {
        requested.value.stored[key] = known
      } else {
        requested.value.pending.append((key, card))
      }
    }
    return requested
  }

  /// Returns the file of a card, and keeps the card for the next build.
  private func drawnCard(_ card: StoredCard, in folder: CardFolder) -> DrawnCard {
    used.insert(card.name)
    let file = OutputFile(path: "assets/card.\(card.key).png") { [log] in
      let made = folder.bytes(of: card)
      log.note(.storedCard(card.name), answer: made.value)
      return made
    }
    return DrawnCard(file: file, width: card.width, height: card.height)
  }

  private func drawn(
    _ pending: [(key: String, picture: CardPicture)], in folder: CardFolder, by converter: CardConverter
  ) async throws(SystemError) -> [Result<StoredCard, any Error>] {
    if pending.isEmpty { return [] }
    let drafts = try TemporaryFolder(for: "drafts", isForManySmallFiles: true)
    let count = pending.count
    typealias Outcomes = [Result<StoredCard, any Error>]
    let outcomes = try? await Interruption.guarding { [jobs, console] () async throws -> Outcomes in
      defer {
        drafts.remove()
        console.clearProgress()
      }
      return await pending.boundedMap(jobs: jobs) { key, picture -> Result<StoredCard, any Error> in
        if await self.timeouts.isTooMany { return .failure(CancellationError()) }
        let outcome = await Self.drawn(picture, as: key, in: folder, drafts, by: converter)
        await self.note(outcome, of: count)
        return outcome
      }
    }
    return outcomes ?? []
  }

  private static func drawn(
    _ picture: CardPicture, as key: String, in folder: CardFolder, _ drafts: TemporaryFolder,
    by converter: CardConverter
  ) async -> Result<StoredCard, any Error> {
    do {
      let draft = try drafts.write(picture.svg, to: key + ".svg")
      let drawn = try await converter.picture(of: draft)
      let card = StoredCard(key: key, width: drawn.width, height: drawn.height)
      try folder.store(drawn, as: card)
      try FileSystem.remove(draft)
      return .success(card)
    } catch {
      return .failure(error)
    }
  }

  private func note(_ outcome: Result<StoredCard, any Error>, of count: Int) {
    done += 1
    timeouts.note(outcome)
    console.showProgress("\(done) of \(count) cards drawn")
  }
}
