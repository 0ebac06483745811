import CaseStudyModel

/// Distinguishes documents of a folder that have the same title, such as chapters that all begin with the title of
/// their book, because lists, links and search results show only titles.
enum TitlePolicy {
  /// Extends titles that several documents of one language share, unless the title comes from front matter.
  static func disambiguate(_ site: inout Site) {
    let articles = site.studies.map(\.article) + site.pages
    let shared = Dictionary(grouping: articles.indices.filter { articles[$0].frontMatter.title == nil }) {
      SharedTitle(text: articles[$0].title.lowercased(), language: articles[$0].language)
    }
    for group in shared.values where group.count > 1 {
      for (index, addition) in zip(group, additions(to: group.map { articles[$0] }, in: site)) {
        if index < site.studies.count {
          site.studies[index].article.tellApart(by: addition)
        } else {
          site.pages[index - site.studies.count].tellApart(by: addition)
        }
      }
    }
  }

  private struct SharedTitle: Hashable {
    var text: String
    var language: String?
  }

  /// Returns additions that distinguish articles with the same title: their only sections or else their languages of
  /// code, if most articles have one and all of these differ. The remaining articles, or all if nothing differs, get
  /// their places in the folder.
  private static func additions(to articles: [Article], in site: Site) -> [String] {
    let places = places(of: articles)
    for names in [articles.map(onlySection), articles.map { onlyLanguage(of: $0, in: site) }]
    where names.count(where: { $0 == nil }) * 2 < names.count {
      let additions = zip(names, places).map { $0 ?? $1 }
      if Set(additions).count == additions.count { return additions }
    }
    return places
  }

  /// Returns the title of the chapter, if the article's title is followed by a single section.
  private static func onlySection(of article: Article) -> String? {
    let sections = article.headings.filter { $0.level == 2 }
    return sections.count == 1 && sections[0].text != article.title ? ": " + sections[0].text : nil
  }

  private static func onlyLanguage(of article: Article, in site: Site) -> String? {
    let languages = Set(article.snippets.filter { $0.side != nil }.compactMap(\.language)).subtracting([.diff])
    return languages.count == 1 ? languages.first.map { " (\(site.title(of: $0)))" } : nil
  }

  /// Returns the parts of the articles' paths that differ.
  private static func places(of articles: [Article]) -> [String] {
    var paths = articles.map { AddressPolicy.place(of: $0.source)[...] }
    while paths.allSatisfy({ $0.count > 1 && $0.first == paths[0].first }) { paths = paths.map { $0.dropFirst() } }
    while paths.allSatisfy({ $0.count > 1 && $0.last == paths[0].last }) { paths = paths.map { $0.dropLast() } }
    return paths.map { " (" + $0.joined(separator: "/") + ")" }
  }
}
