import CaseStudyModel
import Mustache

/// The links to the page before and the page after one in a row.
struct NeighboursView: TemplateView {
  /// A page that another one leads on to.
  struct Neighbour: TemplateView {
    var title: String
    var url: String

    init(title: String, path: String, in context: PageContext) {
      self.title = title
      url = context.url(for: path)
    }

    var values: [String: TemplateValue] { ["neighbourTitle": .text(title), "url": .text(url)] }
  }

  var previous: Neighbour?
  var next: Neighbour?

  /// - Parameter neighbour: makes the neighbour at a place, and is asked for two.
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
