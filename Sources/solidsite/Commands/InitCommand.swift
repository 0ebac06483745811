import SiteStorage
import SystemFiles

/// `solidsite init`: a starter site that builds.
struct InitCommand: Subcommand {
  var specification: CommandSpecification {
    CommandSpecification(
      "init", "create a small site that builds",
      operands: [
        OperandSpecification("DIR", "the folder to fill (default: the working folder)", completion: .folders)
      ])
  }

  func run(_ invocation: Invocation) throws -> ExitStatus {
    let folder = invocation.arguments.operands.first ?? "."
    let ignored = FilePath.joined(folder, ".gitignore")
    let hasIgnored = try FileStatus(of: ignored, followingLinks: false) != nil
    let files = StarterFiles.site().map { (path: FilePath.joined(folder, $0.path), bytes: $0.bytes) }
      .filter { !hasIgnored || $0.path != ignored }
    for file in files where try FileStatus(of: file.path, followingLinks: false) != nil {
      throw CommandFailure("The file '\(file.path)' is there already, and nothing was written")
    }
    for file in files {
      try FileSystem.createFolders(FilePath.folder(of: file.path))
      try FileSystem.write(file.bytes, to: file.path)
      invocation.console.say("Wrote \(file.path)")
    }
    if hasIgnored { invocation.console.say("'\(ignored)' was there already and should name the folder _site/") }
    let place = folder == "." ? "" : " --root \(folder)"
    invocation.console.say(
      "Now 'solidsite build\(place)' makes the site, and 'solidsite new \"Title\"\(place)' a study.")
    return .success
  }
}
