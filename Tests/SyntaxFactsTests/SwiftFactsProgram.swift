import Foundation
import SyntaxFacts
import Testing

/// The `swift-facts` program built with the tests, and a folder of sources for it.
struct SwiftFactsProgram {
  /// The output of a run.
  struct Run {
    var output: Data
    var errors: String
    var status: Int32
  }

  /// Whether the package has the program, which needs a toolchain with SwiftSyntax.
  static var isAvailable: Bool { path != nil }

  private static var path: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) { folder = bundle.bundleURL }
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("swift-facts")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
  }

  /// Runs the program in a folder with these files.
  static func run(_ arguments: [String], files: [String: String]) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("solidsite-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files.merging([".output": "", ".errors": ""], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let output = folder.appendingPathComponent(".output")
    let errors = folder.appendingPathComponent(".errors")
    let process = Process()
    let program: URL = try #require(path)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try Data(contentsOf: output), errors: try String(contentsOf: errors, encoding: .utf8),
      status: process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus)
  }

  /// The facts of these files, by path.
  static func facts(_ files: [String: String]) throws -> SourceFacts {
    let run = try run(files.keys.sorted(), files: files)
    try #require(run.status == 0, "\(run.errors)")
    return try SourceFacts(json: run.output)
  }

  /// The facts of these files as a whole.
  static func code(_ files: [String: String]) throws -> CodeBase {
    CodeBase(try facts(files))
  }
}
