import CaseStudyModel
import CodeStructure

/// Decides at which step each file that only the before side has is removed.
///
/// It is the step whose `removes` in the front matter lists the file. Without one, it is the first step
/// - whose files declare a type that the file declares, as a module can't have both, or
/// - after which no other file names a type that the file declares, if one did so before.
/// All others disappear at the last step.
struct FileRemoval {
  /// The files that only the before side has, with the types that they declare.
  private let declarations: [String: Set<String>]
  /// The files that declare each of these types.
  private let declaringFiles: [String: [String]]
  /// The heading of the step that removes a file according to the front matter, by file.
  private let chosen: [String: String]
  private var removed: Set<String> = []
  private var cache: CodeNameCache

  init(from before: SourceTree, to after: SourceTree, of article: Article) {
    let language = before.layout.language
    let old = before.files.filter { after.files[$0.key] == nil }
    declarations = old.mapValues { Declarations($0.text, in: language).capitalizedTypes }
    declaringFiles = Dictionary(
      grouping: declarations.flatMap { path, types in types.map { (type: $0, path: path) } }, by: \.type
    ).mapValues { $0.map(\.path) }
    cache = CodeNameCache(of: declarations.values.reduce(into: []) { $0.formUnion($1) }, in: language)
    let pairs = article.frontMatter.steps.flatMap { step in step.removedFiles.map { ($0, step.heading) } }
    chosen = Dictionary(pairs) { first, _ in first }
  }

  /// Returns a step's tree without the files that have disappeared so far.
  /// - Parameters:
  ///   - tree: all files of the before side, with files that the steps have written replacing those of the same name.
  ///   - written: the files that the steps have written.
  ///   - previous: the tree of the step before.
  ///   - step: the step's heading.
  mutating func applied(
    to tree: SourceTree, written: SourceTree, following previous: SourceTree, at step: Heading, isLast: Bool
  ) -> SourceTree {
    if isLast { return tree.without { declarations[$0] != nil } }
    removed.formUnion(chosen.filter { declarations[$0.key] != nil && step.isNamed(in: [$0.value]) }.keys)
    if removed.count == declarations.count { return tree.without(removed.contains) }
    let new = written.files.reduce(into: Set<String>()) { $0.formUnion(cache.names(of: $1).declared) }
    removed.formUnion(declarations.filter { chosen[$0.key] == nil && !$0.value.isDisjoint(with: new) }.keys)
    let earlier = NameUses(in: previous, cache: &cache)
    var current = NameUses(in: tree.without(removed.contains), cache: &cache)
    var suspects = Array(declarations.keys)
    while let path = suspects.popLast() {
      guard current.has(path), chosen[path] == nil, let types = declarations[path],
        earlier.areNamed(types, outside: path), !current.areNamed(types, outside: path)
      else { continue }
      removed.insert(path)
      // The types that this file names may now be named nowhere else.
      suspects += current.remove(path).flatMap { declaringFiles[$0] ?? [] }
    }
    return tree.without(removed.contains)
  }
}

/// The files of a tree that name types.
private struct NameUses {
  private var files: [String: Set<String>] = [:]
  /// The number of files that name each type.
  private var counts: [String: Int] = [:]

  init(in tree: SourceTree, cache: inout CodeNameCache) {
    for file in tree.files {
      let used = cache.names(of: file).used
      files[file.key] = used
      for name in used { counts[name, default: 0] += 1 }
    }
  }

  func has(_ path: String) -> Bool { files[path] != nil }

  /// Returns whether a file with another path names one of the types.
  func areNamed(_ types: Set<String>, outside path: String) -> Bool {
    types.contains { counts[$0, default: 0] > (files[path]?.contains($0) == true ? 1 : 0) }
  }

  /// Removes a file, and returns the types that it named.
  mutating func remove(_ path: String) -> Set<String> {
    let used = files.removeValue(forKey: path) ?? []
    for name in used { counts[name, default: 0] -= 1 }
    return used
  }
}

/// Finds names in files, and reads a file again only if it has changed.
private struct CodeNameCache {
  /// The names in the code of a file, by its tokens.
  struct Names {
    /// The types that the file declares.
    var declared: Set<String>
    /// The types that the file names anywhere outside comments, including in literals, which may contain code.
    var used: Set<String>
  }

  private let wanted: Set<String>
  private let language: Language?
  private var known: [String: (file: AssembledFile, names: Names)] = [:]

  init(of wanted: Set<String>, in language: Language?) {
    self.wanted = wanted
    self.language = language
  }

  mutating func names(of entry: (key: String, value: AssembledFile)) -> Names {
    // Unchanged files share their lines, so that the comparison takes no time.
    if let known = known[entry.key], known.file == entry.value { return known.names }
    let text = entry.value.text
    let words = CodeTokens(text, in: language).texts.lazy.flatMap {
      $0.split { !$0.isPartOfWord }
    }
    let names = Names(
      declared: Declarations(text, in: language).capitalizedTypes.intersection(wanted),
      used: Set(words.lazy.map(String.init).filter(wanted.contains)))
    known[entry.key] = (entry.value, names)
    return names
  }
}
