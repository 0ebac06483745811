import CaseStudyModel

/// The texts that a theme's script shows: a string literal holds `{{>text/KEY}}` in the place of each.
enum ScriptTexts {
  /// Returns a script with its texts filled in.
  /// - Returns: the keys that no catalogue has, too, whose places stay as they are.
  static func filled(_ script: [UInt8], with texts: InterfaceTexts) -> (script: [UInt8], unknown: [String]) {
    var out: [UInt8] = []
    var unknown: [String] = []
    var start = 0
    for place in script.indices where place >= start && script[place...].starts(with: opening) {
      guard let end = script[place...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let key = String(decoding: script[(place + opening.count)..<end], as: UTF8.self)
      guard texts[key] != nil, script[end...].starts(with: closing) else {
        unknown.append(key)
        continue
      }
      out += script[start..<place]
      out += texts.text(key).utf8.flatMap(escaped)
      start = end + closing.count
    }
    return (out + script[start...], unknown)
  }

  private static let opening = Array("{{>text/".utf8)
  private static let closing = Array("}}".utf8)

  /// Returns a byte as it stands in a string literal of JavaScript between any quotes.
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
