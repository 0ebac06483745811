/// The record of testing a study's claims: the content of `.solidsite/evidence/<slug>.json`.
///
/// It contains numbers, keys, names, and the output of compilers and programs, but no sentences, markup, times,
/// addresses or absolute paths. Equal inputs give equal bytes.
public struct Evidence: Sendable, Equatable, Codable {
  /// The version of the format that is written.
  public static let currentVersion = 4
  /// The version of the rules that give verdicts; evidence from earlier rules is measured again.
  static let rules = 25

  /// The folder of the evidence files, relative to the site's folder.
  package static let folder = ".solidsite/evidence"

  /// Returns the path of a study's evidence file, relative to the site's folder.
  package static func path(ofSlug slug: String) -> String { "\(folder)/\(slug).json" }

  /// The version of the format.
  public var version = Evidence.currentVersion
  /// The fingerprint of the study's inputs; see `EvidenceInputs`.
  public var inputs: String
  /// The name and version of the toolchain, such as "swift 6.3.1".
  public var toolchain: String
  /// The fingerprint of the rest, which reveals changes by hand.
  public var result = ""
  /// The lines of the study's blocks.
  public var places: EvidencePlaces
  /// The modules that were compiled from stand-ins, in alphabetical order.
  public var standIns: [String] = []
  /// The errors in the study; a study without any is not run again until its inputs change.
  public var problems: [EvidenceProblem] = []
  /// The warnings about the study; `nil` for none, and in older evidence.
  public var warnings: [EvidenceWarning]?
  /// The evidence of each side; `nil` for one that the study lacks.
  public var sides: BothSides<SideEvidence?>
  /// The change requests, in the study's order.
  public var requests: [RequestEvidence] = []
  /// The sums and collisions of each side's requests; `nil` for a side without any.
  public var ledger = BothSides<LedgerEvidence?>(before: nil, after: nil)
  /// The cost of the refactoring itself.
  public var refactoring = LineCost()
  /// The evidence for each of the study's principles.
  public var principles: [Principle.ID: PrincipleEvidence] = [:]
  /// The steps from before to after, in the study's order; `nil` for a study without steps, and in older evidence.
  public var steps: [StepEvidence]?
  /// The parts that the study's history shows to be older than its after side; `nil` if the history hasn't been
  /// searched.
  public var registration: StudyRegistration?
  /// The type graph of each side.
  public var pictures = BothSides<TypePicture?>(before: nil, after: nil)

  public init(inputs: String, toolchain: String, places: EvidencePlaces, sides: BothSides<SideEvidence?>) {
    self.inputs = inputs
    self.toolchain = toolchain
    self.places = places
    self.sides = sides
  }
}

/// An error in a study, as evidence keeps it.
public struct EvidenceProblem: Sendable, Equatable, Codable {
  /// The name of the diagnostic.
  public var id: String
  /// The line in the study.
  public var line: Int

  public init(id: String, line: Int) {
    self.id = id
    self.line = line
  }
}

extension Principle.ID: CodingKeyRepresentable, Codable {
  /// The key of the principle in a JSON object.
  public var codingKey: any CodingKey { PrincipleKey(stringValue: rawValue) }

  public init?(codingKey: some CodingKey) { self.init(rawValue: codingKey.stringValue) }

  private struct PrincipleKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
