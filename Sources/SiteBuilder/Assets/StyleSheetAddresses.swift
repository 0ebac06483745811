/// Rewrites the addresses of files in style sheets.
enum StyleSheetAddresses {
  /// Returns the style sheet with the addresses in `url(…)` and `@import "…"` replaced.
  /// - Parameter name: returns the replacement of a path, or `nil` to keep it.
  static func rewritten(_ bytes: [UInt8], name: (String) -> String?) -> [UInt8] {
    let opening = Array("url(".utf8)
    let bytes = withImports(bytes, name: name)
    var out: [UInt8] = []
    var start = 0
    while let place = bytes.firstIndex(of: opening, from: start),
      let end = bytes.firstIndex(of: [UInt8(ascii: ")")], from: place)
    {
      out += bytes[start..<place]
      let inner = bytes[(place + opening.count)..<end].filter { $0 != 0x22 && $0 != 0x27 && $0 != 0x20 }
      if let replacement = replacement(of: String(decoding: inner, as: UTF8.self), name) {
        out += Array("url(\"\(replacement)\")".utf8)
      } else {
        out += bytes[place...end]
      }
      start = end + 1
    }
    return out + bytes[start...]
  }

  /// Returns the replacement of an address; what follows its path, such as `#icon`, stays.
  private static func replacement(of address: String, _ name: (String) -> String?) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty ? nil : name(String(path)).map { $0 + address.dropFirst(path.count) }
  }

  /// Returns the paths of the addresses in a style sheet.
  static func addresses(in bytes: [UInt8]) -> [String] {
    var addresses: [String] = []
    _ = rewritten(bytes) { address in
      addresses.append(address)
      return nil
    }
    return addresses
  }

  /// Returns the style sheet with the addresses that are texts after `@import` replaced.
  private static func withImports(_ bytes: [UInt8], name: (String) -> String?) -> [UInt8] {
    let keyword = Array("@import".utf8)
    var out: [UInt8] = []
    var start = 0
    var position = 0
    while let place = bytes.firstIndex(of: keyword, from: position) {
      position = place + keyword.count
      guard let open = bytes[position...].firstIndex(where: { $0 > UInt8(ascii: " ") }),
        [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[open]),
        let close = bytes.firstIndex(of: [bytes[open]], from: open + 1)
      else { continue }
      position = close + 1
      if let replacement = replacement(of: String(decoding: bytes[(open + 1)..<close], as: UTF8.self), name) {
        out += bytes[start..<open] + Array("\"\(replacement)\"".utf8)
        start = position
      }
    }
    return out + bytes[start...]
  }

  /// Returns the names of style sheets, each after those that it imports.
  /// - Parameter imports: returns the names of the style sheets that one refers to.
  static func inOrderOfImports(_ names: [String], imports: (String) -> [String]) -> [String] {
    var ordered: [String] = []
    var seen: Set<String> = []
    // Without recursion, because a chain of imports may be long.
    for name in names {
      var open = [(name, isDone: false)]
      while let (name, isDone) = open.popLast() {
        if isDone {
          ordered.append(name)
        } else if seen.insert(name).inserted {
          open.append((name, isDone: true))
          open += imports(name).map { ($0, isDone: false) }
        }
      }
    }
    return ordered
  }
}
