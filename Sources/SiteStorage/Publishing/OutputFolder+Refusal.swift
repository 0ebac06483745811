import SystemFiles

extension OutputFolder {
  /// Refuses a folder whose replacement would destroy what the site is made from, or be read as content by the next build.
  /// - Parameters:
  ///   - root: the site's folder, which the output may lie in.
  ///   - sources: folders that the output may not even lie in, whether they are there yet or not.
  func checkIsApart(from root: String, sources: [String]) throws(PublishingError) {
    try Self.checked(givenPath) {
      let place = try FileStatus(of: path)?.identity
      for source in [root] + sources {
        let resolved = try OutputFolder(source).path
        let isWithin = try FilePath.isWithin(resolved, path) || Self.folders(above: resolved).contains { $0 == place }
        if isWithin { throw PublishingError.holdsSource(output: givenPath, source: source) }
        guard source != root else { continue }
        let identity = try FileStatus(of: resolved)?.identity
        if try FilePath.isWithin(path, resolved) || Self.folders(above: parent).contains(where: { $0 == identity }) {
          throw PublishingError.insideSource(output: givenPath, source: source)
        }
      }
    }
  }

  /// Refuses a place outside of the site's folder, or a hidden one, for an output that the site's own settings name:
  /// whoever writes content must not choose what is replaced elsewhere.
  func checkIsInside(_ root: String) throws(PublishingError) {
    try Self.checked(givenPath) {
      let path = try FilePath.relative(path, to: OutputFolder(root).path)
      guard let path, !Self.isHidden(path) else { throw PublishingError.outsideSite(givenPath) }
    }
  }

  /// Refuses a folder with files that solidsite did not make, unless it is told to replace them.
  /// - Parameters:
  ///   - isForced: whether the folder is replaced all the same.
  ///   - root: the site's folder.
  ///   - guarded: files and folders of which none may be replaced, not even then.
  func checkIsOurs(isForced: Bool, root: String, guarded: [String]) throws(PublishingError) {
    try Self.checked(givenPath) {
      let root = try OutputFolder(root).path
      if try isInRepository(besides: root) { throw PublishingError.isWorkTree(givenPath) }
      guard let status = try FileStatus(of: path, followingLinks: false) else { return }
      if status.kind != .folder { throw PublishingError.notAFolder(givenPath) }
      let isMount = try isMount()
      let names = try FileSystem.names(in: path).filter { !SingleMoves.isOwn($0, inMount: isMount) }
      if names.isEmpty { return }
      // While entries are moved singly, the marker may be on its way too, and the journal stands for it.
      for marker in [SitePublisher.markerName, SingleMoves.journalName] {
        if try FileStatus(of: path + "/" + marker, followingLinks: false)?.kind == .file { return }
      }
      if !isForced { throw PublishingError.notOurs(givenPath) }
      let held = try guarded.contains { try FilePath.isWithin(OutputFolder($0).path, path) }
      let isHidden = Self.isHidden(wayFrom(root))
      if try held || isHidden || Self.isOfTheSystem(path) || Self.holdsSite(path) {
        throw PublishingError.isGuarded(givenPath)
      }
    }
  }

  /// The part of the path that doesn't lead to the site's folder too.
  private func wayFrom(_ root: String) -> String {
    let (own, other) = (FilePath.names(on: path), FilePath.names(on: root))
    let common = zip(own, other).prefix { ExactPath($0) == ExactPath($1) }.count
    return own.dropFirst(common).joined(separator: "/")
  }

  /// Whether the folder is a Git repository or lies in one that doesn't hold the site as well.
  private func isInRepository(besides root: String) throws(SystemError) -> Bool {
    var folder = path
    for name in FilePath.names(on: wayFrom(root)).reversed() {
      if try PublishedTree.isRepository(name, at: folder) { return true }
      folder = FilePath.folder(of: folder)
    }
    return false
  }

  private static func isHidden(_ path: String) -> Bool {
    FilePath.names(on: path).contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// Whether the system or all of a user's files would be replaced.
  private static func isOfTheSystem(_ path: String) -> Bool {
    let top = [
      "Applications", "Library", "System", "Users", "Volumes", "bin", "boot", "dev", "etc", "home", "lib", "lib64",
      "mnt",
      "opt", "private", "proc", "root", "run", "sbin", "srv", "sys", "tmp", "usr", "var",
    ]
    let names = FilePath.names(on: path)
    switch names.count {
    case 0: return true
    case 1: return top.contains(names[0])
    default: return names.count == 2 && ["home", "Users"].contains(names[0])
    }
  }

  /// Whether another site's texts or evidence would be replaced.
  private static func holdsSite(_ path: String) throws(SystemError) -> Bool {
    for name in try FileSystem.names(in: path) {
      let kind = try FileStatus(of: path + "/" + name, followingLinks: false)?.kind
      if name == "solidsite.yml" || name == ".solidsite" && kind == .folder { return true }
      if kind == .folder, try !FileSystem.isMount(path + "/" + name), try holdsSite(path + "/" + name) { return true }
    }
    return false
  }

  /// The identities of a folder and of all that lie around it; the path is absolute and resolved.
  private static func folders(above path: String) throws(SystemError) -> [FileStatus.Identity] {
    var identities: [FileStatus.Identity] = []
    var path = path
    while true {
      if let status = try FileStatus(of: path) { identities.append(status.identity) }
      if path == "/" { return identities }
      path = FilePath.folder(of: path)
    }
  }

  /// Does a check, and names the output folder where something else fails.
  private static func checked(_ output: String, _ check: () throws -> Void) throws(PublishingError) {
    do {
      try check()
    } catch let error as SystemError {
      throw .system(error)
    } catch let error as PublishingError {
      throw error
    } catch {
      throw .notAFolder(output)
    }
  }
}
