import CaseStudyModel

/// Imports and exports of modules, with which texts in MDX begin, and which have no meaning here.
enum ModuleStatements {
  private static let statements = CompiledPattern(
    #/
    (?: import \s (?: [\w$\s,{}*]+? \s from \s+ )? \s* ["'] [^"'\n]+ ["'] ;? \s* )*
    (?: export \s+ (?: const | let | var ) \s+ [\w$]+ \s* = [^=>] (?: . | \n )* [;\])}"'`] \s* )? $
    /#)

  /// The maximum length of statements in bytes, which bounds the time of matching.
  private static let lengthLimit = 4000

  /// Overwrites statements above the first heading or text with spaces, which preserves line numbers.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) {
    var index = start
    while index < bytes.count {
      var end = index
      // Headings and components end a paragraph without a blank line.
      while end < bytes.count, !isBreak(bytes, at: end) { end = lineEnd(bytes, from: end) + 1 }
      end = min(end, bytes.count)
      if index == end {
        let next = lineEnd(bytes, from: index)
        guard bytes[index..<next].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
        index = next + 1
        continue
      }
      guard areAll(String(decoding: bytes[index..<end], as: UTF8.self)) else { return }
      bytes.blank(index..<end)
      index = end
    }
  }

  /// Returns whether a paragraph has nothing but statements.
  static func areAll(_ text: String) -> Bool {
    guard text.hasPrefix("import") || text.hasPrefix("export"), text.utf8.count <= lengthLimit else { return false }
    return statements.prefixMatch(in: text) != nil
  }

  /// Returns whether the line at an index is blank, or begins a heading or a component.
  private static func isBreak(_ bytes: [UInt8], at index: Int) -> Bool {
    let first = bytes[index..<lineEnd(bytes, from: index)].first { $0 != UInt8(ascii: " ") }
    return first == nil || bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "<")
  }

  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
