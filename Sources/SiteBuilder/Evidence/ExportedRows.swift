import CaseStudyModel

/// The rows of one study in the export: every number in its evidence that pages print.
struct ExportedRows {
  private(set) var rows: [ExportedRow] = []
  private let study: String

  /// Lists the numbers of a study's evidence in a stable order.
  init(of study: String, _ stored: StudyEvidence) {
    self.study = study
    let evidence = stored.evidence
    add(.isStale, .answer(stored.isStale))
    add(evidence.refactoring, item: "refactoring")
    for side in Side.allCases {
      if let code = evidence.sides[side] { add(code, side) }
      if let picture = evidence.pictures[side] { add(.relations, .count(picture.relations.count), side: side) }
      if let ledger = evidence.ledger[side] { add(ledger, side) }
    }
    for (index, request) in evidence.requests.enumerated() {
      for side in Side.allCases {
        if let run = request.sides[side] { add(run, request: index + 1, side) }
      }
    }
    for (principle, finding) in evidence.principles.sorted(by: { $0.key < $1.key }) { add(finding, principle) }
  }

  private mutating func add(
    _ measure: ExportedMeasure, _ value: ExportedRow.Value, principle: Principle.ID? = nil, request: Int? = nil,
    side: Side? = nil, item: String = ""
  ) {
    rows.append(
      ExportedRow(
        study: study, principle: principle, request: request, side: side, measure: measure.rawValue, item: item,
        unit: measure.unit, value: value))
  }

  private mutating func add(_ cost: LineCost, request: Int? = nil, side: Side? = nil, item: String = "") {
    let counts: [(ExportedMeasure, Int)] = [
      (.existingFiles, cost.existingFiles), (.addedInExisting, cost.addedInExisting),
      (.removedInExisting, cost.removedInExisting), (.newFiles, cost.newFiles), (.addedInNew, cost.addedInNew),
    ]
    for (measure, count) in counts { add(measure, .count(count), request: request, side: side, item: item) }
    if let closure = cost.closure { add(.closure, .share(closure), request: request, side: side, item: item) }
  }

  private mutating func add(_ code: SideEvidence, _ side: Side) {
    add(.isCompiled, .answer(code.isCompiled), side: side)
    add(.files, .count(code.files.count), side: side)
    add(.lines, .count(code.files.values.reduce(0, +)), side: side)
    add(.programs, .count(code.runs.count), side: side)
    add(.passedPrograms, .count(code.runs.count { $0.outcome == .passed }), side: side)
  }

  private mutating func add(_ ledger: LedgerEvidence, _ side: Side) {
    add(ledger.totals, side: side, item: "favoured")
    add(ledger.allTotals, side: side, item: "all")
    add(.pairs, .count(ledger.pairs), side: side)
    for (measure, pairs) in [
      (ExportedMeasure.conflictingPairs, ledger.conflictingPairs), (.brokenPairs, ledger.brokenPairs),
    ] {
      add(measure, .count(pairs.count), side: side)
      for pair in pairs { add(measure, .count(1), side: side, item: pair.map(String.init).joined(separator: " ")) }
    }
    for (measure, edits) in [
      (ExportedMeasure.requestsPerFile, ledger.editsPerFile), (.requestsPerType, ledger.editsPerType),
    ] {
      for (name, count) in edits.sorted(by: { $0.key < $1.key }) {
        add(measure, .count(count), side: side, item: name)
      }
    }
  }

  private mutating func add(_ run: RequestRun, request: Int, _ side: Side) {
    add(.isMet, .answer(run.isMet), request: request, side: side)
    add(.isClosed, .answer(run.isClosed), request: request, side: side)
    add(run.cost, request: request, side: side)
    add(.glue, .count(run.glue), request: request, side: side)
  }
}

extension ExportedRows {
  private mutating func add(_ finding: PrincipleEvidence, _ principle: Principle.ID) {
    add(.verdict, .word(finding.verdict.rawValue), principle: principle)
    if let score = finding.score {
      for (side, count) in [(Side.before, score.before), (.after, score.after)] {
        if let count { add(.score, .count(count), principle: principle, side: side, item: score.key) }
      }
      if let base = score.base { add(.scoreBase, .count(base), principle: principle, item: score.key) }
    }
    for reading in Reading.allCases {
      if let holds = finding.readings[reading] {
        add(.reading, .answer(holds), principle: principle, item: reading.rawValue)
      }
    }
    for key in finding.worse { add(.isWorse, .answer(true), principle: principle, item: key) }
    for (key, measure) in finding.measures.sorted(by: { $0.key < $1.key }) {
      for side in Side.allCases {
        guard let value = measure.sides[side] else { continue }
        rows.append(
          ExportedRow(
            study: study, principle: principle, side: side, measure: "measure." + key, unit: measure.unit.exportedUnit,
            value: ExportedRow.Value(value)))
      }
    }
    for phrase in finding.reasons + finding.missing { add(phrase, principle, "reason") }
    for (index, table) in finding.tables.enumerated() {
      for row in table.rows {
        for (column, cell) in row.cells.enumerated() {
          add(
            cell.content, principle, "table.\(index + 1)", side: table.side,
            item: "\(row.name.exportedName), \(table.columns.dropFirst(column + 1).first?.exportedName ?? "")")
        }
      }
    }
  }

  /// Adds the numbers and names of a phrase, each under the phrase's key and that of its placeholder.
  private mutating func add(
    _ phrase: EvidencePhrase, _ principle: Principle.ID, _ measure: String, side: Side? = nil, item: String = ""
  ) {
    var values: [(String, String, ExportedRow.Value)] = []
    switch phrase {
    case .verbatim(let text): values = [(measure, "word", .word(text))]
    case .count(let count): values = [(measure, "count", .count(count))]
    case .text(let key, let arguments):
      for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
        let place = "\(measure).\(key).\(name)"
        switch argument {
        case .count(let count): values.append((place, "count", .count(count)))
        case .ratio(let ratio): values.append((place, "share", .share(ratio)))
        case .name(let name): values.append((place, "word", .word(name)))
        case .names(let names): values += names.map { (place, "word", .word($0)) }
        case .phrases(let phrases): for phrase in phrases { add(phrase, principle, place, side: side, item: item) }
        case .text: continue
        }
      }
    }
    rows += values.map { place, unit, value in
      ExportedRow(
        study: study, principle: principle, side: side, measure: place, item: item, unit: unit, value: value)
    }
  }
}

extension ExportedRow.Value {
  /// Creates the value that a measure has on one side.
  init(_ value: Measure.Value) {
    switch value {
    case .count(let count): self = .count(count)
    case .ratio(let ratio): self = .share(ratio)
    case .answer(let answer): self = .answer(answer)
    }
  }
}

extension Measure.Unit {
  fileprivate var exportedUnit: String { self == .ratio ? "share" : rawValue }
}

extension EvidencePhrase {
  /// The phrase as an item: its words in no language.
  fileprivate var exportedName: String {
    switch self {
    case .verbatim(let text): text
    case .count(let count): String(count)
    case .text(let key, let arguments): if case .name(let name) = arguments["name"] { name } else { key }
    }
  }
}
