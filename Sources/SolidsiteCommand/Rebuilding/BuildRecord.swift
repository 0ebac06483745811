import CaseStudyModel
import SiteStorage

/// The record of a build: its questions, the fingerprints of the answers and of the site, and its output.
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
    return Array((text + Self.digits(key.fingerprint(of: text.utf8)) + "\n").utf8)
  }

  /// Parses a record; `nil` if the bytes are malformed, incomplete or of another version, or if the record isn't
  /// wanted.
  /// - Parameter isWanted: decides from the record without its answers whether to parse those. A forged record may have
  ///   millions of empty answers, which take many times the memory of their bytes.
  init?(_ bytes: [UInt8], if isWanted: (BuildRecord) -> Bool = { _ in true }) {
    var lines = RecordLines(bytes)
    guard lines.next() == Self.header, let low = lines.number(), let high = lines.number(),
      let conditions = lines.number(), let output = lines.text(), let content = lines.number(),
      let marker = lines.text(), let status = lines.next().flatMap({ Int32($0) }).flatMap(ExitStatus.init(rawValue:)),
      let stream = lines.next().flatMap({ Int32($0) }).flatMap(Terminal.Stream.init(rawValue:)),
      let said = lines.text(), let summary = lines.text()
    else { return nil }
    self.init(
      key: KeyedHash.Key(low: low, high: high), conditions: conditions, output: output,
      site: PublishedSite(content: content, marker: marker),
      diagnostics: PrintedDiagnostics(text: said, stream: stream, status: status), summary: summary, answers: [:])
    guard let end = lines.takeLast(), RecordLines.number(end) == key.fingerprint(of: lines.all),
      isWanted(self)
    else { return nil }
    while let line = lines.next() {
      guard let blank = line.firstIndex(of: " "), let fingerprint = RecordLines.number(String(line[..<blank])) else {
        return nil
      }
      let question = BuildQuestion(line: String(line[line.index(after: blank)...]))
      answers.append(Answer(question: question, fingerprint: fingerprint))
    }
    if !lines.isAtEnd { return nil }
  }

  private static func digits(_ number: UInt64) -> String { String(number, radix: 16) }

  private static func encoded(_ text: String) -> String { text.percentEncoded(keeping: " /") }
}

/// The lines of a record, read one by one.
private struct RecordLines {
  private let bytes: [UInt8]
  private var place = 0
  private var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// All lines but those that were taken from the end.
  var all: ArraySlice<UInt8> { bytes[..<end] }

  /// Whether no line is left.
  var isAtEnd: Bool { place == end }

  /// Returns the next line; `nil` after the last one, for a line that isn't finished, and for one that isn't UTF-8.
  mutating func next() -> String? {
    guard let feed = bytes[place..<end].firstIndex(of: UInt8(ascii: "\n")),
      let line = String(validating: Array(bytes[place..<feed]), as: UTF8.self)
    else { return nil }
    place = feed + 1
    return line
  }

  /// Returns the number in the next line.
  mutating func number() -> UInt64? { next().flatMap(Self.number) }

  /// Returns the text that the next line encodes.
  mutating func text() -> String? { next().flatMap { $0[...].percentDecoded } }

  /// Removes and returns the last line; `nil` if it isn't finished, or if it is the only one.
  mutating func takeLast() -> String? {
    guard !isAtEnd, bytes[end - 1] == UInt8(ascii: "\n"),
      let feed = bytes[place - 1..<end - 1].lastIndex(of: UInt8(ascii: "\n")),
      let line = String(validating: Array(bytes[feed + 1..<end - 1]), as: UTF8.self)
    else { return nil }
    end = feed + 1
    return line
  }

  static func number(_ digits: String) -> UInt64? { UInt64(digits, radix: 16) }
}
