import Mustache

/// The links to the previous and the next page.
struct NeighboursView: TemplateView {
  /// A link to a neighbouring page.
  struct Neighbour: TemplateView {
    var title: String
    var url: String
    /// The language of the title, if it differs from the site's.
    var language: String?

    init(title: String, path: String, language: String? = nil, in context: PageContext) {
      self.title = title
      self.language = language
      url = context.url(for: path)
    }

    var values: [String: TemplateValue] {
      ["neighbourTitle": .text(title), "neighbourLanguage": .optional(language), "url": .text(url)]
    }
  }

  var previous: Neighbour?
  var next: Neighbour?

  /// - Parameter neighbour: returns the link to an item; called at most twice.
  init<Item>(at index: Int, of row: [Item], neighbour: (Item) -> Neighbour) {
    previous = index > 0 ? neighbour(row[index - 1]) : nil
    next = index + 1 < row.count ? neighbour(row[index + 1]) : nil
  }

  var values: [String: TemplateValue] {
    [
      "previous": .view(previous), "next": .view(next), "hasNeighbours": .bool(previous != nil || next != nil),
    ]
  }
}
