import CaseStudyModel
import SiteStorage

/// The questions other than those for files.
extension BuildQuestion {
  /// The commit from which the days of last changes come.
  static let history = BuildQuestion(["history"])
  /// The repository around the site.
  static let repository = BuildQuestion(["repository"])
  /// The fault of that repository.
  static let repositoryFault = BuildQuestion(["repository-fault"])
  /// The program and fonts that draw cards.
  static let cardTools = BuildQuestion(["card-tools"])
  /// The names of the stored cards.
  static let storedCards = BuildQuestion(["cards"])

  /// Asks for the bytes of a stored card.
  static func storedCard(_ name: String) -> BuildQuestion { BuildQuestion(["card", name]) }

  /// The name of the stored card that is asked for; `nil` for other questions.
  var card: String? {
    guard let words, words.count == 2, words[0] == "card", StoredCard(name: words[1]) != nil else { return nil }
    return words[1]
  }

  /// Asks about commits.
  static func revision(_ question: RevisionQuestion) -> BuildQuestion {
    switch question {
    case .file(let paths): BuildQuestion(["file"] + paths.flatMap { [$0.revision, $0.path, $0.folder] })
    case .files(let side): BuildQuestion(["side"] + words(of: side))
    case .request(let revision, let bases): BuildQuestion(["request", revision] + bases.flatMap(words))
    }
  }

  /// The question about commits; `nil` for other questions.
  var revision: RevisionQuestion? {
    guard var rest = words?[...], let subject = rest.popFirst() else { return nil }
    switch subject {
    case "file":
      let words = Array(rest)
      let starts = stride(from: 0, to: words.count - words.count % 3, by: 3)
      return .file(starts.map { RevisionPath(revision: words[$0], path: words[$0 + 1], folder: words[$0 + 2]) })
    case "side": return Self.side(&rest).map(RevisionQuestion.files)
    case "request":
      guard let revision = rest.popFirst() else { return nil }
      var bases: [RevisionSide] = []
      while let side = Self.side(&rest) { bases.append(side) }
      return .request(revision: revision, bases: bases)
    default: return nil
    }
  }

  private static func words(of side: RevisionSide) -> [String] {
    [side.revision, side.folder, String(side.patterns.count)] + side.patterns
  }

  /// Parses the words of a side, and removes them.
  private static func side(_ words: inout ArraySlice<String>) -> RevisionSide? {
    guard let revision = words.popFirst(), let folder = words.popFirst(),
      let count = words.popFirst().flatMap({ Int($0) }), (0...words.count).contains(count)
    else { return nil }
    defer { words = words.dropFirst(count) }
    return RevisionSide(revision: revision, patterns: Array(words.prefix(count)), folder: folder)
  }
}
