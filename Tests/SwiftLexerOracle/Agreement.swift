import CaseStudyModel
import CodeHighlighting

/// The agreement of the Swift lexer with SwiftIDEUtils, the oracle, on a body of code, in bytes that aren't whitespace.
public struct Agreement: Sendable {
  /// The number of bytes that the oracle puts in each class.
  public private(set) var total: [ComparedClass: Int] = [:]
  /// The number of those bytes that the lexer puts in the same class.
  public private(set) var agreed: [ComparedClass: Int] = [:]
  /// The first disagreements, one line for each.
  public private(set) var disagreements: [String] = []
  /// The maximum number of disagreements that are kept.
  private let limit: Int

  /// Creates an empty comparison that keeps up to `limit` disagreements.
  public init(keeping limit: Int = 40) {
    self.limit = limit
  }

  /// The share of all compared bytes that both put in the same class, from 0 to 1.
  public var share: Double {
    let total = total.values.reduce(0, +)
    return total == 0 ? 1 : Double(agreed.values.reduce(0, +)) / Double(total)
  }

  /// A table with a line for each class: the bytes compared, the bytes that agree, and their percentage.
  public var table: String {
    ComparedClass.allCases.map { compared in
      let total = total[compared, default: 0]
      let agreed = agreed[compared, default: 0]
      let percent = total == 0 ? 100 : Double(agreed) / Double(total) * 100
      return "\(compared)".padded(to: 10) + "\(total)".padded(to: 10) + "\(agreed)".padded(to: 10) + "\(percent) %"
    }.joined(separator: "\n")
  }

  /// Compares both on a file. A run of bytes that the oracle puts in one class yields at most one disagreement a line.
  /// - Parameters:
  ///   - source: the file's bytes.
  ///   - name: the file's name in disagreements.
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
          agreed[expected[index], default: 0] += 1
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
