import Foundation
import Testing

/// The result of running the real program.
struct CommandRun: Equatable {
  var output: String
  var errors: String
  /// The exit status; the negative number of the signal, if one ended it.
  var status: Int32

  /// The program that was built together with the tests.
  static func program() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) { folder = bundle.bundleURL }
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("solidsite")
      if FileManager.default.isExecutableFile(atPath: program.path), !isFolder(program) { return program }
    }
    return try #require(nil, "the program isn't beside the tests")
  }

  /// A process of the program that is not running yet.
  static func process(_ arguments: [String], in folder: String, environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = try program()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "SOLIDSITE_THEME", "SOURCE_DATE_EPOCH"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    return process
  }
}

/// Runs the program to its end; `arguments` are split at spaces.
func solidsite(
  _ arguments: String, in folder: SiteFolder, environment: [String: String] = [:]
) throws -> CommandRun {
  try solidsite(arguments.split(separator: " ").map(String.init), in: folder, environment: environment)
}

/// Runs the program to its end.
func solidsite(
  _ arguments: [String], in folder: SiteFolder, environment: [String: String] = [:]
) throws -> CommandRun {
  try run(CommandRun.process(arguments, in: folder.path, environment: environment))
}

/// Runs a process to its end, through files, so that no pipe can fill up.
func run(_ process: Process) throws -> CommandRun {
  let base = NSTemporaryDirectory() + "/solidsite-run-" + UUID().uuidString
  let paths = [base + ".out", base + ".err"]
  for path in paths { _ = FileManager.default.createFile(atPath: path, contents: nil) }
  defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle(forWritingAtPath: paths[0])
  process.standardError = FileHandle(forWritingAtPath: paths[1])
  try process.run()
  process.waitUntilExit()
  let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let status = process.terminationStatus
  return CommandRun(
    output: texts[0], errors: texts[1], status: process.terminationReason == .uncaughtSignal ? -status : status)
}

private func isFolder(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
}
