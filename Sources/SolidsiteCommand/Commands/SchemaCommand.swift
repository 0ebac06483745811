import CaseStudyModel

/// `solidsite schema`: prints the JSON Schema of settings, front matter, evidence or inspected studies.
struct SchemaCommand: Subcommand {
  var specification: CommandSpecification {
    CommandSpecification(
      "schema", "print a JSON Schema of your files, for editors and validators",
      discussion: """
        'front-matter' is the start of each Markdown file, 'settings' is solidsite.yml, 'evidence' is a file in
        .solidsite/evidence, and 'site' is what 'solidsite inspect --format json' prints.
        """,
      operands: [
        OperandSpecification(
          "NAME", isRequired: true, "front-matter, settings, evidence or site",
          completion: .words(SchemaCatalogue.names))
      ])
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let name = invocation.arguments.operands.first ?? ""
    guard let schema = SchemaCatalogue.schema(named: name) else {
      let nearest = nearestName(to: name, among: SchemaCatalogue.names)
      let names = SchemaCatalogue.names.joined(separator: ", ")
      throw UsageError(
        "There is no schema '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(names)"),
        command: "schema")
    }
    try invocation.console.output(schema.text)
    return .success
  }
}
