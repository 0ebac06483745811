import CaseStudyModel

@testable import SiteBuilder

/// Sites that are built from a few texts in memory, with a theme of a few words.
enum TestSite {
  /// A theme that shows a little of everything.
  static let theme = [
    "base.mustache": "{{$main}}{{/main}}", "assets/style.css": "a { background: url(dot.png) }",
    "assets/dot.png": "png",
    "home.mustache": "{{<base}}{{$main}}{{title}}:{{#studies}} {{title}}{{/studies}}{{/main}}{{/base}}",
    "case-study.mustache": "{{stylesheet}} {{title}} {{{body}}}", "case-studies.mustache": "{{title}}",
    "files.mustache": "{{title}}", "readme.mustache": "{{title}}",
    "principle.mustache": "{{title}} {{studyCount}} {{$particulars}}{{/particulars}}",
    "principle-srp.mustache": "srp",
    "principle-ocp.mustache":
      "{{<principle}}{{$particulars}}{{#particulars}}{{title}}{{/particulars}}{{/particulars}}{{/principle}}",
    "principle-lsp.mustache": "lsp", "principle-isp.mustache": "isp", "principle-dip.mustache": "dip",
    "tag.mustache": "{{title}}", "tags.mustache": "{{#tags}}{{title}} {{count}};{{/tags}}",
    "page.mustache": "{{{body}}}",
    "not-found.mustache": "{{site.url}}",
    "texts/en.yml": "count.studies:\n  one: \"{{count}} study\"\n  other: \"{{count}} studies\"",
  ]

  static func pipeline(_ content: [String: String], theme: [String: String] = [:]) -> SitePipeline {
    SitePipeline(
      content: MemoryContentSource(content), theme: MemoryContentSource(Self.theme.merging(theme) { _, new in new }),
      reader: TestReader(), highlighters: [LetHighlighter()])
  }

  /// The texts of all files by their paths.
  static func texts(_ build: SiteBuild) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: build.files.map { ($0.path, String(decoding: $0.contents().value, as: UTF8.self)) })
  }
}
