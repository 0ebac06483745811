import CaseStudyModel
import SystemFiles

/// The location of a site: a folder, or one Markdown file.
struct SiteLocation: Sendable, Hashable {
  /// The displayed path of the site's folder.
  var root: String
  /// The only file of the site, relative to the folder; `nil` for the whole folder.
  var singleFile: String?

  /// The prefix of paths in diagnostics.
  var prefix: String { root == "." ? "" : root }

  /// Finds the site that an operand names: a folder, or a file that becomes a site.
  /// - Parameters:
  ///   - root: the value of `--root`.
  ///   - isPublished: whether the site is published where the whole site around a file is.
  init(building operand: String?, root: String?, isPublished: Bool = false) throws {
    guard let operand else {
      self.init(root: root ?? ".")
      try checkFolder()
      try Self.checkIsNotAbove(self.root)
      if let folder = try FileSystem.resolved(root ?? ".") {
        try Self.checkIsNotPart(of: folder, isOperand: root != nil)
      }
      return
    }
    let path = try root.map { try Self.path(of: operand, in: $0) } ?? operand
    switch try FileStatus(of: path)?.kind {
    case .folder:
      if let folder = try FileSystem.resolved(path) { try Self.checkIsNotPart(of: folder, isOperand: true) }
      self.init(root: path)
    case .file where FilePath.name(of: path) == "solidsite.yml":
      let folder = FilePath.folder(of: path)
      throw CommandFailure("'\(path)' is the settings file of a site; the site's folder is '\(folder)'")
    case .file:
      try Self.checkIsMarkdown(path)
      try Self.checkIsNotFile(path, isRooted: root != nil, isPublished: isPublished)
      self.init(root: root ?? FilePath.folder(of: path), singleFile: try Self.relative(path, to: root))
    case .other: throw Self.wrongKind(path)
    case .link, nil:
      try Self.checkIsNotBrokenLink(path)
      let nearest = try Self.nearest(to: path)
      throw CommandFailure("There is no file or folder '\(path)'" + .didYouMean(nearest))
    }
  }

  /// Returns the path of an operand: relative to the working folder, as in every command, if that is in the site's
  /// folder, and otherwise relative to the site's folder.
  private static func path(of operand: String, in root: String) throws -> String {
    if let resolved = try FileSystem.resolved(operand), let folder = try FileSystem.resolved(root),
      FilePath.isWithin(resolved, folder)
    {
      return operand
    }
    return FilePath.joined(root, operand)
  }

  /// Finds the site that contains a file: the nearest folder with a `solidsite.yml`, or with the file in its `Content`
  /// folder. Otherwise the file becomes a site.
  /// - Returns: the site, and the file's path relative to it.
  static func around(_ file: String, root: String?) throws -> (site: SiteLocation, path: String) {
    guard let resolved = try FileSystem.resolved(file) else {
      try checkIsNotBrokenLink(file)
      if let nearest = try nearest(to: file) {
        throw CommandFailure("There is no file '\(file)'; did you mean '\(nearest)'?")
      }
      throw CommandFailure("There is no file '\(file)'")
    }
    if try FileStatus(of: resolved)?.kind == .other { throw wrongKind(file) }
    if let root {
      let path = try relative(file, to: root)
      return (SiteLocation(root: root), path)
    }
    if let folder = try folder(around: resolved) {
      return (SiteLocation(root: try shown(folder)), FilePath.relative(resolved, to: folder) ?? resolved)
    }
    let name = FilePath.name(of: resolved)
    try checkIsMarkdown(file)
    return (SiteLocation(root: try shown(FilePath.folder(of: resolved)), singleFile: name), name)
  }

  private static func wrongKind(_ path: String) -> CommandFailure {
    CommandFailure("'\(path)' must be a file or a folder, and not a pipe, a socket or a device")
  }

  /// - Throws: `CommandFailure` for a dangling link; otherwise, its own name would be suggested as the nearest one.
  private static func checkIsNotBrokenLink(_ path: String) throws {
    if try FileStatus(of: path, followingLinks: false) != nil {
      throw CommandFailure("Link '\(path)' must lead to a file")
    }
  }

  /// Returns the Markdown file or folder whose path is nearest to one that doesn't exist, or the study that it names
  /// without its folder.
  private static func nearest(to file: String) throws -> String? {
    let folder = FilePath.folder(of: file)
    let name = FilePath.name(of: file)
    let study = FilePath.joined("Content/case-studies", SitePath.isMarkdown(name) ? name : name + ".md")
    if folder == ".", try FileStatus(of: study)?.kind == .file { return study }
    guard try FileStatus(of: folder)?.kind == .folder else {
      // A folder on the path is misspelt.
      guard folder != file, let right = try nearest(to: folder), try FileStatus(of: right)?.kind == .folder else {
        return nil
      }
      let path = FilePath.joined(right, name)
      return try FileStatus(of: path) != nil ? path : nearest(to: path) ?? right
    }
    let names = try FileSystem.names(in: folder).filter { name in
      try SitePath.isMarkdown(name)
        || !name.hasPrefix(".") && FileStatus(of: FilePath.joined(folder, name))?.kind == .folder
    }
    return nearestName(to: name, among: names.sorted()).map { FilePath.joined(folder, $0) }
  }

  /// Returns the folder of the site that contains a file; `nil` if none does.
  /// - Parameter file: an absolute path with links resolved; the file need not exist.
  static func folder(around file: String) throws -> String? {
    try FilePath.folders(from: FilePath.folder(of: file)).first { folder in
      try FilePath.relative(file, to: folder)?.hasPrefix("Content/") == true
        || FileStatus(of: FilePath.joined(folder, "solidsite.yml"))?.kind == .file
    }
  }

  private init(root: String, singleFile: String? = nil) {
    self.root = root
    self.singleFile = singleFile
  }

  private func checkFolder() throws {
    switch try FileStatus(of: root)?.kind {
    case .folder: return
    case nil:
      let nearest = try Self.nearest(to: root).flatMap { try FileStatus(of: $0)?.kind == .folder ? $0 : nil }
      throw CommandFailure("There is no folder '\(root)'" + .didYouMean(nearest))
    default: throw CommandFailure("'\(root)' isn't a folder")
    }
  }

  private static func relative(_ file: String, to root: String?) throws -> String {
    guard let root else { return FilePath.name(of: file) }
    guard let file = try FileSystem.resolved(file), let root = try FileSystem.resolved(root),
      let path = FilePath.relative(file, to: root)
    else { throw UsageError("File '\(file)' must be in the site's folder '\(root)'") }
    return path
  }

  /// Returns a folder's path relative to the working folder, if it is below it.
  static func shown(_ folder: String) throws -> String {
    let working = try FileSystem.workingFolder()
    return folder == working ? "." : FilePath.relative(folder, to: working) ?? folder
  }
}
