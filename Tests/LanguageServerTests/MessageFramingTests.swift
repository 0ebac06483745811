import Testing

@testable import LanguageServer

@Suite("The framing of messages")
struct MessageFramingTests {
  @Test(
    arguments: [
      ("Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("content-length:2\r\n\r\n{}", ["{}"]),
      ("Content-Type: x\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
      ("}}Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}", ["no length", "{}"]),
      ("Content-Length: -1\r\n\r\n", ["no length"]),
      ("Content-Length: 99999999999999999999\r\n\r\n", ["no length"]),
      ("Content-Length: 5\r\n\r\n{}", []),
    ])
  func splitsAStream(stream: String, frames: [String]) {
    var framing = MessageFraming()
    framing.append(Array(stream.utf8))
    #expect(Self.frames(of: &framing) == frames)
  }

  @Test func joinsAMessageThatComesByteByByte() {
    var framing = MessageFraming()
    var frames: [String] = []
    for byte in "Content-Length: 4\r\n\r\n{\"\"}Content-Length: 2\r\n\r\n{}".utf8 {
      framing.append([byte])
      frames += Self.frames(of: &framing)
    }
    #expect(frames == ["{\"\"}", "{}"])
  }

  @Test func findsTheMessageThatATooLongOneSwallowed() {
    var framing = MessageFraming()
    framing.append(Array("Content-Length: 26\r\n\r\n{}Content-Length: 3\r\n\r\n[1]".utf8))
    guard case .message(let bytes) = framing.next() else {
      Issue.record("There is no message")
      return
    }
    framing.reject(bytes)
    #expect(Self.frames(of: &framing) == ["[1]"])
  }

  @Test func skipsAMessageOverTheLimit() {
    var framing = MessageFraming()
    let length = MessageFraming.longestMessage + 1
    framing.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(Self.frames(of: &framing) == ["too long"])
    let chunk = [UInt8](repeating: 0x20, count: length / 4 + 1)
    for start in stride(from: 0, to: length, by: chunk.count) {
      framing.append(chunk.prefix(length - start))
    }
    framing.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(Self.frames(of: &framing) == ["{}"])
  }

  @Test func dropsAHeaderWithoutEnd() {
    var framing = MessageFraming()
    framing.append([UInt8](repeating: 0x61, count: 100_000))
    framing.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(Self.frames(of: &framing).last == "{}")
  }

  @Test func givesUpOnHeadersInsideOfHeaders() {
    var headers: [String] = []
    var length = 0
    for _ in 0..<2_000 {
      headers.append("Content-Length: \(length)\r\n\r\n")
      length += headers[headers.count - 1].utf8.count
    }
    var framing = MessageFraming()
    framing.append(Array(headers.reversed().joined().utf8))
    var count = 0
    while case .message(let bytes) = framing.next() {
      framing.reject(bytes)
      count += 1
    }
    #expect(count == MessageFraming.rejectionLimit + 1)
    framing.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(Self.frames(of: &framing) == ["{}"])
  }

  private static func frames(of framing: inout MessageFraming) -> [String] {
    var frames: [String] = []
    while let frame = framing.next() {
      switch frame {
      case .message(let bytes): frames.append(String(decoding: bytes, as: UTF8.self))
      case .fault(.noLength): frames.append("no length")
      case .fault(.tooLong): frames.append("too long")
      }
    }
    return frames
  }
}

@Suite("The texts of messages")
struct MessageTextTests {
  private struct Parameters: Decodable { var text: String }

  @Test(
    arguments: [
      (#"\ud83d"#, "\u{FFFD}"), (#"\ude00x"#, "\u{FFFD}x"), (#"a\uD83Dx"#, "a\u{FFFD}x"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}"), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
      (#"\ud83d\n\ude00"#, "\u{FFFD}\n\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
      (#"\ud83d\ude00\ud83d\ude00"#, "\u{1F600}\u{1F600}"), (#"\\ud83d"#, #"\ud83d"#), (#"\\\ud83d"#, "\\\u{FFFD}"),
      (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"), ("\u{1F600}", "\u{1F600}"),
    ])
  func mayHaveHalvesOfCharacters(json: String, text: String) throws {
    let message = try IncomingMessage(Array(#"{"method": "m", "params": {"text": "\#(json)"}}"#.utf8))
    #expect(try message.parameters(Parameters.self).text == text)
  }

  @Test(arguments: [#""\ud83d"#, #""\u"#, #""\ud8"#, #"\"#, #""\ud83d\"#])
  func mayEndAnywhere(json: String) {
    #expect(throws: RPCFailure.self) { try IncomingMessage(Array(json.utf8)) }
  }
}
