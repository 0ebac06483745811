/// Rewrites the addresses of files in style sheets.
enum StyleSheetAddresses {
  /// Returns the style sheet with the addresses in `url(…)` replaced.
  /// - Parameter name: returns the replacement of an address, or `nil` to keep it.
  static func rewritten(_ bytes: [UInt8], name: (String) -> String?) -> [UInt8] {
    let opening = Array("url(".utf8)
    var out: [UInt8] = []
    var index = 0
    // No address ends after the last closing bracket, so the search for one stays linear.
    let lastEnd = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    while index < bytes.count {
      guard index < lastEnd, bytes[index...].starts(with: opening),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      else {
        out.append(bytes[index])
        index += 1
        continue
      }
      let inner = bytes[(index + opening.count)..<end].filter { $0 != 0x22 && $0 != 0x27 && $0 != 0x20 }
      if let replacement = name(String(decoding: inner, as: UTF8.self)) {
        out += Array("url(\"\(replacement)\")".utf8)
      } else {
        out += bytes[index...end]
      }
      index = end + 1
    }
    return out
  }
}
