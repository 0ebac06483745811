import Foundation
import SyntaxFacts

/// Prints the syntax facts of Swift files as one JSON document.
@main
enum SwiftFacts {
  /// Runs the program.
  static func main() {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
      fail("usage: swift-facts FILE…")
    }
    // The walk is recursive, and expressions can nest arbitrarily deep.
    let thread = Thread { print(factsOf: paths) }
    thread.stackSize = 256 << 20
    thread.start()
    while true { sleep(1000) }
  }

  private static func print(factsOf paths: [String]) -> Never {
    var files: [FileFacts] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { fail("can't read '\(path)'") }
      files.append(FileReader(path: path, source: String(decoding: data, as: UTF8.self)).facts())
    }
    do {
      try FileHandle.standardOutput.write(contentsOf: SourceFacts(files: files).json())
    } catch {
      fail("\(error)")
    }
    exit(0)
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("swift-facts: \(message)\n".utf8))
    exit(2)
  }
}
