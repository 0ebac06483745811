import CaseStudyModel
import SystemFiles

/// What writes the files of a new site that differ from those that are published.
struct StagedWriter: Sendable {
  /// The folder where the new site is put together.
  var staging: String
  /// The folder of the published site; need not be there.
  var published: String
  /// What is in it: no other file, which a link could lead to, is taken for one of the site.
  var tree: PublishedTree

  /// Makes a file's bytes, and writes them where the published file differs; they are dropped afterwards.
  /// - Returns: whether the file was written, with what was noticed while its bytes were made.
  func write(_ file: OutputFile) -> Result<Diagnosed<Bool>, any Error> {
    if Task.isCancelled { return .failure(PublishingError.interrupted) }
    let made = file.contents()
    if tree.files.contains(file.path), FileSystem.file(at: published + "/" + file.path, holds: made.value) {
      return .success(Diagnosed(false, made.diagnostics))
    }
    return Result {
      try inFolder(of: file.path) { target throws(SystemError) in try FileSystem.write(made.value, to: target) }
      return Diagnosed(true, made.diagnostics)
    }
  }

  /// Gives a published file a second name in the new site.
  func link(_ path: String) throws(SystemError) {
    try inFolder(of: path) { target throws(SystemError) in
      try FileSystem.linkOrCopy(published + "/" + path, to: target)
    }
  }

  /// Does something with a path of the new site, and once more with its folder created where that was missing.
  private func inFolder(of path: String, _ work: (String) throws(SystemError) -> Void) throws(SystemError) {
    let target = staging + "/" + path
    do {
      try work(target)
    } catch {
      guard error.isMissing, let slash = target.lastIndex(of: "/") else { throw error }
      try FileSystem.createFolders(String(target[..<slash]))
      try work(target)
    }
  }
}
