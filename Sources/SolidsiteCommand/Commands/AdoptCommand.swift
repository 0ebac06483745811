import CaseStudyModel
import CodeDifference
import SiteBuilder
import SiteStorage
import SystemFiles

/// `solidsite adopt`: writes the inferred sides into the Markdown, or prints a patch that does.
struct AdoptCommand: Subcommand {
  private static let write = OptionSpecification("write", "write the files instead of printing a patch")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "adopt", "write guessed sides into the info strings, as a patch to review",
      operands: [
        OperandSpecification("FILE", isRequired: true, isRepeated: true, "the files to read", completion: .files)
      ],
      options: [Self.write, .root, .configuration])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    var sites: [SiteLocation: Site] = [:]
    for operand in invocation.arguments.operands {
      let (location, path) = try SiteLocation.around(operand, root: invocation.arguments.value(of: .root))
      if try FileStatus(of: operand)?.kind != .file { throw CommandFailure("'\(operand)' isn't a file") }
      try SiteLocation.checkIsMarkdown(operand)
      let request = try SiteRequest(location, invocation.arguments)
      let site: Site
      if let known = sites[location] {
        site = known
      } else {
        site = try await parts.loader(
          content: request.content, revisions: request.revisions, options: request.load
        ).load().value
        sites[location] = site
        invocation.console.language.texts = try parts.texts(in: site.configuration.language, of: request.content)
      }
      let reader = try parts.studyReader(for: site, content: request.content)
      let file = SourceFile(path: path, bytes: try request.content.read(path))
      var asked = RevisionAnswers(lookup: request.revisions)
      _ = await asked.study(by: reader, from: file) { try? request.content.read($0) }
      let adoption = SideAdoption { [answers = asked] file in
        reader.study(from: file) {
          try? request.content.read($0)
        } revisions: {
          answers.answer(to: $0)
        }.value
      }
      let result = try adoption.adopted(file)
      if result.count == 0 {
        invocation.console.say("No side in '\(operand)' is a guess")
      } else if invocation.arguments.has(Self.write) {
        try SiteLocation.checkIsChangeable(operand, root: invocation.arguments.value(of: .root))
        try SiteFile(path, in: location.root).replace(file.bytes, by: result.bytes)
        invocation.console.say("Sides written into '\(operand)': \(result.count)")
      } else {
        let patch = UnifiedDifference.text(
          from: file.bytes, to: result.bytes, path: try Self.patchedPath(of: operand) ?? path)
        try invocation.console.output(patch: patch)
      }
    }
    return .success
  }

  /// Returns a file's path from the working folder in the form that programs need to apply patches, without links and
  /// parts such as `.` and `..`; `nil` if it is outside.
  private static func patchedPath(of file: String) throws -> String? {
    let resolved = try FileSystem.resolved(file) ?? file
    return FilePath.relative(resolved, to: try FileSystem.workingFolder())
  }
}
