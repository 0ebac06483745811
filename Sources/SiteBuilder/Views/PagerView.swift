import Mustache

/// The links between the pages of a list.
struct PagerView: TemplateView {
  let list: PagedList
  /// The number of the page that shows the links.
  let current: Int
  let context: PageContext

  var values: [String: TemplateValue] {
    let count = list.pageCount
    let numbers = PagedList.linkedPages(around: current, of: count)
    return [
      "hasPager": .bool(count > 1),
      "pagerPages": .list(
        numbers.map { number in
          [
            "number": number.map { .integer($0) } ?? .null, "url": number.map(url) ?? .null,
            "isCurrent": .bool(number == current),
          ]
        }),
      "previousPage": current > 1 ? url(ofPage: current - 1) : .null,
      "nextPage": current < count ? url(ofPage: current + 1) : .null,
    ]
  }

  private func url(ofPage number: Int) -> TemplateValue { .text(context.url(for: list.path(ofPage: number))) }
}
