import CaseStudyModel

/// The numbers of all evidence as data: `evidence.json`, and the same rows as `evidence.csv`.
public struct EvidenceExportFormat: OutputFormat {
  public init() {}

  /// The path of the JSON below the output folder.
  static let path = "evidence.json"
  /// The path of the table below the output folder.
  static let tablePath = "evidence.csv"
  /// The version of both files; it rises when a column or a key changes its meaning.
  static let version = 1

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    if site.evidence.isEmpty { return Diagnosed([]) }
    return Diagnosed([
      OutputFile(path: Self.path) { Diagnosed(Array(Self.document(of: site).text.utf8)) },
      OutputFile(path: Self.tablePath) { Diagnosed(Self.table(of: site)) },
    ])
  }

  private static func rows(of site: Site) -> [ExportedRow] {
    site.studies.flatMap { study in
      site.evidence[study.article.slug].map { ExportedRows(of: study.article.slug, $0).rows } ?? []
    }
  }

  private static func document(of site: Site) -> JSONValue {
    let studies = site.studies.compactMap { study in
      site.evidence[study.article.slug].map { (study: study, evidence: $0.evidence) }
    }
    var members: [(key: String, value: JSONValue)] = [
      ("version", .integer(version)), ("title", .string(site.configuration.title)),
      ("url", .string(site.absoluteRoot)),
      ("columns", .object(ExportedRow.columns.map { ($0.name, .string($0.definition)) })),
      ("measures", .object(measures(of: site, studies.map(\.evidence)))),
      (
        "studies",
        .array(
          studies.map { study, evidence in
            .object([
              ("study", .string(study.article.slug)), ("title", .string(study.article.title)),
              ("path", .string(PagePath.study(study))), ("toolchain", .string(EvidenceText.plain(evidence.toolchain))),
              ("requests", .array(evidence.requests.map(request))),
              ("registration", evidence.registration.map(registration) ?? .null),
            ])
          })
      ),
    ]
    if let trials = site.trials { members += trials.exported }
    members.append(("rows", .array(rows(of: site).map { .array($0.cells) })))
    return .object(members)
  }

  private static func registration(_ registration: StudyRegistration) -> JSONValue {
    let parts = StudyRegistration.Part.allCases.compactMap { part in
      registration.parts[part].map { count in
        (
          part.rawValue,
          JSONValue.object([
            ("all", .integer(count.all)), ("registered", .integer(count.registered)),
            ("removed", .integer(count.removed ?? 0)),
          ])
        )
      }
    }
    return .object([
      ("obstacle", .optional(registration.obstacle?.rawValue)),
      ("before", .optional(registration.before.map(EvidenceText.plain))),
      ("after", .optional(registration.after.map(EvidenceText.plain))), ("parts", .object(parts)),
    ])
  }

  private static func request(_ request: RequestEvidence) -> JSONValue {
    .object([
      ("title", .string(EvidenceText.plain(request.title))), ("isAdverse", .bool(request.isAdverse)),
      ("registration", .optional(request.registration.map(EvidenceText.plain))),
    ])
  }

  /// Returns the definition of each measure: the format's own, and those of the principles in the evidence.
  private static func measures(of site: Site, _ evidence: [Evidence]) -> [(key: String, value: JSONValue)] {
    let shared = ExportedMeasure.allCases.map { (key: $0.rawValue, value: JSONValue.string($0.definition)) }
    let findings = evidence.flatMap(\.principles)
    let keys = Set(findings.flatMap { principle, finding in finding.measures.keys.map { [principle.rawValue, $0] } })
    return shared
      + keys.sorted { $0.lexicographicallyPrecedes($1) }.map { pair in
        let words = EvidenceWords(texts: site.texts, principle: Principle.ID(rawValue: pair[0]))
        let text = words.text(.text(pair[1]), as: .measure)
        return (pair[0] + " measure." + pair[1], JSONValue.string(EvidenceText.plain(text)))
      }
  }

  /// Source: RFC 4180.
  private static func table(of site: Site) -> [UInt8] {
    var out = Array((ExportedRow.columns.map(\.name).joined(separator: ",") + "\r\n").utf8)
    for row in rows(of: site) {
      out += Array((row.cells.map(cell).joined(separator: ",") + "\r\n").utf8)
    }
    return out
  }

  /// Returns a text with an apostrophe before each sign with which a spreadsheet begins a formula, at the start and
  /// after signs that divide cells in some countries.
  private static func withoutFormulas(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    var isAtStart = true
    for scalar in text.unicodeScalars {
      if isAtStart, "=+-@＝＋－＠\t\r\n".unicodeScalars.contains(scalar) { safe.append("'") }
      // Programs drop spaces and invisible characters in different ways.
      let isShown = !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
      isAtStart = ";\t\r\n".unicodeScalars.contains(scalar) || isAtStart && !isShown
      safe.append(scalar)
    }
    return String(safe)
  }

  private static func cell(_ value: JSONValue) -> String {
    switch value {
    case .bool(let answer): return answer ? "true" : "false"
    case .integer(let count): return String(count)
    case .number(let number): return String(number)
    case .string(let text):
      let safe = withoutFormulas(text)
      let isPlain = !safe.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
      if isPlain { return safe }
      // By scalars: a combining mark after a quotation mark would form a different `Character`.
      let quoted = safe.unicodeScalars.reduce(into: "") { $0.unicodeScalars += $1 == "\"" ? [$1, $1] : [$1] }
      return "\"\(quoted)\""
    case .null, .array, .object: return ""
    }
  }
}
