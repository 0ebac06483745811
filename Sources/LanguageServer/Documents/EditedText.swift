/// A text that is edited by successive changes, stored in pieces of a few kilobytes.
///
/// The time for a change depends on the size of a piece and the number of pieces, not on the size of the text, because
/// one message may have a hundred thousand changes.
struct EditedText: Sendable {
  /// A place in the text.
  private struct Place {
    var piece: Int
    var offset: Int
  }

  /// The length in bytes of a piece; up to twice as many stay together.
  private static let pieceLength = 2 << 10

  /// The pieces; only a single one may be empty.
  private var pieces: [TextPiece]

  init(_ bytes: [UInt8]) { pieces = Self.pieces(of: bytes) }

  /// All bytes of the text.
  var bytes: [UInt8] { pieces.flatMap(\.bytes) }

  /// Applies a change, whose range is in the text as it is now.
  mutating func apply(_ change: LSP.ContentChange, _ encoding: PositionEncoding) {
    guard let range = change.range else {
      pieces = Self.pieces(of: Array(change.text.utf8))
      return
    }
    let start = place(of: range.start, encoding)
    var end = place(of: range.end, encoding)
    if (end.piece, end.offset) < (start.piece, start.offset) { end = start }
    var bytes = Array(pieces[start.piece].bytes[..<start.offset])
    bytes += change.text.utf8
    bytes += pieces[end.piece].bytes[end.offset...]
    let isAll = start.piece == 0 && end.piece == pieces.count - 1
    let new = bytes.isEmpty && !isAll ? [] : Self.pieces(of: bytes)
    pieces.replaceSubrange(start.piece...end.piece, with: new)
  }

  private static func pieces(of bytes: [UInt8]) -> [TextPiece] {
    if bytes.count <= 2 * pieceLength { return [TextPiece(bytes)] }
    return stride(from: 0, to: bytes.count, by: pieceLength).map {
      TextPiece(Array(bytes[$0..<min($0 + pieceLength, bytes.count)]))
    }
  }

  /// Returns the place of a position; one beyond the end of a line or of the text counts as the end.
  private func place(of position: LSP.Position, _ encoding: PositionEncoding) -> Place {
    if position.line < 0 { return Place(piece: 0, offset: 0) }
    guard var place = start(ofLine: position.line) else {
      return Place(piece: pieces.count - 1, offset: pieces[pieces.count - 1].bytes.count)
    }
    var units = 0
    while true {
      if place.offset == pieces[place.piece].bytes.count {
        if place.piece == pieces.count - 1 { return place }
        place = Place(piece: place.piece + 1, offset: 0)
        let piece = pieces[place.piece]
        if piece.breaks == 0, units + piece.length(encoding) < position.character {
          units += piece.length(encoding)
          place.offset = piece.bytes.count
        }
        continue
      }
      let byte = pieces[place.piece].bytes[place.offset]
      // The bytes of a character stay together.
      let isContinued = encoding != .utf8 && byte & 0xC0 == 0x80 && position.character > 0
      let isEnd = units >= position.character || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if !isContinued, isEnd { return place }
      units += encoding.width(ofCharacterBeginningWith: byte)
      place.offset += 1
    }
  }

  /// Returns the place where a line begins; `nil` for a line after the last.
  private func start(ofLine line: Int) -> Place? {
    if line == 0 { return Place(piece: 0, offset: 0) }
    var rest = line
    for index in pieces.indices {
      var breaks = pieces[index].breaks
      // The line feed after this carriage return ends the line.
      if pieces[index].endsWithReturn, index + 1 < pieces.count, pieces[index + 1].beginsWithFeed { breaks -= 1 }
      if rest <= breaks { return Place(piece: index, offset: pieces[index].end(ofBreak: rest)) }
      rest -= breaks
    }
    return nil
  }
}

/// A piece of a text, with the numbers of its line breaks and code units.
private struct TextPiece: Sendable {
  let bytes: [UInt8]
  /// The number of line breaks; a carriage return at the end counts as one.
  let breaks: Int
  private let utf16: Int
  private let utf32: Int

  init(_ bytes: [UInt8]) {
    var (breaks, utf16, utf32) = (0, 0, 0)
    for (offset, byte) in bytes.enumerated() {
      if Self.isBreak(byte, at: offset, in: bytes) { breaks += 1 }
      utf16 += PositionEncoding.utf16.width(ofCharacterBeginningWith: byte)
      utf32 += PositionEncoding.utf32.width(ofCharacterBeginningWith: byte)
    }
    (self.bytes, self.breaks, self.utf16, self.utf32) = (bytes, breaks, utf16, utf32)
  }

  var endsWithReturn: Bool { bytes.last == UInt8(ascii: "\r") }
  var beginsWithFeed: Bool { bytes.first == UInt8(ascii: "\n") }

  /// Returns the number of units.
  func length(_ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: bytes.count
    case .utf16: utf16
    case .utf32: utf32
    }
  }

  /// Returns the offset after a line break; breaks are counted from 1.
  func end(ofBreak number: Int) -> Int {
    var rest = number
    for (offset, byte) in bytes.enumerated() where Self.isBreak(byte, at: offset, in: bytes) {
      rest -= 1
      if rest == 0 { return offset + 1 }
    }
    return bytes.count
  }

  private static func isBreak(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) -> Bool {
    byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
  }
}
