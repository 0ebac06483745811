import CaseStudyModel
import CodeStructure

/// A snippet being classified, with its surroundings.
struct CodeBlock {
  var snippet: Snippet
  /// The index of the fence in the outline.
  var fence: Int
  /// The index of the fence's element in the outline.
  var element: Int
  /// The headings that apply, outermost first.
  var scopes: [Scope]
  /// The number of the heading of the section about one principle; 0 outside such sections.
  var part: Int
  /// The index of the heading of the enclosing change request.
  var requestHeading: Int?
  /// The side named by the block's own first comment, or by a title in its info string.
  var commentSide: Side?
  /// Whether comments split the fence into both sides.
  var isSplit = false
  /// The first comments.
  var comments: [String] = []
  /// Whether the info string names the block's file.
  var isFileNamed = false
  /// The file that the block is part of: its own, or one whose name begins the comment on its first line, as in
  /// `// Fee.swift: counts the hours`.
  var partOfFile: String?

  /// Whether the text above announces several examples, as in "Let's see a few examples:", so that the next block is
  /// another one and not a new version.
  var isOneOfSeveral = false

  /// Whether a side may still be inferred from the surrounding text.
  var isOpen: Bool {
    snippet.side == nil && snippet.sideSource == .none && requestHeading == nil && !isSettledNeutral
      && [.source, .usage, .output].contains(snippet.role)
  }

  /// Whether the side was inferred from sentences, order or signs in code, because nothing names it.
  var isInferred: Bool { snippet.side != nil && [.prose, .order, .types].contains(snippet.sideSource) }

  /// The number of the innermost heading, summary or beginning of a numbered example above the block.
  var innermostHeading: Int { scopes.last { $0.rank < .principleLine || $0.rank == .example }?.number ?? 0 }

  /// Whether the block is code of a design.
  var isCode: Bool { !isSettledNeutral && snippet.role == .source }

  /// The capitalized names of the types that the code declares.
  var declaredTypes: Set<String> { Declarations(snippet.code, in: snippet.language).capitalizedTypes }

  /// Whether the code declares a type twice at its margin, and so shows more than one version of it, although no
  /// comment that is understood divides them.
  ///
  /// A partial class and a C++ declaration without a body are no versions.
  var showsVersions: Bool {
    let tokens = CodeTokens(snippet.code, in: snippet.language)
    let lines = snippet.code.lines
    let margin = lines.margin
    let types = Declarations(tokens, in: snippet.language).names.filter { $0.kind == .type }
    let depth = types.map(\.depth).min()
    var declared: Set<[String]> = []
    for name in types {
      guard let places = name.places, name.depth == depth,
        lines[tokens.lines[places.keyword] - 1].indentation == margin,
        places.keyword == 0 || tokens.texts[places.keyword - 1] != "partial",
        places.name + 1 == tokens.texts.count || tokens.texts[places.name + 1] != ";"
      else { continue }
      // A class and an object of Scala may share a name.
      if !declared.insert([tokens.texts[places.keyword], name.name]).inserted { return true }
    }
    return false
  }

  /// Returns whether two blocks name different languages: if they declare the same types, one is a translation, not a
  /// new version.
  func isInOtherLanguage(than other: CodeBlock) -> Bool {
    guard let own = snippet.language, let language = other.snippet.language else { return false }
    return own != language
  }

  /// Returns whether two blocks name different files, so that they are parts of one design.
  func isInOtherFile(than other: CodeBlock) -> Bool {
    guard let own = partOfFile, let file = other.partOfFile else { return false }
    return own != file
  }

  /// Whether the language or a heading shows that the code isn't a version of a design.
  var isSettledNeutral = false

  /// Puts the block on a side; `nil` takes it off its side.
  /// - Parameter source: the rule that decides.
  mutating func take(_ side: Side?, by source: SideSource) {
    snippet.side = side
    snippet.sideSource = source
  }
}
