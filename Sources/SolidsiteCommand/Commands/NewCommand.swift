import CaseStudyModel
import SiteBuilder
import SiteStorage
import SystemFiles

/// `solidsite new`: creates a study with sections to fill.
struct NewCommand: Subcommand {
  private static let principles = OptionSpecification(
    "principles", taking: .value(placeholder: "IDS"), "the principles that it illustrates, such as ocp,dip")

  var specification: CommandSpecification {
    CommandSpecification(
      "new", "create a study with the sections to fill",
      operands: [OperandSpecification("TITLE", isRequired: true, "the study's title")],
      options: [Self.principles, .root])
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let title = arguments.operands[0]
    guard let slug = TitleSlug.slug(for: title) else {
      throw UsageError("Title '\(title)' has no letter or digit to name a file after", command: "new")
    }
    let root = arguments.value(of: .root) ?? "."
    let paths = try DiskContentSource(root: root).paths()
    guard paths.contains(where: { $0 == "solidsite.yml" || $0.hasPrefix("Content/") }) else {
      throw CommandFailure("There is no site in '\(root)'; 'solidsite init' creates one")
    }
    let principles = try Self.principles(arguments.value(of: Self.principles) ?? "", of: paths)
    let path = FilePath.joined(root, "Content/case-studies/\(slug).md")
    for other in [path, FilePath.joined(root, "Content/case-studies/\(slug)")]
    where try FileStatus(of: other, followingLinks: false) != nil {
      throw CommandFailure("A study '\(other)' is there already; give the new one another title")
    }
    let folder = try SiteFile("Content/case-studies", in: root)
    try folder.opened(isCreating: true)
      .create(EntryName("\(slug).md"), StarterFiles.study(title: title, principles: principles))
    try invocation.console.output(path + "\n")
    return .success
  }

  /// Parses a list of principles, which the site or SOLID must define.
  private static func principles(_ list: String, of paths: [String]) throws(UsageError) -> [String] {
    let known = Principle.builtIn.map(\.id.rawValue) + paths.compactMap(definedPrinciple)
    var ids: [String] = []
    for word in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let id = word.lowercased()
      if !known.contains(id) {
        let nearest = nearestName(to: id, among: known)
        throw UsageError(
          "Principle '\(word)' isn't defined" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), command: "new")
      }
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private static func definedPrinciple(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count == 3, parts[0] == "Content", parts[1] == "principles", SitePath.isMarkdown(path)
    else { return nil }
    return parts[2].split(separator: ".").first.map { $0.lowercased() }
  }
}
