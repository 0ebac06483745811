/// Splits a stream of bytes into messages, each preceded by a header with its length, and finds the next message after
/// a faulty one.
///
/// Source: Language Server Protocol 3.17, "Base Protocol".
struct MessageFraming {
  /// A part of the stream.
  enum Frame: Equatable {
    case message([UInt8])
    /// A header without a usable length, or a message over the limit, which is skipped.
    case fault(Fault)
  }

  /// A reason why a message can't be read.
  enum Fault: Equatable {
    case noLength
    case tooLong(Int)
  }

  /// The maximum length of a message in bytes.
  ///
  /// A file has at most 8 MB, and escapes can treble it. Decoding takes up to 24 bytes for each byte of JSON.
  static let longestMessage = 32 << 20
  /// The maximum length of a header in bytes.
  static let longestHeader = 4 << 10
  /// The maximum number of messages of one stretch of bytes that are put back; each costs a copy of what follows.
  static let rejectionLimit = 100

  private var buffer: [UInt8] = []
  /// The offset of the first byte that isn't consumed.
  private var start = 0
  /// The number of bytes of a message over the limit that are still to come.
  private var skipped = 0
  /// The number of messages that were put back since bytes were last added.
  private var rejections = 0

  /// Adds bytes to the end of the stream.
  mutating func append(_ bytes: some Collection<UInt8>) {
    rejections = 0
    let dropped = min(skipped, bytes.count)
    skipped -= dropped
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes.dropFirst(dropped)
  }

  /// Returns the next part of the stream; `nil` until more bytes are added.
  mutating func next() -> Frame? {
    guard let header = headerRange() else { return nil }
    guard let length = Self.length(in: buffer[header.lowerBound..<header.upperBound]) else {
      start = header.upperBound
      return .fault(.noLength)
    }
    if length > Self.longestMessage {
      let present = min(buffer.count - header.upperBound, length)
      start = header.upperBound + present
      skipped = length - present
      return .fault(.tooLong(length))
    }
    guard buffer.count - header.upperBound >= length else { return nil }
    start = header.upperBound + length
    return .message(Array(buffer[header.upperBound..<start]))
  }

  /// Puts back the part of an unreadable message that looks like the header of another, because its length was wrong.
  mutating func reject(_ message: [UInt8]) {
    guard rejections < Self.rejectionLimit, let name = Self.firstHeaderName(in: message[...]) else { return }
    rejections += 1
    buffer.replaceSubrange(..<start, with: message[name...])
    start = 0
  }

  /// Returns a message with its header.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  /// Returns the range of the next header with the empty line at its end.
  private mutating func headerRange() -> Range<Int>? {
    let end = Array("\r\n\r\n".utf8)
    var place = start
    while place + end.count <= buffer.count {
      if buffer[place] == end[0], buffer[place..<(place + end.count)].elementsEqual(end) {
        return start..<(place + end.count)
      }
      place += 1
      // Bytes before a header this long can't be part of it.
      if place - start > Self.longestHeader { start += 1 }
    }
    return nil
  }

  private static let name = Array("content-length:".utf8)

  /// Returns the length that a header states; bytes before its name are the rest of a faulty message.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    guard let name = firstHeaderName(in: header) else { return nil }
    let value = header[(name + Self.name.count)...].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: "\r") }
    guard let length = Int(String(decoding: value, as: UTF8.self).filter { $0 != " " }), length >= 0 else { return nil }
    return length
  }

  /// Returns the offset of the first name of a length.
  private static func firstHeaderName(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= name.count else { return nil }
    for place in bytes.startIndex...(bytes.endIndex - name.count) {
      // Letters differ from capitals in one bit.
      let isName = zip(bytes[place...], name).allSatisfy { $0 == $1 || ($1 >= 0x61 && $0 | 0x20 == $1) }
      if isName { return place }
    }
    return nil
  }
}
