/// Rewrites the addresses of files in style sheets.
enum StyleSheetAddresses {
  /// Returns the style sheet with the addresses in `url(…)` replaced.
  /// - Parameter name: returns the replacement of an address, or `nil` to keep it.
  static func rewritten(_ bytes: [UInt8], name: (String) -> String?) -> [UInt8] {
    let opening = Array("url(".utf8)
    var out: [UInt8] = []
    var start = 0
    while let place = bytes.firstIndex(of: opening, from: start),
      let end = bytes.firstIndex(of: [UInt8(ascii: ")")], from: place)
    {
      out += bytes[start..<place]
      let inner = bytes[(place + opening.count)..<end].filter { $0 != 0x22 && $0 != 0x27 && $0 != 0x20 }
      if let replacement = name(String(decoding: inner, as: UTF8.self)) {
        out += Array("url(\"\(replacement)\")".utf8)
      } else {
        out += bytes[place...end]
      }
      start = end + 1
    }
    return out + bytes[start...]
  }
}
