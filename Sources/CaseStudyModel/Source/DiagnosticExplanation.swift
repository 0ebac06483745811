/// The text that `solidsite explain` prints about a kind of diagnostic, and the traits that other parts rely on.
public struct DiagnosticExplanation: Sendable, Equatable {
  /// The identifier of the diagnostics.
  public var id: String
  /// The rule, in one sentence without a full stop.
  public var summary: Message
  /// The reason for the rule, and the way to follow it.
  public var text: Message
  /// Content that violates the rule, followed by content that follows it.
  public var example: Message
  /// The properties that other parts need to know.
  public var traits: DiagnosticTraits
  /// The identifiers of diagnostics in the same file that follow from these.
  public var entails: Set<String>

  public init(
    id: String, summary: Message, text: Message, example: Message, traits: DiagnosticTraits = [],
    entails: Set<String> = []
  ) {
    self.id = id
    self.summary = summary
    self.text = text
    self.example = example
    self.traits = traits
    self.entails = entails
  }
}

/// The properties of a kind of diagnostic.
public struct DiagnosticTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// After the mistake, the rest of the file is misread, so rules about the whole study would only repeat it.
  public static let isMisreading = Self(rawValue: 1)
  /// The rule is about a study as a whole, so a misreading violates it too.
  public static let isAboutWholeStudy = Self(rawValue: 2)
  /// Code is missing, so `solidsite verify` reports the mistake too.
  public static let isAboutMissingCode = Self(rawValue: 4)
  /// The rule is about a word of the format, so the nearest known word must be the one that the author meant.
  public static let isAboutWordOfFormat = Self(rawValue: 8)
  /// A misreading of one block, which leaves the headings of the study as they are.
  public static let isOfOneBlock = Self(rawValue: 16)
  /// Always an error of `solidsite verify`, which a study can't lower.
  public static let failsVerification = Self(rawValue: 32)
  /// After the mistake, a setting keeps its default, so rules about the setting would only repeat it.
  public static let leavesSettingUnread = Self(rawValue: 64)
  /// The rule compares a block with the one in its note, so a fault in that one's info string explains a difference.
  public static let comparesBlocks = Self(rawValue: 128)
}

/// The kinds of diagnostics by their identifiers.
public struct DiagnosticKinds: Sendable {
  private let explanations: [String: DiagnosticExplanation]

  /// Creates the kinds; the last explanation of an identifier counts.
  public init(_ explanations: some Sequence<DiagnosticExplanation>) {
    self.explanations = Dictionary(explanations.map { ($0.id, $0) }) { $1 }
  }

  /// Returns the traits of a kind; none for unknown ones.
  public func traits(of id: String) -> DiagnosticTraits { explanations[id]?.traits ?? [] }

  /// Returns the identifiers of diagnostics in the same file that follow from those of a kind.
  public func entailed(by id: String) -> Set<String> { explanations[id]?.entails ?? [] }
}
