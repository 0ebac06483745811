import CaseStudyModel
import CodeStructure

/// Decides at which step a file disappears that only the before side has.
///
/// It is the step whose `removes` in the front matter lists the file. Without one, it is the first step
/// - whose files declare a type that the file declares, as a module can't have both, or
/// - after which no other file names a type that the file declares, if one did so before.
/// All others disappear at the last step.
struct FileRemoval {
  /// The files that only the before side has, with the types that they declare.
  private let declarations: [String: Set<String>]
  /// The headings of the steps that the front matter makes remove a file, by the file.
  private let chosen: [String: String]
  private var removed: Set<String> = []
  private let language: Language?

  init(from before: SourceTree, to after: SourceTree, of article: Article) {
    language = before.layout.language
    let old = before.files.filter { after.files[$0.key] == nil }
    declarations = old.mapValues { [language] in CodeNames($0, in: language).declaredTypes }
    let pairs = article.frontMatter.steps.flatMap { step in step.removedFiles.map { ($0, step.heading) } }
    chosen = Dictionary(pairs) { first, _ in first }
  }

  /// Returns a step's tree without the files that have disappeared up to here.
  /// - Parameters:
  ///   - tree: all files of the before side, with those that the steps have written in place of their namesakes.
  ///   - written: the files that the steps have written.
  ///   - previous: the tree of the step before.
  ///   - step: the step's heading.
  mutating func applied(
    to tree: SourceTree, written: SourceTree, following previous: SourceTree, at step: Heading, isLast: Bool
  ) -> SourceTree {
    if isLast { return tree.without { declarations[$0] != nil } }
    removed.formUnion(chosen.filter { declarations[$0.key] != nil && step.isNamed(in: [$0.value]) }.keys)
    let new = written.files.values.reduce(into: Set<String>()) {
      $0.formUnion(CodeNames($1, in: language).declaredTypes)
    }
    removed.formUnion(declarations.filter { chosen[$0.key] == nil && !$0.value.isDisjoint(with: new) }.keys)
    let earlier = CodeNames.used(in: previous)
    var current = CodeNames.used(in: tree.without(removed.contains))
    // Without one file, another may not be named any longer.
    while let unused = firstUnused(among: current, of: earlier) {
      removed.insert(unused)
      current[unused] = nil
    }
    return tree.without(removed.contains)
  }

  /// Returns a file whose types no other file names, if another one did in the tree before.
  private func firstUnused(among current: [String: Set<String>], of earlier: [String: Set<String>]) -> String? {
    declarations.keys.sorted().first { path in
      guard current[path] != nil, chosen[path] == nil, let types = declarations[path] else { return false }
      func isNamed(in files: [String: Set<String>]) -> Bool {
        files.contains { $0.key != path && !$0.value.isDisjoint(with: types) }
      }
      return isNamed(in: earlier) && !isNamed(in: current)
    }
  }
}

/// The names in the code of a file, by its tokens.
struct CodeNames {
  /// The types that the file declares, which begin with a capital.
  let declaredTypes: Set<String>
  /// All words outside comments, also those in literals, which may hold code.
  let words: Set<String>

  init(_ file: AssembledFile, in language: Language?) {
    declaredTypes = Declarations(file.text, in: language).capitalizedTypes
    let words = CodeTokens(file.text, in: language).texts.lazy.flatMap {
      $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    self.words = Set(words.map(String.init))
  }

  /// Returns the words of each file of a tree.
  static func used(in tree: SourceTree) -> [String: Set<String>] {
    tree.files.mapValues { CodeNames($0, in: tree.layout.language).words }
  }
}
