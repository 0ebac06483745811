/// A placeholder in rendered HTML.
///
/// A marker is the byte FF, a letter, an index and FF again. FF never occurs in UTF-8, and all text given to the parser
/// is valid UTF-8, so content can't be mistaken for a marker.
enum Marker {
  case headingStart(Int)
  case headingEnd(Int)
  case linkStart(Int)
  case image(Int)
  /// A fenced block, as an index into the outline's fences.
  case fence(Int)

  /// The byte at both ends of a marker.
  static let delimiter: UInt8 = 0xFF

  /// The marker's encoding.
  var bytes: [UInt8] {
    let (letter, index): (String, Int) =
      switch self {
      case .headingStart(let index): ("H", index)
      case .headingEnd(let index): ("h", index)
      case .linkStart(let index): ("L", index)
      case .image(let index): ("I", index)
      case .fence(let index): ("F", index)
      }
    return [Self.delimiter] + Array("\(letter)\(index)".utf8) + [Self.delimiter]
  }

  /// Parses the bytes between two delimiters.
  init?(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
    let index = content.dropFirst().reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    switch content.first {
    case UInt8(ascii: "H"): self = .headingStart(index)
    case UInt8(ascii: "h"): self = .headingEnd(index)
    case UInt8(ascii: "L"): self = .linkStart(index)
    case UInt8(ascii: "I"): self = .image(index)
    case UInt8(ascii: "F"): self = .fence(index)
    default: return nil
    }
  }
}
