/// The parts of a study that its git history shows to be older than its after side.
///
/// A test or a request that is written after the new design can be chosen to suit it. One that was committed before
/// can't, so a verdict is `supported` only if all parts that it rests on are registered.
public struct StudyRegistration: Sendable, Equatable, Codable {
  /// A part of a study that can be written before the after side is.
  public enum Part: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// The files of the before side.
    case code
    /// The functions through which tests reach the before side.
    case drivers
    /// The tests of behaviour and the programs of the before side.
    case tests
    /// The clauses of contracts, and the conformers of the before side.
    case contracts
    /// The roles of the before side's files.
    case roles
    /// The change requests, without their code for the after side.
    case requests
  }

  /// A reason that the history proves nothing.
  public enum Obstacle: String, Sendable, Codable, CaseIterable {
    /// The study isn't in a git repository with commits.
    case noRepository
    /// The study is in a git repository that git can't read, or git isn't installed.
    case unreadable
    /// The clone lacks the beginning of its history.
    case shallow
    /// No commit has the after side yet.
    case uncommitted
    /// The history is too long to be searched, or git reported an error.
    case unsearched
  }

  /// The number of items of a part.
  public struct Count: Sendable, Equatable, Codable {
    /// The number of items.
    public var all: Int
    /// The number of items that have the same text in a commit older than the after side.
    public var registered: Int
    /// The number of items that the study has lost since the last commit before the after side; `nil` for none.
    public var removed: Int?

    public init(all: Int, registered: Int, removed: Int? = nil) {
      self.all = all
      self.registered = registered
      self.removed = removed
    }

    /// Whether all items are registered, and none was removed.
    var isWhole: Bool { registered == all && removed == nil }
  }

  /// The reason that the history proves nothing; `nil` if it was read.
  public var obstacle: Obstacle?
  /// The last commit without the after side that has the study; `nil` if there is none.
  public var before: String?
  /// The first commit that has the after side; `nil` if there is none, or the history wasn't read.
  public var after: String?
  /// The numbers of items, by part; empty unless the history was read.
  public var parts: [Part: Count]
  /// The fingerprint of the items.
  public var text: String

  public init(
    obstacle: Obstacle? = nil, before: String? = nil, after: String? = nil, parts: [Part: Count] = [:],
    text: String = ""
  ) {
    self.obstacle = obstacle
    self.before = before
    self.after = after
    self.parts = parts
    self.text = text
  }

  /// Whether the history was read, and an item isn't registered or was removed.
  public var hasLateItems: Bool { obstacle == nil && !parts.values.allSatisfy(\.isWhole) }

  /// The parts with the numbers of registered items, as phrases for a list.
  public var registeredParts: [EvidencePhrase] {
    Part.allCases.compactMap { part in parts[part].flatMap { $0.all == 0 ? nil : phrase(part, $0.registered, $0) } }
  }

  /// Returns the limit of a verdict that rests on some parts; `nil` if all their items are registered.
  /// - Parameter needed: the parts that the verdict rests on.
  func limit(on needed: Set<Part>) -> EvidencePhrase? {
    if let obstacle { return .text(Self.limitKey + "." + obstacle.rawValue) }
    let counts = Part.allCases.filter(needed.contains).compactMap { part in parts[part].map { (part, $0) } }
    if counts.allSatisfy(\.1.isWhole) { return nil }
    let removed = counts.reduce(0) { $0 + ($1.1.removed ?? 0) }
    let late = counts.filter { $0.1.registered < $0.1.all }.map { phrase($0.0, $0.1.all - $0.1.registered, $0.1) }
    let lost = removed == 0 ? [] : [EvidencePhrase.text("part.removed", ["number": .count(removed)])]
    return .text(Self.limitKey, ["parts": .phrases(late + lost)])
  }

  private func phrase(_ part: Part, _ count: Int, _ all: Count) -> EvidencePhrase {
    .text("part." + part.rawValue, ["found": .count(count), "all": .count(all.all)])
  }

  /// The key of the limit's text, which the keys of obstacles follow.
  private static let limitKey = "unregistered"

  /// Returns whether a reason of a verdict is a limit by registration.
  static func isLimit(_ reason: EvidencePhrase) -> Bool {
    reason.keys.first.map { $0 == limitKey || $0.hasPrefix(limitKey + ".") } == true
  }
}

extension PrincipleEvidence {
  /// The verdict without regard to registration, as if all parts were older than the after side.
  public var verdictIfRegistered: Verdict { ifRegistered ?? verdict }

  /// Returns the evidence with a verdict that is `supported` only if everything that it rests on is registered.
  /// - Parameters:
  ///   - registration: what the history shows.
  ///   - parts: the parts that the verdict rests on.
  public func limited(by registration: StudyRegistration, on parts: Set<StudyRegistration.Part>) -> PrincipleEvidence {
    var evidence = self
    evidence.verdict = verdictIfRegistered
    evidence.ifRegistered = nil
    evidence.reasons.removeAll(where: StudyRegistration.isLimit)
    guard evidence.verdict == .supported, let limit = registration.limit(on: parts) else { return evidence }
    evidence.verdict = .partly
    evidence.ifRegistered = .supported
    evidence.reasons.append(limit)
    return evidence
  }
}

extension Evidence {
  /// Returns the evidence with the study's registration, and with verdicts that take it into account.
  /// - Parameters:
  ///   - registration: what the history shows.
  ///   - commits: the commit that registers each request, in the study's order.
  ///   - parts: the parts that the verdict on each principle rests on.
  public func registered(
    _ registration: StudyRegistration, requests commits: [String?],
    parts: (Principle.ID) -> Set<StudyRegistration.Part>
  ) -> Evidence {
    var evidence = self
    evidence.registration = registration
    for index in evidence.requests.indices {
      evidence.requests[index].registration = commits.indices.contains(index) ? commits[index] : nil
    }
    for (principle, found) in principles {
      evidence.principles[principle] = found.limited(by: registration, on: parts(principle))
    }
    return evidence
  }

  /// Whether a verdict is `supported`, or would be if all parts of the study were registered.
  public var needsRegistration: Bool { principles.values.contains { $0.verdictIfRegistered == .supported } }
}
