import CaseStudyModel
import SystemFiles

extension OutputFolder {
  /// Refuses a folder whose replacement would destroy the site's sources, or whose content the next build would read.
  /// - Parameters:
  ///   - root: the site's folder, which may contain the output.
  ///   - sources: folders that may not contain the output, whether they exist or not.
  func checkIsApart(from root: String, sources: [String]) throws {
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

  /// Rejects a hidden output folder, or one outside the site's folder, if the site's own settings name it, because
  /// authors of content must not choose what a build replaces elsewhere.
  func checkIsInside(_ root: String) throws {
    let path = try FilePath.relative(path, to: OutputFolder(root).path)
    guard let path, SitePath.hiddenPart(of: path) == nil else { throw PublishingError.outsideSite(givenPath) }
  }

  /// Refuses a folder with files that solidsite didn't create, unless forced.
  /// - Parameters:
  ///   - isForced: whether to replace the folder nevertheless.
  ///   - root: the site's folder.
  ///   - guarded: files and folders that must never be replaced.
  func checkIsOurs(isForced: Bool, root: String, guarded: [String]) throws {
    let root = try OutputFolder(root).path
    if try isInRepository(besides: root) { throw PublishingError.isWorkTree(givenPath) }
    guard let status = try FileStatus(of: path, followingLinks: false) else { return }
    if status.kind != .folder { throw PublishingError.notAFolder(givenPath) }
    let isMount = try isMount()
    let names = try FileSystem.names(in: path).filter { !SingleMoves.isOwn($0, inMount: isMount) }
    if names.isEmpty { return }
    // Whoever adds content can add a marker too.
    if try names.contains("solidsite.yml") || isInSources(besides: root) { throw PublishingError.isGuarded(givenPath) }
    // While entries are moved one by one, the marker may be on its way too; the journal then identifies the folder.
    for marker in [SitePublisher.markerName, SingleMoves.journalName] {
      if try FileStatus(of: path + "/" + marker, followingLinks: false)?.kind == .file { return }
    }
    if !isForced { throw PublishingError.notOurs(givenPath) }
    let held = try guarded.contains { try FilePath.isWithin(OutputFolder($0).path, path) }
    let isHidden = SitePath.hiddenPart(of: pathBeyond(root)) != nil
    if try held || isHidden || Self.isSystemFolder(path) || Self.hasSite(path) {
      throw PublishingError.isGuarded(givenPath)
    }
  }

  /// Returns the part of the path that it doesn't share with the site's folder.
  private func pathBeyond(_ root: String) -> String {
    let (own, other) = (FilePath.names(on: path), FilePath.names(on: root))
    let common = zip(own, other).prefix { ExactPath($0) == ExactPath($1) }.count
    return own.dropFirst(common).joined(separator: "/")
  }

  /// Returns whether the folder is a Git repository or in one that doesn't contain the site.
  private func isInRepository(besides root: String) throws(SystemError) -> Bool {
    var folder = path
    for name in FilePath.names(on: pathBeyond(root)).reversed() {
      if try PublishedTree.isRepository(name, at: folder) { return true }
      folder = FilePath.folder(of: folder)
    }
    return false
  }

  /// Returns whether the folder is part of the sources of a site that doesn't contain this one.
  private func isInSources(besides root: String) throws(SystemError) -> Bool {
    var folder = path
    for name in FilePath.names(on: pathBeyond(root)).reversed() {
      folder = FilePath.folder(of: folder)
      let settings = FilePath.joined(folder, "solidsite.yml")
      if ["Content", "Templates"].contains(name), try FileStatus(of: settings)?.kind == .file { return true }
    }
    return false
  }

  /// Returns whether the folder belongs to the system or contains all of a user's files.
  private static func isSystemFolder(_ path: String) -> Bool {
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

  /// Returns whether the folder contains another site's sources or evidence.
  private static func hasSite(_ path: String) throws(SystemError) -> Bool {
    for name in try FileSystem.names(in: path) {
      let kind = try FileStatus(of: path + "/" + name, followingLinks: false)?.kind
      if name == "solidsite.yml" || name == ".solidsite" && kind == .folder { return true }
      if kind == .folder, try !FileSystem.isMount(path + "/" + name), try hasSite(path + "/" + name) { return true }
    }
    return false
  }

  /// Returns the identities of a folder and all its parents; the path must be absolute and resolved.
  private static func folders(above path: String) throws(SystemError) -> [FileStatus.Identity] {
    var identities: [FileStatus.Identity] = []
    for folder in FilePath.folders(from: path) {
      if let status = try FileStatus(of: folder) { identities.append(status.identity) }
    }
    return identities
  }
}
