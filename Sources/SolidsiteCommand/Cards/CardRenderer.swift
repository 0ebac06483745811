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
      return try await draw(cards, severity, in: folder, by: converter, of: tools)
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
    _ cards: [CardPicture], _ severity: Severity, in folder: CardFolder, by converter: CardConverter,
    of tools: CardTools
  ) async throws(SystemError) -> Diagnosed<[DrawnCard?]> {
    var result = Diagnosed([DrawnCard?]())
    let surroundings = Array(tools.versions.joined().utf8)
    var kept: [String: StoredCard] = [:]
    let stored = Dictionary(grouping: try folder.cards(), by: \.key)
    var keys: [String?] = []
    var pending: [(key: String, picture: CardPicture)] = []
    var asked: Set<String> = []
    for var card in cards {
      let missing = tools.fonts?.missing(in: card.texts) ?? []
      if !missing.isEmpty, missing.allSatisfy(\.isEmoji), let plain = card.plainSVG {
        card.svg = plain
      } else if !missing.isEmpty {
        result.diagnostics.append(.missingLetters(missing, severity, at: card.origin))
        keys.append(nil)
        continue
      }
      let key = contentHash(of: card.svg + surroundings)
      keys.append(key)
      if !asked.insert(key).inserted { continue }
      kept[key] = stored[key]?.first { folder.picture(of: $0) != nil }
      if kept[key] == nil { pending.append((key, card)) }
    }
    var fault: (any Error)?
    for outcome in try await drawn(pending, in: folder, by: converter) {
      switch outcome {
      case .success(let card): kept[card.key] = card
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
    case let fault as CardConverter.Fault: result.diagnostics.append(.faultyCard(fault.reason, severity))
    case let error as SystemError: result.diagnostics.append(.unwritableCardFolder(error, max(severity, .warning)))
    default: break
    }
    result.value = keys.map { key in
      key.flatMap { kept[$0] }.map { card in
        used.insert(card.name)
        let file = OutputFile(path: "assets/card.\(card.key).png") { [log] in
          let made = folder.bytes(of: card)
          log.note(.storedCard(card.name), answer: made.value)
          return made
        }
        return DrawnCard(file: file, width: card.width, height: card.height)
      }
    }
    return result
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
