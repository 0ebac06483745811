/// The place of a method's body in the text of its file.
struct MethodBody {
  private let characters: [Character]
  private let range: Range<Int>
  /// The text from the start of the line with the name to the body.
  let signature: String

  /// The code between the braces.
  var text: String { String(characters[range]) }

  /// Finds the body of the function whose name is in a line, counted from 1.
  init?(in text: String, from line: Int) {
    characters = Array(text)
    var index = 0
    for _ in 1..<max(line, 1) {
      guard let end = characters[index...].firstIndex(where: \.isNewline) else { return nil }
      index = end + 1
    }
    let start = index
    var parentheses = 0
    while index < characters.count, parentheses > 0 || characters[index] != "{" {
      if characters[index] == "(" { parentheses += 1 }
      if characters[index] == ")" { parentheses -= 1 }
      index += 1
    }
    guard index < characters.count else { return nil }
    signature = String(characters[start..<index])
    let opening = index
    var depth = 0
    var isText = false
    while index < characters.count {
      let character = characters[index]
      if character == "\\" { index += 1 } else if character == "\"" { isText.toggle() }
      if !isText, character == "{" { depth += 1 }
      if !isText, character == "}" { depth -= 1 }
      if depth == 0, index > opening { break }
      index += 1
    }
    guard index < characters.count else { return nil }
    range = (opening + 1)..<index
  }

  /// Returns the file's text with another body.
  func replaced(by body: String) -> String {
    String(characters[..<range.lowerBound]) + body + String(characters[range.upperBound...])
  }

  /// Returns the name that the body has for the parameter with a label.
  func localName(of label: String) -> String? {
    let words = signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }
    guard let index = words.firstIndex(where: { $0 == label || $0 == label + ":" }) else { return nil }
    let name = words[index].hasSuffix(":") ? words[index] : index + 1 < words.count ? words[index + 1] : ""
    return name.hasSuffix(":") && name != "_:" ? String(name.dropLast()) : nil
  }
}
