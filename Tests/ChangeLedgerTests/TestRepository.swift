import Foundation
import Subprocesses
import Testing

/// A real repository on disk for one test, removed afterwards.
struct TestRepository: Sendable {
  /// The folder that contains the repository and a test's other files.
  var folder: String
  var path: String { folder + "/repository" }

  static func with(_ work: (TestRepository) async throws -> Void) async throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    let repository = TestRepository(folder: base + "/solidsite-repository-" + UUID().uuidString)
    try FileManager.default.createDirectory(atPath: repository.path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: repository.folder) }
    try await repository.git("init", "--quiet", "--initial-branch=main", ".")
    try await work(repository)
  }

  /// Runs git in the repository without the user's configuration, and returns its output without the last line feed.
  @discardableResult
  func git(
    _ arguments: String..., input: String? = nil, at date: String = "2020-01-01T00:00:00Z"
  ) async throws -> String {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "A"
      environment["GIT_\(role)_EMAIL"] = "a@example.org"
      environment["GIT_\(role)_DATE"] = date
    }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    let settings = ["-c", "protocol.file.allow=always", "-c", "core.autocrlf=false"]
    let result = try await Subprocess("git", settings + arguments, environment: environment, folder: path, input: input)
      .run()
    try #require(result.isSuccess, "git \(arguments.joined(separator: " ")): \(result.errorText)")
    return result.text.hasSuffix("\n") ? String(result.text.dropLast()) : result.text
  }

  /// Writes files, removes those whose text is `nil`, and commits everything on a branch.
  /// - Parameter start: the revision at which to create the branch; `nil` if the branch exists.
  func commit(_ files: [String: String?], on branch: String, from start: String? = nil) async throws {
    if let start {
      try await git("checkout", "--quiet", "-b", branch, start)
    } else {
      try await git("checkout", "--quiet", branch)
    }
    for (path, text) in files {
      if let text {
        try write(Data(text.utf8), to: path)
      } else {
        try FileManager.default.removeItem(atPath: self.path + "/" + path)
      }
    }
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message", "on \(branch)")
  }

  /// Commits files as the first commit of `main`.
  func start(_ files: [String: String]) async throws {
    for (path, text) in files { try write(Data(text.utf8), to: path) }
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "start")
  }

  func write(_ bytes: Data, to path: String) throws {
    let url = URL(fileURLWithPath: self.path + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Returns all entries in the repository's folder, with modification time, size, permissions and bytes.
  func listing() throws -> [String: String] {
    var listing: [String: String] = [:]
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let bytes = FileManager.default.contents(atPath: path + "/" + name)?.base64EncodedString() ?? ""
      listing[name] = "\(time) \(attributes[.size] ?? 0) \(attributes[.posixPermissions] ?? 0) \(bytes)"
    }
    return listing
  }
}
