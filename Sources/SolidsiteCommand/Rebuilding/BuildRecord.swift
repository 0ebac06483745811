import CaseStudyModel
import SiteStorage

/// The record of a build: what it asked, the fingerprints of the answers and of the site, and what it said.
struct BuildRecord: Sendable, Equatable {
  /// A question with the fingerprint of its answer.
  struct Answer: Sendable, Equatable {
    var question: BuildQuestion
    var fingerprint: UInt64
  }

  /// The key of all fingerprints.
  var key: KeyedHash.Key
  /// The fingerprint of the program and the way it was called.
  var conditions: UInt64
  /// The output folder.
  var output: String
  /// The published site.
  var site: PublishedSite
  /// The printed diagnostics, with the exit status.
  var diagnostics: PrintedDiagnostics
  /// The line that says that nothing has changed; empty for a quiet build.
  var summary: String
  /// The answers, sorted by question.
  var answers: [Answer]

  init(
    key: KeyedHash.Key, conditions: UInt64, output: String, site: PublishedSite, diagnostics: PrintedDiagnostics,
    summary: String, answers: [BuildQuestion: UInt64]
  ) {
    self.key = key
    self.conditions = conditions
    self.output = output
    self.site = site
    self.diagnostics = diagnostics
    self.summary = summary
    self.answers = answers.sorted { $0.key.line.utf8.lexicographicallyPrecedes($1.key.line.utf8) }
      .map { Answer(question: $0.key, fingerprint: $0.value) }
  }
}

extension BuildRecord {
  private static let header = "solidsite-build-1"

  /// The record as lines of text; the last one is a fingerprint of the others.
  var bytes: [UInt8] {
    var lines = [
      Self.header, Self.digits(key.low), Self.digits(key.high), Self.digits(conditions), Self.encoded(output),
      Self.digits(site.content), Self.encoded(site.marker), String(diagnostics.status.rawValue),
      String(diagnostics.stream.rawValue), Self.encoded(diagnostics.text), Self.encoded(summary),
    ]
    lines += answers.map { Self.digits($0.fingerprint) + " " + $0.question.line }
    let text = lines.joined(separator: "\n") + "\n"
    return Array((text + Self.digits(AnswerLog.fingerprint(of: [text], key)) + "\n").utf8)
  }

  /// Parses a record; `nil` if the bytes are malformed, incomplete or of another version.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 13, lines[0] == Self.header, lines[lines.count - 1].isEmpty,
      let low = Self.number(lines[1]), let high = Self.number(lines[2])
    else { return nil }
    key = KeyedHash.Key(low: low, high: high)
    let end = lines[lines.count - 2]
    guard Self.number(end) == AnswerLog.fingerprint(of: [String(text[..<end.startIndex])], key),
      let conditions = Self.number(lines[3]), let output = lines[4].percentDecoded,
      let content = Self.number(lines[5]), let marker = lines[6].percentDecoded,
      let status = Int32(lines[7]).flatMap(ExitStatus.init(rawValue:)),
      let stream = Int32(lines[8]).flatMap(Terminal.Stream.init(rawValue:)),
      let said = lines[9].percentDecoded, let summary = lines[10].percentDecoded
    else { return nil }
    self.conditions = conditions
    self.output = output
    self.summary = summary
    site = PublishedSite(content: content, marker: marker)
    diagnostics = PrintedDiagnostics(text: said, stream: stream, status: status)
    answers = []
    for line in lines[11..<(lines.count - 2)] {
      guard let blank = line.firstIndex(of: " "), let fingerprint = Self.number(line[..<blank]) else { return nil }
      let question = BuildQuestion(line: String(line[line.index(after: blank)...]))
      answers.append(Answer(question: question, fingerprint: fingerprint))
    }
  }

  private static func digits(_ number: UInt64) -> String { String(number, radix: 16) }

  private static func number(_ digits: Substring) -> UInt64? { UInt64(digits, radix: 16) }

  private static func encoded(_ text: String) -> String { text.percentEncoded(keeping: " /") }
}
