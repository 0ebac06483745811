import CaseStudyModel

/// A snippet that is being classified, with what stands around it.
struct Block {
  var snippet: Snippet
  /// The index of its fence, and of its element in the outline.
  var fence: Int
  var element: Int
  /// The headings in force, the outermost first.
  var scopes: [Scope]
  /// The part of the document that is about one principle, by the number of its heading; 0 for the whole document.
  var part: Int
  /// The change request's heading that it stands below.
  var requestHeading: Int?
  /// The side that the block's own comment names.
  var commentSide: Side?
  /// What its first comments say, in normal form.
  var comments: [String] = []

  /// Whether a side may still be inferred from what stands around the block.
  var isOpen: Bool {
    snippet.side == nil && snippet.sideSource == .none && requestHeading == nil && !isSettledNeutral
      && [.source, .usage, .output].contains(snippet.role)
  }

  /// The innermost heading or summary that the block stands below.
  var innermostHeading: Int {
    scopes.last { $0.rank != .boldLine }?.number ?? 0
  }

  /// Whether the language or a heading says that the code is no version of a design.
  var isSettledNeutral = false
}
