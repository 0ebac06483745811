import CodeStructure

/// The place of a method's body in the text of its file.
struct MethodBody {
  private let file: [UInt8]
  private let range: Range<Int>
  /// The declaration from the line with the name to the body.
  let signature: String

  /// The code between the braces.
  var text: String { String(decoding: file[range], as: UTF8.self) }

  /// Finds the body of the function whose name is in a line, counted from 1.
  init?(in text: String, from line: Int) {
    let code = CodeTokens(text, in: .swift)
    let tokens = code.texts
    guard let start = code.lines.firstIndex(where: { $0 >= line }) else { return nil }
    var opening = start
    while opening < tokens.count, tokens[opening] != "{" {
      // A default value may be a closure.
      opening = (tokens[opening] == "(" ? tokens.end(ofBracketAt: opening) ?? tokens.count : opening) + 1
    }
    guard opening < tokens.count, let end = tokens.end(ofBracketAt: opening) else { return nil }
    file = Array(text.utf8)
    range = code.ranges[opening].upperBound..<code.ranges[end].lowerBound
    signature = String(
      decoding: file[code.ranges[start].lowerBound..<code.ranges[opening].lowerBound], as: UTF8.self)
  }

  /// Returns the file's text with another body.
  func replaced(by body: String) -> String {
    String(decoding: file[..<range.lowerBound] + body.utf8 + file[range.upperBound...], as: UTF8.self)
  }

  /// Returns whether the body only returns a value, so that a mutant which does is the same code.
  func isOnly(_ value: String) -> Bool {
    let tokens = CodeTokens(text, in: .swift).texts
    return tokens.drop { $0 == "return" }.elementsEqual(CodeTokens(value, in: .swift).texts)
  }

  /// Returns whether the body uses a name.
  func uses(_ name: String) -> Bool {
    CodeTokens.withInterpolations(text, in: .swift).contains { $0.texts.contains(name) }
  }

  /// Returns the name that the body has for the parameter with a label.
  func localName(of label: String) -> String? {
    let words = signature.split { !$0.isPartOfWord && $0 != ":" }
    guard let index = words.firstIndex(where: { $0 == label || $0 == label + ":" }) else { return nil }
    let name = words[index].hasSuffix(":") ? words[index] : index + 1 < words.count ? words[index + 1] : ""
    return name.hasSuffix(":") && name != "_:" ? String(name.dropLast()) : nil
  }
}
