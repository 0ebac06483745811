import CaseStudyModel

/// A list of studies or tags divided into pages, each with an address.
struct PagedList: Sendable {
  /// The maximum number of studies on a page.
  static let pageSize = 30

  /// The address of the first page.
  let path: String
  /// The indices of the studies or tags.
  let entries: [Int]
  /// The names below the first page's address that belong to other pages.
  var taken = TakenNames()
  /// The maximum number of entries on a page.
  var size = PagedList.pageSize

  /// The number of pages, at least 1.
  var pageCount: Int { max(1, (entries.count + size - 1) / size) }

  /// Returns the entries on a page.
  /// - Parameter number: the page's number, from 1.
  func entries(onPage number: Int) -> [Int] {
    Array(entries.dropFirst((number - 1) * size).prefix(size))
  }

  /// Returns the address of a page.
  func path(ofPage number: Int) -> String {
    number == 1 ? path : path + taken.free("page-\(number)") + "/"
  }

  /// Returns the pages that a pager links to: the first, the last, and those around the current one; `nil` is a gap.
  static func linkedPages(around current: Int, of count: Int) -> [Int?] {
    let near = Set([1, count] + (current - 2...current + 2)).filter { 1...count ~= $0 }.sorted()
    var pages: [Int?] = []
    for (previous, number) in zip([0] + near, near) {
      // A gap of one page takes as much room as a link to the page.
      if number - previous == 2 { pages.append(number - 1) }
      if number - previous > 2 { pages.append(nil) }
      pages.append(number)
    }
    return pages
  }
}

/// The names that generated addresses must avoid, because studies or tags use them.
struct TakenNames: Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  init() {}

  /// Collects the last parts of addresses.
  init(ofPaths paths: [String]) {
    for path in paths { if let name = SitePath.names(on: path).last { names.insert(name.lowercased()) } }
  }

  /// Collects the slugs and former addresses of studies.
  init(of studies: [CaseStudy]) {
    for study in studies {
      for name in [study.article.slug] + study.article.aliases.flatMap({ SitePath.names(on: $0).map(String.init) }) {
        names.insert(name.lowercased())
      }
    }
  }

  /// Returns a name with enough hyphens appended to be free.
  func free(_ name: String) -> String { names.contains(name) ? free(name + "-") : name }
}
