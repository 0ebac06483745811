/// The addresses of files in a style sheet.
enum StyleSheetAddresses {
  /// Replaces the relative addresses in `url(…)`.
  /// - Parameter name: returns what an address is to be replaced with, or `nil` to leave it.
  static func rewritten(_ bytes: [UInt8], name: (String) -> String?) -> [UInt8] {
    let opening = Array("url(".utf8)
    var out: [UInt8] = []
    var index = 0
    // Behind the last closing bracket no address ends.
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
