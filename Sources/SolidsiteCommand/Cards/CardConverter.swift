import CaseStudyModel
import Subprocesses

/// The program that turns SVG into PNG: `rsvg-convert` of librsvg.
///
/// It reads from standard input, where librsvg resolves no references to other files, and never uses the network.
struct CardConverter: Sendable {
  /// A reason why a card couldn't be converted.
  struct Fault: Error {
    var reason: Message
  }

  /// The limits of a conversion, which takes 50 ms and yields 60 KB on average.
  private static let (timeLimit, outputLimit) = (Duration.seconds(20), 8 << 20)

  /// The program's name with its version, as pictures differ between versions.
  let version: String

  /// Finds the program.
  /// - Returns: `nil` if it isn't installed or doesn't run.
  static func installed() async -> CardConverter? {
    guard let result = try? await run(["--version"], input: nil), result.isSuccess, !result.output.isEmpty else {
      return nil
    }
    return CardConverter(version: result.text)
  }

  /// Converts a file.
  /// - Parameter svg: the path of the file.
  func picture(of svg: String) async throws(Fault) -> PNGPicture {
    let result: SubprocessResult
    do throws(SubprocessError) {
      result = try await Self.run(["--format=png"], input: svg)
    } catch {
      throw Fault(reason: Message(verbatim: "\(error)"))
    }
    if result.end == .timeOut { throw Fault(reason: "it took more than 20 seconds") }
    if result.end == .outputLimit { throw Fault(reason: "the picture is larger than 8 MB") }
    guard result.isSuccess else { throw Fault(reason: Message(verbatim: result.errorText.prefix { $0 != "\n" })) }
    guard let picture = PNGPicture(result.output) else { throw Fault(reason: "the result is no picture") }
    return picture
  }

  private static func run(_ arguments: [String], input: String?) async throws(SubprocessError) -> SubprocessResult {
    // Without the user's locale, which decides between forms of letters.
    try await Subprocess(
      "/usr/bin/env", ["LC_ALL=C.UTF-8", "TZ=UTC", "rsvg-convert"] + arguments, input: input, timeLimit: timeLimit,
      outputLimit: outputLimit
    ).run()
  }
}

/// A picture in PNG, with its size in pixels.
struct PNGPicture: Sendable {
  let bytes: [UInt8]
  let width: Int
  let height: Int

  /// - Returns: `nil` for other bytes.
  ///
  /// Source: Portable Network Graphics, 5.2 and 11.2.2.
  init?(_ bytes: [UInt8]) {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    guard bytes.count > 24, bytes.starts(with: start) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    self.bytes = bytes
    width = number(at: 16)
    height = number(at: 20)
  }
}
