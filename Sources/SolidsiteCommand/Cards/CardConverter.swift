import CaseStudyModel
import Subprocesses

/// The program that turns SVG into PNG: `rsvg-convert` of librsvg.
///
/// It reads from standard input, where librsvg resolves no references to other files, and never uses the network.
struct CardConverter: Sendable {
  /// A reason why a card couldn't be converted.
  struct Fault: Error {
    var reason: Message
    /// Whether the time limit ended the program.
    var isTimeOut = false
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
      throw Fault(reason: error.message)
    }
    if result.end == .timeOut { throw Fault(reason: "it took more than 20 seconds", isTimeOut: true) }
    if result.end == .outputLimit { throw Fault(reason: "the picture is larger than 8 MB") }
    guard result.isSuccess else {
      let said = result.errorText.prefix { $0 != "\n" }
      throw Fault(reason: said.isEmpty ? "the program gave no reason" : Message(verbatim: said))
    }
    guard let picture = PNGPicture(result.output) else { throw Fault(reason: "the result isn't a picture") }
    return picture
  }

  private static func run(_ arguments: [String], input: String?) async throws(SubprocessError) -> SubprocessResult {
    // Without the user's locale, which would affect the forms of letters.
    try await Subprocess(
      "/usr/bin/env", ["LC_ALL=C.UTF-8", "TZ=UTC", "rsvg-convert"] + arguments, input: input, timeLimit: timeLimit,
      outputLimit: outputLimit
    ).run()
  }
}
