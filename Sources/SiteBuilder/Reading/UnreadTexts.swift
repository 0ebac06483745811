import CaseStudyModel

/// The texts of a folder of documents that are written in other markup, and so aren't read.
package struct UnreadTexts: Sendable, Equatable {
  /// The extension, in lower case and without its dot.
  var ending: String
  /// The first of the files.
  package var example: String
  var count: Int

  /// The extensions of other programs' Markdown, whose texts can be renamed.
  private static let dialects: Set<String> = [
    "markdn", "mdown", "mdtxt", "mdwn", "mkd", "mkdn", "qmd", "rmd",
  ]
  /// The extensions of other markup. Plain text and HTML aren't among them, because such files are often in a
  /// repository for other reasons than as documents.
  private static let markups: Set<String> = [notebook, "adoc", "asciidoc", "mediawiki", "org", "rst", "textile"]
  /// The extension of notebooks; a few of them may be mere experiments.
  private static let notebook = "ipynb"

  /// The number of files that is reported beside any number of documents.
  private static let reportedCount = 10

  /// Returns the texts by extension, the most frequent one first.
  /// - Parameter output: the output folder, whose files are skipped.
  package static func all(among files: [String], output: String) -> [UnreadTexts] {
    var found: [String: UnreadTexts] = [:]
    for path in files {
      let ending = SitePath.fileExtension(of: path)
      guard dialects.contains(ending) || markups.contains(ending),
        !SiteInventory.isSkipped(path, output: output)
      else { continue }
      found[ending, default: UnreadTexts(ending: ending, example: path, count: 0)].count += 1
    }
    return found.values.sorted { ($1.count, $0.ending) < ($0.count, $1.ending) }
  }

  /// Returns a diagnostic for each extension that matters to the site. A few files next to many documents are most
  /// likely ignored on purpose. They are reported if there are at least as many as documents; notebooks, only if there
  /// are more.
  static func diagnostics(of site: Site, _ inventory: SiteInventory) -> [Diagnostic] {
    guard inventory.isOfDocuments else { return [] }
    let documents = inventory.studies.count + inventory.pages.count
    return all(among: site.files, output: site.configuration.output)
      .filter { $0.count >= ($0.ending == notebook ? documents + 1 : min(documents, reportedCount)) }.map(\.diagnostic)
  }

  private var diagnostic: Diagnostic {
    let summary: Message =
      count == 1
      ? "File '\(example)' isn't read, because its name doesn't end in '.md'"
      : "\(count) files such as '\(example)' end in '.\(ending)' and aren't read"
    let isMarkdown = Self.dialects.contains(ending)
    return Diagnostic(
      "MisnamedFile", .warning, summary, at: SourceRange(path: example, line: 1),
      solutions: [
        isMarkdown ? "end names of Markdown files in '.md'" : "convert them to Markdown, in files that end in '.md'"
      ])
  }
}
