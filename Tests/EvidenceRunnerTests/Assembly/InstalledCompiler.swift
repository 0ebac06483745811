import Foundation
import Subprocesses
import Testing

@testable import EvidenceRunner

/// The installed Swift compiler, in its own folder.
struct InstalledCompiler {
  let folder: URL

  /// Makes a folder with a module for each stand-in of the repository that the work asks for, and removes it in the end.
  static func inFolder(
    modules: [String] = [], _ work: (InstalledCompiler) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "solidsite-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = InstalledCompiler(folder: folder)
    for module in modules { try await compiler.makeModule(module) }
    try await compiler.makePrelude()
    try await work(compiler)
  }

  /// Typechecks the files of a module in Swift 6 mode, and returns the compiler's messages with places in the study.
  func typecheck(_ sources: ModuleSources) async throws -> String {
    let library = sources.codeFiles.contains(where: \.isMain) ? [] : ["-parse-as-library"]
    return sources.located(
      try await compile(["-frontend", "-typecheck", "-diagnostic-style", "llvm"] + library, sources).errorText)
  }

  /// Builds a program, and returns its path.
  func build(_ sources: ModuleSources) async throws -> String {
    let program = folder.appending(path: "program").path
    let result = try await compile(["-o", program], sources)
    try #require(result.isSuccess, "\(sources.located(result.errorText))")
    return program
  }

  private func compile(_ arguments: [String], _ sources: ModuleSources) async throws -> SubprocessResult {
    let place = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in sources.files { try Data(file.text.utf8).write(to: place.appending(path: file.name)) }
    let common =
      ["-swift-version", "6", "-module-name", "Study", "-I", folder.path]
      + (arguments.contains("-frontend") ? [] : ["-L", folder.path])
    return try await Subprocess("swiftc", arguments + common + sources.names, folder: place.path).run()
  }

  private func makePrelude() async throws {
    let place = folder.appending(path: "prelude")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in EvidencePrelude.files { try Data(file.text.utf8).write(to: place.appending(path: file.path)) }
    let name = EvidencePrelude.module
    let result = try await Subprocess(
      "swiftc",
      [
        "-swift-version", "6", "-parse-as-library", "-wmo", "-static", "-emit-library", "-emit-module",
        "-module-name", name, "-module-link-name", name, "-o", folder.appending(path: "lib\(name).a").path,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
      ] + EvidencePrelude.files.map(\.path), folder: place.path
    ).run()
    try #require(result.isSuccess, "\(result.errorText)")
  }

  private func makeModule(_ name: String) async throws {
    let sources = Content.folder.appending(path: "modules/\(name)")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let output = folder.appending(path: "\(name).swiftmodule").path
    let arguments = ["-parse-as-library", "-emit-module", "-module-name", name, "-I", folder.path]
    let result = try await Subprocess(
      "swiftc", arguments + ["-emit-module-path", output] + files, folder: sources.path
    ).run()
    try #require(result.isSuccess, "\(result.errorText)")
  }
}
