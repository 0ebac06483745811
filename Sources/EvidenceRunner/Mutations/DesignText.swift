import CaseStudyModel
import SourceTrees
import SyntaxFacts

/// The lines of a side's files, with the facts about them.
struct DesignText: Sendable {
  /// A top-level type with its file.
  struct Declaration: Sendable {
    var path: String
    var type: TypeDeclaration
  }

  /// The lines of each file, by its path.
  var files: [String: [String]]
  var facts: SourceFacts
}

extension DesignText {
  /// Creates the text of a tree.
  init(_ tree: SourceTree, facts: SourceFacts) {
    self.init(files: tree.files.mapValues { $0.lines.map(\.text) }, facts: facts)
  }

  /// The top-level types, in the order of files and lines.
  var types: [Declaration] {
    facts.files.flatMap { file in
      file.types.filter { !$0.name.contains(".") }.map { Declaration(path: file.path, type: $0) }
    }
  }

  /// Finds a top-level type.
  func type(_ name: String) -> Declaration? { types.first { $0.type.name == name } }

  /// Returns the types that name a protocol in their own or an extension's inheritance clause, sorted.
  func conformers(of name: String) -> [String] {
    let extensions = facts.files.flatMap(\.extensions).filter { $0.inherited.contains { $0.name == name } }
    let declared = facts.files.flatMap(\.types).filter { $0.inherited.contains { $0.name == name } }
    return Set(declared.map(\.name) + extensions.map(\.extendedType.name)).sorted()
  }

  /// Returns the concrete types below a type, even through protocols between them, sorted; types of other modules
  /// included.
  func concreteTypes(below name: String) -> [String] { CodeBase(facts).concreteTypes(below: name) }

  /// Returns the lines of a type's declaration and of its extensions.
  func declarations(of name: String) -> [ArraySlice<String>] {
    facts.files.flatMap { file in
      let declared = file.types.filter { $0.name == name }.map(\.lines)
      let extended = file.extensions.filter { $0.extendedType.name == name }.map(\.lines)
      return (declared + extended).map { text(of: $0, in: file.path) }
    }
  }

  /// Returns the lines of a declaration.
  func text(of lines: DeclarationLines, in path: String) -> ArraySlice<String> {
    let file = files[path] ?? []
    return file[max(0, lines.first - 1)..<max(0, min(lines.last, file.count))]
  }

  /// Returns the lines of a declaration as one, without comments.
  func line(of lines: DeclarationLines, in path: String) -> String {
    text(of: lines, in: path).map { String($0.drop { $0 == " " }) }.filter { !$0.hasPrefix("//") }
      .joined(separator: " ")
  }

  /// Returns the lines between a declaration's braces; `nil` unless both braces end or fill a line.
  func content(of lines: DeclarationLines, in path: String) -> Range<Int>? {
    guard let file = files[path], lines.last <= file.count, lines.name < lines.last,
      file[lines.last - 1].allSatisfy({ $0 == "}" || $0 == " " }),
      let open = (lines.name - 1..<lines.last - 1).first(where: { file[$0].hasSuffix("{") })
    else { return nil }
    return open + 1..<lines.last - 1
  }

  /// Splits the text of a file.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the files with every line changed.
  func mapLines(_ change: (String) -> String) -> [String: [String]] {
    files.mapValues { $0.map(change) }
  }
}

extension String {
  /// Replaces an identifier wherever it is a whole word.
  func replacingIdentifier(_ name: String, by other: String) -> String {
    var result = ""
    var word = ""
    for character in self {
      if character.isPartOfWord {
        word.append(character)
      } else {
        result += word == name ? other : word
        word = ""
        result.append(character)
      }
    }
    return result + (word == name ? other : word)
  }

  /// Replaces a protocol with a concrete type, which takes neither `any` nor `some`.
  func replacingExistential(_ name: String, by type: String) -> String {
    let marked = replacingIdentifier(name, by: "\u{1}")
    return marked.replacing("any \u{1}", with: type).replacing("some \u{1}", with: type).replacing("\u{1}", with: type)
  }

  /// Drops a name from an inheritance clause that is written on one line.
  func withoutInherited(_ name: String) -> String {
    let marked = replacingIdentifier(name, by: "\u{1}")
    // The name is the first of several, a later one, or the only one.
    for (written, rest) in [(": \u{1}, ", ": "), (", \u{1}", ""), (": \u{1}", "")] where marked.contains(written) {
      return marked.replacing(written, with: rest, maxReplacements: 1).replacing("\u{1}", with: name)
    }
    return self
  }
}
