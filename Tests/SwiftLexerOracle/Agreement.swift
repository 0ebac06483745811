import CaseStudyModel
import CodeHighlighting

/// How far the Swift lexer and SwiftIDEUtils agree on a body of code, in bytes that aren't whitespace.
public struct Agreement: Sendable {
  /// Bytes of each compared class, by the oracle's opinion.
  public private(set) var total: [ComparedClass: Int] = [:]
  /// Those of them that the lexer puts in the same class.
  public private(set) var alike: [ComparedClass: Int] = [:]
  /// The first disagreements, a line each.
  public private(set) var disagreements: [String] = []
  private let limit: Int

  /// Creates an empty count that keeps up to `limit` disagreements.
  public init(keeping limit: Int = 40) {
    self.limit = limit
  }

  /// The share of all compared bytes that are in the same class, from 0 to 1.
  public var share: Double {
    let total = total.values.reduce(0, +)
    return total == 0 ? 1 : Double(alike.values.reduce(0, +)) / Double(total)
  }

  /// One line a class: bytes, bytes alike, per cent.
  public var table: String {
    ComparedClass.allCases.map { compared in
      let total = total[compared, default: 0]
      let alike = alike[compared, default: 0]
      let percent = total == 0 ? 100 : Double(alike) / Double(total) * 100
      return "\(compared)".padded(to: 10) + "\(total)".padded(to: 10) + "\(alike)".padded(to: 10) + "\(percent) %"
    }.joined(separator: "\n")
  }

  /// Compares the two on the file `name` with the bytes `source`.
  public mutating func add(_ source: [UInt8], name: String, highlighter: SwiftHighlighter) {
    let expected = SwiftOracle.classes(of: source)
    let spans = source.withUnsafeBufferPointer { highlighter.spans(of: $0) }
    var position = 0
    var reportedUpTo = 0
    for span in spans {
      let actual = ComparedClass(span.syntaxClass)
      for index in position..<position + span.utf8Length {
        let isBlank = source[index] == 0x20 || (0x09...0x0D).contains(source[index])
        if isBlank { continue }
        total[expected[index], default: 0] += 1
        if expected[index] == actual {
          alike[expected[index], default: 0] += 1
        } else if index >= reportedUpTo, disagreements.count < limit {
          reportedUpTo = index
          while reportedUpTo < source.count, expected[reportedUpTo] == expected[index], source[reportedUpTo] != 0x0A {
            reportedUpTo += 1
          }
          disagreements.append(
            Self.excerpt(of: source, at: index, name: name, expected: expected[index], actual: actual))
        }
      }
      position += span.utf8Length
    }
  }

  private static func excerpt(
    of source: [UInt8], at index: Int, name: String, expected: ComparedClass, actual: ComparedClass
  ) -> String {
    let lineStart = source[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = source[index...].firstIndex(of: 0x0A) ?? source.count
    let line = source[..<index].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let before = String(decoding: source[max(lineStart, index - 60)..<index], as: UTF8.self)
    let after = String(decoding: source[index..<min(lineEnd, index + 50)], as: UTF8.self)
    return "\(name):\(line):\(index - lineStart + 1): \(expected), not \(actual): \(before)⟪\(after)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
