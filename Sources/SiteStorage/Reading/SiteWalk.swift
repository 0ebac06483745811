import CaseStudyModel
import SystemFiles

/// Lists the files of a site's folder and records the paths that can't be read.
struct SiteWalk {
  /// The result.
  private(set) var listing = ContentListing(paths: [])
  /// The site's folder with links resolved.
  private let root: String
  private let ignored: Set<ExactPath>
  private var tour: FolderTour
  /// The folders that have the mark of a built site, although authors write in them.
  private var authored: Set<FileStatus.Identity> = []
  /// The paths of the folders that were entered without a link.
  private var ownPaths: [FileStatus.Identity: String] = [:]

  /// Creates a walk through a folder.
  init(of root: String, ignoring folders: Set<String>) {
    self.root = root
    ignored = Set(folders.map(ExactPath.init))
    tour = FolderTour(from: FolderTour.Stop(path: ""))
  }

  /// Lists everything; unreadable paths are recorded and don't stop the walk.
  /// - Throws: `SystemError` if the process runs out of file descriptors or memory.
  mutating func run() throws(SystemError) {
    while let (stop, isPostponed) = tour.next() {
      do throws(SystemError) {
        try visit(stop, isPostponed: isPostponed)
      } catch {
        if error.isOutOfResources { throw error }
        // Ignores an entry that disappeared after its folder was listed.
        if !error.isMissing { fault(stop.path, .unreadable(error.reason)) }
      }
    }
    listing.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func visit(_ stop: FolderTour.Stop, isPostponed: Bool) throws(SystemError) {
    let location = FilePath.joined(root, stop.path)
    guard var status = try FileStatus(of: location, followingLinks: false) else { return }
    var stop = stop
    if status.kind == .link {
      guard let target = try target(of: stop.path, at: location) else { return }
      status = target
      stop.isThroughLink = stop.isThroughLink || status.kind == .folder
      if status.kind == .folder, !isPostponed {
        if !stop.above.contains(status.identity) { tour.postpone(stop) }
        return
      }
    }
    switch status.kind {
    case .file: listing.paths.append(stop.path)
    case .folder: try enter(stop, at: location, status.identity)
    case .link, .other: fault(stop.path, .special)
    }
  }

  private mutating func enter(
    _ stop: FolderTour.Stop, at location: String, _ folder: FileStatus.Identity
  ) throws(SystemError) {
    if ignored.contains(ExactPath(stop.path)) || stop.above.contains(folder) { return }
    if try isBuiltSite(stop, at: location, folder) { return }
    if let first = tour.enter(stop, folder) {
      listing.secondNames.append(ContentListing.SecondName(stop.path, of: first))
      return
    }
    if !stop.isThroughLink {
      ownPaths[folder] = stop.path
    } else if let path = ownPaths[folder] {
      listing.linkedFolders.append(ContentListing.SecondName(stop.path, of: path))
    }
    // Otherwise the theme's own file would silently stay in use.
    let isNamedAsFile = Self.themeFiles.contains(SitePath.fileExtension(of: stop.path))
    if isNamedAsFile, FilePath.names(on: stop.path).first == "Templates" {
      do throws(SystemError) {
        _ = try FileSystem.read(stop.path, in: root, limit: 0)
      } catch {
        fault(stop.path, .unreadable(error.reason))
      }
    }
    let inside = try FolderListing(of: location)
    for name in inside.undecodable where !name.hasPrefix(".") { fault(FilePath.joined(stop.path, name), .invalidName) }
    let visible = inside.names.filter { SitePath.hiddenPart(of: $0) == nil }
    for name in visible where ShownName.hasControlCharacters(name) {
      fault(FilePath.joined(stop.path, ShownName.text(of: name.utf8)), .invalidName)
    }
    tour.add(visible.filter { !ShownName.hasControlCharacters($0) }, in: stop, folder)
  }

  /// The extensions of the files that are read from a site's theme by their names.
  private static let themeFiles: Set<String> = ["grammar", "mustache", "yml"]

  /// Returns whether a folder is the output of a build, such as an earlier one to another place.
  ///
  /// The mark alone doesn't decide, because one empty file would then hide a folder of studies.
  private mutating func isBuiltSite(
    _ stop: FolderTour.Stop, at location: String, _ folder: FileStatus.Identity
  ) throws(SystemError) -> Bool {
    if let top = FilePath.names(on: stop.path).first, ["Content", "Templates"].contains(top) { return false }
    guard try FileStatus(of: location + "/" + SitePublisher.markerName)?.kind == .file else { return false }
    // Looks at each file once, however many of the folders around it have the mark.
    if stop.above.contains(where: { authored.contains($0) }) { return false }
    if try !Self.containsAuthoredMarkdown(location) { return true }
    authored.insert(folder)
    return false
  }

  /// Returns whether a folder contains Markdown other than the copies of pages, each of which is next to its page.
  private static func containsAuthoredMarkdown(_ folder: String) throws(SystemError) -> Bool {
    var folders = [folder]
    while let folder = folders.popLast() {
      let names = try FileSystem.names(in: folder)
      for name in names where SitePath.hiddenPart(of: name) == nil {
        if SitePath.isMarkdown(name) {
          if name != "index.md" || !names.contains("index.html") { return true }
          continue
        }
        let path = FilePath.joined(folder, name)
        if try FileStatus(of: path, followingLinks: false)?.kind == .folder { folders.append(path) }
      }
    }
    return false
  }

  /// Returns the status of a link's target; `nil` for a link that must not be followed, which is recorded.
  private mutating func target(of path: String, at location: String) throws(SystemError) -> FileStatus? {
    guard let target = try FileSystem.resolved(location), let status = try FileStatus(of: target) else {
      fault(path, .missing)
      return nil
    }
    if status.identity == (try FileStatus(of: root))?.identity { return status }
    guard let place = FilePath.relative(target, to: root) else {
      fault(path, .outside)
      return nil
    }
    if let part = SitePath.hiddenPart(of: place) {
      fault(path, .hidden(part))
      return nil
    }
    return status
  }

  private mutating func fault(_ path: String, _ reason: ContentSourceError.Reason) {
    listing.faults.append(ContentSourceError(path: path, reason: reason))
  }
}
