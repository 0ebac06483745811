import CaseStudyModel

/// The lists of the built-in words.
struct VocabularyFile: Sendable {
  var before: [String] = []
  var after: [String] = []
  var filler: [String] = []
  var neutral: [String] = []
  var topics: [String] = []
  var instructions: [String] = []
  var openers: [String] = []
  var keptCode: [String] = []
  var objections: [String] = []
  var negations: [String] = []
  var violations: [String] = []
  var repairs: [String] = []
  var refactorings: [String] = []
  var neutralLanguages: [String] = []
  var marks: [Side: [String]] = [:]
  var prose: [String: [String]] = [:]
  var patterns: [String: [PhrasePattern]] = [:]
  var sections: [String: [String]] = [:]
  var principles: [Principle.ID: [String]] = [:]
  var languages: [String: [String]] = [:]

  /// The words of `text`, parsed once.
  static let builtIn = VocabularyFile(text)

  private init(_ text: String) {
    let root: YAMLNode?
    do {
      root = try YAMLParser.parse(Array(text.utf8)[...], firstLine: 1)
    } catch {
      preconditionFailure("line \(error.position.line) of the vocabulary: \(error.message)")
    }
    let labels = root?["labels"]
    before = labels?["before"]?.leaves ?? []
    after = labels?["after"]?.leaves ?? []
    filler = root?["filler"]?.leaves ?? []
    neutral = root?["neutral"]?.leaves ?? []
    topics = root?["topics"]?.leaves ?? []
    instructions = root?["instructions"]?.leaves ?? []
    openers = root?["openers"]?.leaves ?? []
    keptCode = root?["keptCode"]?.leaves ?? []
    objections = root?["objections"]?.leaves ?? []
    negations = root?["negations"]?.leaves ?? []
    violations = root?["violations"]?.leaves ?? []
    repairs = root?["repairs"]?.leaves ?? []
    refactorings = root?["refactorings"]?.leaves ?? []
    neutralLanguages = root?["neutralLanguages"]?.leaves ?? []
    let marks = root?["marks"]
    self.marks = [.before: marks?["before"]?.leaves ?? [], .after: marks?["after"]?.leaves ?? []]
    prose = root?["prose"]?.lists ?? [:]
    patterns = root?["patterns"]?.patterns ?? [:]
    sections = root?["sections"]?.lists ?? [:]
    languages = root?["languages"]?.lists ?? [:]
    for (name, words) in root?["principles"]?.lists ?? [:] { principles[Principle.ID(rawValue: name)] = words }
  }
}

extension YAMLNode {
  /// All scalars below, in order; lists may be nested, one per natural language.
  fileprivate var leaves: [String] {
    switch content {
    case .scalar(let text, _): [text]
    case .sequence(let items): items.flatMap(\.leaves)
    case .mapping: []
    }
  }

  /// The patterns of each key; an item's first list of words has the beginnings, and its second the endings.
  fileprivate var patterns: [String: [PhrasePattern]] {
    Dictionary(entries.map { ($0.key, $0.value.items.compactMap(\.pattern)) }) { first, _ in first }
  }

  private var pattern: PhrasePattern? {
    items.count == 2 ? PhrasePattern(beginnings: items[0].leaves, endings: items[1].leaves) : nil
  }

  fileprivate var lists: [String: [String]] {
    Dictionary(entries.map { ($0.key, $0.value.leaves) }) { first, _ in first }
  }
}
