import CaseStudyModel
import CodeStructure
import SourceTrees

/// A change request's edit of a file in the composition root.
///
/// Files are compared by tokens, so the layout of the code has no effect: a name that is added to a list of one line
/// counts as much as one on its own line.
struct RootEdit {
  /// The number of tokens that it adds; `nil` if it changes or removes a token.
  let addedTokens: Int?
  /// The lines that it adds and removes; an addition removes none, even if it rewrites a line.
  let cost: LineCost

  /// Compares a file with the edited one.
  init(_ edit: TreeChange.FileEdit, from old: SourceTree, to new: SourceTree) {
    let language = new.layout.language
    self.init(
      from: old.files[edit.path]?.text ?? "", to: new.files[edit.path]?.text ?? "", in: language,
      lines: (added: edit.addedLines, removed: edit.removedLines))
  }

  /// Compares two texts.
  /// - Parameter lines: the numbers of the added and removed lines.
  init(from old: String, to new: String, in language: Language?, lines: (added: [Int], removed: [Int])) {
    let before = Self.tokens(of: CodeTokens(old, in: language))
    var rest = Self.tokens(of: CodeTokens(new, in: language))[...]
    var added: [Int] = []
    var isAddition = true
    for token in before {
      guard let match = rest.firstIndex(where: { $0.text == token.text }) else {
        isAddition = false
        break
      }
      added += rest[..<match].map(\.line)
      rest = rest[(match + 1)...]
    }
    added += rest.map(\.line)
    addedTokens = isAddition ? added.count : nil
    let count = isAddition && !lines.removed.isEmpty ? Set(added).count : lines.added.count
    cost = LineCost(
      existingFiles: 1, addedInExisting: count, removedInExisting: isAddition ? 0 : lines.removed.count)
  }

  /// Returns whether edits only add a few tokens, such as a registration.
  static func areBrief(_ edits: some Sequence<RootEdit>) -> Bool {
    var count = 0
    for edit in edits {
      guard let added = edit.addedTokens else { return false }
      count += added
    }
    return count <= tokenLimit
  }

  /// The maximum number of tokens that a closed request may add to the composition root: three long lines.
  private static let tokenLimit = 90

  /// Returns the tokens of code with their lines, without commas after the last element of a list.
  private static func tokens(of code: CodeTokens) -> [(text: String, line: Int)] {
    code.texts.indices.filter { index in
      code.texts[index] != "," || index + 1 == code.texts.count || ![")", "]"].contains(code.texts[index + 1])
    }.map { (code.texts[$0], code.lines[$0]) }
  }
}
