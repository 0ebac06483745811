import Foundation
import Testing

/// A page of this repository's site that explains the program to authors.
struct AuthorsPage {
  /// The page's Markdown.
  var text: String

  /// - Parameter name: the name of the page's file, without its extension.
  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Content/pages/\(name).md")
    text = try String(contentsOf: file.standardized, encoding: .utf8)
  }

  /// The first cell of each row of the page's tables.
  var firstCells: [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { $0.split(separator: "|").first }
  }

  /// Returns the code of the first block with an info string.
  func code(_ info: String) throws -> String {
    let start = try #require(text.range(of: "\n```\(info)\n"))
    let rest = text[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "```\n"))).lowerBound])
  }
}
