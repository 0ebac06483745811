/// A place of a term: a document, and a section of its text.
struct Posting: Sendable {
  /// The maximum section number; terms in later sections lead to the document itself.
  static let lastSection = 1023
  private let bits: Int32

  /// - Parameters:
  ///   - document: the number of the document.
  ///   - section: the number of the section's heading, counted from 1; 0 for text above the first one.
  init(_ document: Int32, section: Int) {
    bits = document << 10 | (section > Self.lastSection ? 0 : Int32(section))
  }

  /// The number of the document.
  var document: Int32 { bits >> 10 }

  /// The number of the section's heading, counted from 1; 0 for none.
  var section: Int { Int(bits & 1023) }
}
