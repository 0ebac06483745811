/// The unit in which client and server count characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses the encoding: UTF-8, in which the site's places are counted, if the client knows it.
  init(offered: [String]?) { self = (offered ?? []).contains(Self.utf8.rawValue) ? .utf8 : .utf16 }

  /// Returns the number of units of a text.
  func length(of text: String) -> Int { text.utf8.reduce(0) { $0 + width(ofCharacterBeginningWith: $1) } }

  /// Returns the number of units of a character by its first byte in UTF-8; 0 for the bytes that follow the first.
  func width(ofCharacterBeginningWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case _ where byte & 0xC0 == 0x80: 0
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}
