import CaseStudyModel

/// The words for stored evidence in a site's language, which the catalogue has under `evidence.`.
struct EvidenceWords: Sendable {
  /// A part of the evidence for a principle, which its keys belong to.
  enum Part: String {
    case score
    case sensitivity
    case precondition
    case reason
    case measure
    case table
    case cell
    case line
  }

  let texts: InterfaceTexts
  /// The principle whose own texts precede the general ones; `nil` for texts that aren't about a principle.
  var principle: Principle.ID?

  /// Returns a text of the catalogue.
  func text(_ key: String, _ values: [String: PlaceholderValue] = [:]) -> String {
    texts.text("evidence." + key, values)
  }

  /// Returns a phrase in words; a key that the catalogue lacks is shown as it is.
  func text(_ phrase: EvidencePhrase, as part: Part) -> String {
    switch phrase {
    case .verbatim(let text): text
    case .count(let count): String(count)
    case .text(let key, let arguments):
      known(key, as: part).map { texts.text($0, arguments.mapValues(value)) } ?? key
    }
  }

  /// Returns the catalogue's key for a key of the evidence; `nil` if the catalogue has none.
  func known(_ key: String, as part: Part) -> String? {
    let scopes = [principle.map { "evidence.\($0.rawValue)." }, "evidence."].compactMap { $0 }
    let keys = scopes.map { $0 + part.rawValue + "." + key }
    // A placeholder's value may be the reason why a request isn't met.
    return (part == .cell ? keys + ["evidence.problem." + key] : keys).first { texts[$0] != nil }
  }

  /// Returns a share in whole percents.
  func percent(_ ratio: Double) -> String {
    text("percent", ["number": .integer(Self.percent(ratio))])
  }

  /// Rounds tenths of a percent, the unit of stored shares, because binary fractions are often inexact.
  static func percent(_ ratio: Double) -> Int { Int(((ratio * 1000).rounded() / 10).rounded()) }

  /// Returns names as a list: "A, B, C"; if a name contains a comma, semicolons separate them.
  func list(_ names: [String]) -> String {
    names.joined(separator: names.contains { $0.contains(",") } ? "; " : ", ")
  }

  private func value(_ argument: EvidencePhrase.Argument) -> PlaceholderValue {
    switch argument {
    case .count(let count): .integer(count)
    case .ratio(let ratio): .text(percent(ratio))
    case .name(let name): .text(name)
    case .names(let names): .text(list(names))
    case .text(let key): .text(text(.text(key), as: .cell))
    case .phrases(let phrases): .text(texts.list(phrases.map { text($0, as: .cell) }))
    }
  }
}

extension EvidenceWords {
  /// Returns a measured value; `nil` is one that couldn't be measured.
  func measured(_ value: Measure.Value?) -> String {
    switch value {
    case .count(let count): String(count)
    case .ratio(let ratio): percent(ratio)
    case .answer(let answer): text(answer ? "yes" : "no")
    case nil: text("notMeasured")
    }
  }

  /// Returns the change of a value from the before side to the after side; empty if one side has none.
  func difference(_ sides: BothSides<Measure.Value?>) -> String {
    switch (sides.before, sides.after) {
    case (.count(let before), .count(let after)): before == after ? text("same") : Self.signed(after - before)
    case (.ratio(let before), .ratio(let after)): points(from: before, to: after)
    case (.answer(let before), .answer(let after)): text(before == after ? "same" : "changed")
    default: ""
    }
  }

  /// Returns the difference of two rounded shares, so that a reader who subtracts the shown numbers gets the same
  /// result.
  private func points(from before: Double, to after: Double) -> String {
    if before == after { return text("same") }
    let points = Self.percent(after) - Self.percent(before)
    let number = points == 0 ? (after > before ? "+<1" : "−<1") : Self.signed(points)
    return text("points", ["count": .integer(max(1, abs(points))), "number": .text(number)])
  }

  private static func signed(_ number: Int) -> String { (number < 0 ? "−" : "+") + String(number.magnitude) }
}

extension PrincipleEvidence {
  /// All keys with the parts that they belong to.
  var keys: [(key: String, part: EvidenceWords.Part)] {
    var cells: [EvidencePhrase] = []
    for table in tables {
      cells += table.columns
      for row in table.rows { cells += [row.name] + row.cells.map(\.content) }
    }
    var keys: [(key: String, part: EvidenceWords.Part)] = []
    if let score { keys.append((score.key, .score)) }
    keys += Self.keys(of: missing, as: .precondition)
    keys += Self.keys(of: reasons, as: .reason)
    for measure in measures.keys.sorted() { keys.append((measure, .measure)) }
    keys += Self.keys(of: tables.map(\.title), as: .table)
    keys += Self.keys(of: cells, as: .cell)
    keys += Self.keys(of: transcript, as: .line)
    return keys
  }

  private static func keys(
    of phrases: [EvidencePhrase], as part: EvidenceWords.Part
  ) -> [(key: String, part: EvidenceWords.Part)] {
    phrases.flatMap { keys(of: $0, as: part) }
  }

  private static func keys(
    of phrase: EvidencePhrase, as part: EvidenceWords.Part
  ) -> [(key: String, part: EvidenceWords.Part)] {
    guard case .text(let key, _) = phrase else { return [] }
    return [(key, part)] + phrase.keys.dropFirst().map { ($0, .cell) }
  }
}
