extension LSP {
  /// The proposals at a place.
  struct CompletionList: Encodable, Sendable {
    /// Whether there are more than these, so that the client asks again as the author keeps typing.
    var isIncomplete: Bool
    var items: [CompletionItem]
  }

  /// A proposal.
  struct CompletionItem: Encodable, Sendable {
    var label: String
    var kind: Int
    var detail: String?
    var documentation: String?
    var sortText: String
    var textEdit: TextEdit
  }

  /// The kinds of proposals that are used.
  enum CompletionItemKind: Int {
    case property = 10
    case value = 12
    case keyword = 14
    case file = 17
    case reference = 18
  }
}
