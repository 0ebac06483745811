import CaseStudyModel

/// A question that a build asks the outside world, such as for the bytes of a file.
package struct BuildQuestion: Sendable, Hashable {
  /// The words in percent-encoded form, so that equal questions have equal bytes.
  package let line: String

  /// Creates a question from its subject and details.
  package init(_ words: [String]) {
    line = words.map { $0.percentEncoded(keeping: "/") }.joined(separator: " ")
  }

  /// Creates a question from its percent-encoded words.
  package init(line: String) { self.line = line }

  /// The subject and the details; `nil` if the line is malformed.
  package var words: [String]? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(\.percentDecoded)
    return words.contains(nil) ? nil : words.compactMap { $0 }
  }
}
