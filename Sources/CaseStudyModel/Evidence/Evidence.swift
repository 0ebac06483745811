/// What happened when a study's claims were run: the content of `.solidsite/evidence/<slug>.json`.
///
/// It holds no times, addresses or absolute paths, so that equal inputs give equal bytes.
public struct Evidence: Sendable, Equatable, Codable {
  /// The version of the format that is written.
  public static let currentVersion = 2

  public var version = Evidence.currentVersion
  /// The fingerprint of the study's inputs; see `EvidenceInputs`.
  public var inputs: String
  /// The name and version of the toolchain, such as "swift 6.3.1".
  public var toolchain: String
  /// The fingerprint of the rest, by which a change by hand is noticed.
  public var result = ""
  /// Where the study's blocks stood.
  public var places: EvidencePlaces
  /// The modules that were compiled from stand-ins, in alphabetical order.
  public var standIns: [String] = []
  /// What is wrong in the study, a sentence each with its line; a study without any is not run again until its inputs change.
  public var problems: [String] = []
  public var sides: BothSides<SideEvidence?>
  /// The change requests, in the study's order.
  public var requests: [RequestEvidence] = []
  /// What the requests of a side do to one another; `nil` for a side without any.
  public var ledger = BothSides<LedgerEvidence?>(before: nil, after: nil)
  /// The cost of the refactoring itself.
  public var refactoring = LineCost()
  /// What was found for each of the study's principles, by the principle's short name.
  public var principles: [String: PrincipleEvidence] = [:]
  /// The type graph of each side.
  public var pictures = BothSides<TypePicture?>(before: nil, after: nil)

  public init(inputs: String, toolchain: String, places: EvidencePlaces, sides: BothSides<SideEvidence?>) {
    self.inputs = inputs
    self.toolchain = toolchain
    self.places = places
    self.sides = sides
  }
}
