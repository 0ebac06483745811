import CaseStudyModel

/// Fills in the texts of a theme's script, which are placeholders `{{>text/KEY}}` in string literals.
enum ScriptTexts {
  /// Fills in the texts of a script.
  /// - Returns: the script, and the unknown keys, whose placeholders stay.
  static func filled(_ script: [UInt8], with texts: InterfaceTexts) -> (script: [UInt8], unknown: [String]) {
    var out: [UInt8] = []
    var unknown: [String] = []
    var start = 0
    var next = 0
    while let place = script.firstIndex(of: opening, from: next),
      let end = script.firstIndex(of: [UInt8(ascii: "}")], from: place)
    {
      next = place + 1
      let key = String(decoding: script[(place + opening.count)..<end], as: UTF8.self)
      guard texts[key] != nil, script[end...].starts(with: closing) else {
        unknown.append(key)
        continue
      }
      out += script[start..<place]
      out += texts.text(key).utf8.flatMap(escaped)
      start = end + closing.count
      next = start
    }
    return (out + script[start...], unknown)
  }

  private static let opening = Array("{{>text/".utf8)
  private static let closing = Array("}}".utf8)

  /// Returns a byte, escaped for a string literal of JavaScript with any quotes.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "$"):
      [UInt8(ascii: "\\"), byte]
    case 0x0A: Array("\\n".utf8)
    case 0x0D: Array("\\r".utf8)
    default: [byte]
    }
  }
}
