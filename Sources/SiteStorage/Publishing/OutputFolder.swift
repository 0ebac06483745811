import SystemFiles

/// The folder that a site is published to, known to be solidsite's own or free.
struct OutputFolder: Sendable {
  /// The absolute path, symbolic links resolved.
  var path: String
  /// The folder around it.
  var parent: String
  /// As it was given, for messages.
  var givenPath: String

  /// Finds the folder's true place; the folder itself may still be missing, those around it are created.
  init(_ givenPath: String) throws(SystemError) {
    self.givenPath = givenPath
    let absolute = givenPath.hasPrefix("/") ? givenPath : try FileSystem.workingFolder() + "/" + givenPath
    if let resolved = try FileSystem.resolved(absolute) {
      path = resolved
      parent = Self.split(resolved).parent
    } else {
      var (parent, name) = Self.split(absolute)
      if name == ".." || name == "." { (parent, name) = (absolute, "") }
      try FileSystem.createFolders(parent)
      self.parent = try FileSystem.resolved(parent) ?? parent
      path = name.isEmpty ? self.parent : self.parent + "/" + name
    }
  }

  /// Where the new site is put together; on the same file system, so that the two can change places.
  var stagingPath: String { "\(parent)/.\(Self.split(path).name).solidsite-new" }

  /// Refuses a folder whose replacement would destroy what the site is made from, or be read as content by the next build.
  /// - Parameters:
  ///   - root: the site's folder, which the output may lie in.
  ///   - sources: folders that the output may not even lie in.
  func checkIsApart(from root: String, sources: [String]) throws(PublishingError) {
    do {
      let place = try FileStatus(of: path)?.identity
      for source in [root] + sources {
        guard let resolved = try FileSystem.resolved(source), let status = try FileStatus(of: resolved)
        else { continue }
        if let place, try Self.folders(above: resolved).contains(place) {
          throw PublishingError.holdsSource(output: givenPath, source: source)
        }
        if source != root, try Self.folders(above: parent).contains(status.identity) {
          throw PublishingError.insideSource(output: givenPath, source: source)
        }
      }
    } catch let error as SystemError {
      throw .system(error)
    } catch let error as PublishingError {
      throw error
    } catch {
      throw .notAFolder(givenPath)
    }
  }

  /// Refuses a folder with files that solidsite did not make, unless it is told to replace them.
  func checkIsOurs(isForced: Bool) throws(PublishingError) {
    do {
      guard let status = try FileStatus(of: path) else { return }
      if status.kind != .folder { throw PublishingError.notAFolder(givenPath) }
      let names = try FileSystem.names(in: path)
      if names.contains(".git") { throw PublishingError.isWorkTree(givenPath) }
      if isForced || names.isEmpty { return }
      // While entries are moved singly, the marker is on its way too, and the journal stands for it.
      for marker in [SitePublisher.markerName, SingleMoves.journalName] {
        if try FileStatus(of: path + "/" + marker, followingLinks: false)?.kind == .file { return }
      }
      throw PublishingError.notOurs(givenPath)
    } catch let error as SystemError {
      throw .system(error)
    } catch let error as PublishingError {
      throw error
    } catch {
      throw .notAFolder(givenPath)
    }
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? split(String(path.dropLast())) : nil
    if let trimmed { return trimmed }
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The identities of a folder and of all that lie around it; the path is absolute and resolved.
  private static func folders(above path: String) throws(SystemError) -> Set<FileStatus.Identity> {
    var identities: Set<FileStatus.Identity> = []
    var path = path
    while true {
      if let status = try FileStatus(of: path) { identities.insert(status.identity) }
      if path == "/" { return identities }
      path = split(path).parent
    }
  }
}
