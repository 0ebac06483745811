import CaseStudyModel
import EvidenceMeasures

/// A way in which a policy can depend on details although it compiles without them, or in which its test can pass
/// without it.
protocol PolicyLimit: Sendable {
  /// Returns a phrase that says what was found on the after side; `nil` for nothing.
  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase?
}

/// A limit that finds names in the code of the policy.
struct NamingPolicyLimit: PolicyLimit {
  /// The key of the names in a run.
  let key: String
  /// The key of the phrase.
  let phraseKey: String
  /// The phrase's placeholder for the names.
  let placeholder: String
  /// Whether names that the before side has too don't count.
  let isOfNewNames: Bool
  /// Returns the names in the code of one side's policy, in alphabetical order.
  let names: @Sendable (PolicyCode) -> [String]

  /// Creates a limit.
  /// - Parameter phraseKey: the key of the phrase, if another limit has one with the same words.
  init(
    _ key: String, phrase phraseKey: String? = nil, naming placeholder: String = "names", isOfNewNames: Bool = false,
    _ names: @escaping @Sendable (PolicyCode) -> [String]
  ) {
    self.key = key
    self.phraseKey = phraseKey ?? key
    self.placeholder = placeholder
    self.isOfNewNames = isOfNewNames
    self.names = names
  }

  func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    let former = isOfNewNames ? before.names[key] ?? [] : []
    let found = (after.names[key] ?? []).filter { !former.contains($0) }
    return found.isEmpty ? nil : .text(phraseKey, [placeholder: .names(found)])
  }
}

/// All limits of a verdict for dependency inversion.
enum PolicyLimits {
  /// The limits in the order in which they are checked; evidence states the first that applies. A new one is a line
  /// here.
  static let all: [any PolicyLimit] = [
    MovedRules(), CopiedValues(), MovedCalculations(),
    // A policy that has always read the machine's calendar wasn't made worse.
    NamingPolicyLimit("settings", phrase: "outsideDetails", naming: "details", isOfNewNames: true) {
      OutsideDetails.settings($0.code, in: $0.files)
    },
    NamingPolicyLimit("composedText") { $0.composedText }, DetailsCodes(), DetailsTexts(), MovedDecisions(),
    NamingPolicyLimit("detailsWords", naming: "texts") { $0.detailsWords },
    NamingPolicyLimit("namedDetails", naming: "texts") { $0.words.namedDetails(in: $0.code, files: $0.outside) },
    NamingPolicyLimit("askedTypes", naming: "types") { TypeQuestions.measure($0.code, in: $0.files) },
    NamingPolicyLimit("detailChoices", naming: "enums") { DetailChoices.measure($0.code, in: $0.files) },
    NamingPolicyLimit("detailOverloads") { DetailOverloads.measure($0.code, in: $0.files) },
    NamingPolicyLimit("truthPatterns") { $0.words.truthPatterns(in: $0.code, files: $0.files) },
    NamingPolicyLimit("detailFlags") { DetailFlags.measure($0.code, in: $0.files) },
    NamingPolicyLimit("describedValues") { $0.words.describedValues(in: $0.code, files: $0.files) },
    NamingPolicyLimit("fixedPositions") { $0.words.fixedPositions(in: $0.code, files: $0.files) },
    NamingPolicyLimit("untypedRequirements") {
      UntypedRequirements(code: $0.code, tree: $0.tree).requirements(of: $0.files)
    },
    NamingPolicyLimit("commandSequences") { $0.words.commandSequences },
    IdleRequirements(), UnnoticedValues(),
  ]

  /// The limits that look for names in the code of each side.
  static let naming = all.compactMap { $0 as? NamingPolicyLimit }

  /// Returns what the first limit that applies found; `nil` if none does.
  static func phrase(before: PolicyRun, after: PolicyRun) -> EvidencePhrase? {
    all.lazy.compactMap { $0.phrase(before: before, after: after) }.first
  }
}
