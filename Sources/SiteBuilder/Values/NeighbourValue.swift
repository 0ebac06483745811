import CaseStudyModel
import Mustache

/// The ways to the page before and the page after, as templates show them.
enum NeighbourValue {
  /// A page that another one leads on to.
  struct Neighbour: Sendable {
    var title: String
    var path: String
  }

  /// Returns the links to the neighbours of a place in a row of pages.
  /// - Parameter neighbour: makes the neighbour at a place, and is asked for two.
  static func values<Item>(
    at index: Int, of row: [Item], in context: PageContext, neighbour: (Item) -> Neighbour
  ) -> [String: TemplateValue] {
    let previous = index > 0 ? neighbour(row[index - 1]) : nil
    let next = index + 1 < row.count ? neighbour(row[index + 1]) : nil
    return [
      "previous": value(previous, in: context), "next": value(next, in: context),
      "hasNeighbours": .bool(previous != nil || next != nil),
    ]
  }

  private static func value(_ neighbour: Neighbour?, in context: PageContext) -> TemplateValue {
    guard let neighbour else { return .null }
    return ["neighbourTitle": .text(neighbour.title), "url": .text(context.url(for: neighbour.path))]
  }
}
