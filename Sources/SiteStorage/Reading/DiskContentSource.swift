import CaseStudyModel
import SystemFiles

/// A site's folder on disk; nothing outside it can be read, through `..` or symbolic links.
public struct DiskContentSource: ContentSource {
  /// The site's folder, as given.
  public var root: String
  /// Folders to skip, as paths relative to the site's folder, such as the output folder.
  public var ignoredFolders: Set<String>
  /// The maximum size of a text file in bytes.
  public var textLimit: Int
  /// The maximum size of any other file in bytes. Files are read as a whole, and a file of zeros may be larger than the
  /// memory although it takes no room on the disk or in a repository.
  public var fileLimit: Int

  /// Creates a source.
  public init(root: String, ignoredFolders: Set<String> = [], textLimit: Int = 8 << 20, fileLimit: Int = 512 << 20) {
    self.root = root
    self.ignoredFolders = ignoredFolders
    self.textLimit = textLimit
    self.fileLimit = fileLimit
  }

  /// Returns all files except hidden ones, ignored folders and published sites, in byte order.
  public func paths() throws(ContentSourceError) -> [String] { try listing().paths }

  /// Returns the files of the site, with the paths that can't be read.
  public func listing() throws(ContentSourceError) -> ContentListing {
    try converted {
      guard let folder = try FileSystem.resolved(root), try FileStatus(of: folder)?.kind == .folder
      else { throw ContentSourceError(path: root, reason: .missing) }
      // A root that can't be listed is an error; problems deeper down are reported in the listing.
      _ = try FolderListing(of: folder)
      var walk = SiteWalk(of: folder, ignoring: ignoredFolders)
      try walk.run()
      return walk.listing
    }
  }

  /// Returns the paths of the files directly in a folder, in byte order.
  /// - Throws: `ContentSourceError` if the folder can't be read, or is a file or in a file.
  public func paths(in folder: String) throws(ContentSourceError) -> [String] {
    guard let folder = Self.normalized(folder) else { throw ContentSourceError(path: folder, reason: .outside) }
    return try converted {
      guard let top = try FileSystem.resolved(root), let place = try FileSystem.resolved(top + "/" + folder),
        try FileStatus(of: place)?.kind == .folder
      else {
        if let fault = try fault(inPlaceOf: folder) { throw fault }
        return []
      }
      guard FilePath.relative(place, to: top) != nil else { throw ContentSourceError(path: folder, reason: .outside) }
      // Pipes, links that lead nowhere, and folders named like a file are listed too, so that reading reports them.
      return try FileSystem.names(in: place)
        .filter { try !SitePath.fileExtension(of: $0).isEmpty || FileStatus(of: place + "/" + $0)?.kind != .folder }
        .map { folder + "/" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// Returns the bytes of a file that is not hidden.
  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let normal = Self.normalized(path), let part = SitePath.hiddenPart(of: normal) {
      throw ContentSourceError(path: path, reason: .hidden(part))
    }
    return try readOwn(path)
  }

  /// Returns the bytes of a file that may be hidden; a link on its path must still not lead to anything hidden.
  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] {
    guard let path = Self.normalized(path) else { throw ContentSourceError(path: path, reason: .outside) }
    let limit = Self.isText(path) ? textLimit : fileLimit
    return try converted {
      guard let folder = try FileSystem.resolved(root), let file = try FileSystem.resolved(folder + "/" + path)
      else { throw ContentSourceError(path: path, reason: .missing) }
      guard let place = FilePath.relative(file, to: folder) else {
        throw ContentSourceError(path: path, reason: .outside)
      }
      if let part = Self.hiddenPart(of: place, notIn: path) {
        throw ContentSourceError(path: path, reason: .hidden(part))
      }
      return try FileSystem.read(place, in: folder, limit: limit)
    } orThrow: {
      ContentSourceError(path: path, reason: Self.reason(for: $0, limit: limit))
    }
  }
}

extension DiskContentSource {
  /// Performs work and converts errors of the operating system.
  private func converted<Value>(
    _ work: () throws -> Value,
    orThrow converted: (SystemError) -> ContentSourceError = {
      ContentSourceError(path: $0.path, reason: .unreadable($0.reason))
    }
  ) throws(ContentSourceError) -> Value {
    do {
      return try work()
    } catch let error as SystemError {
      throw converted(error)
    } catch {
      throw error as? ContentSourceError ?? ContentSourceError(path: root, reason: .unreadable("\(error)"))
    }
  }

  /// Returns the reason that a path leads to no folder although something is there: a file, or a link to nothing.
  private func fault(inPlaceOf folder: String) throws -> ContentSourceError? {
    var path = ""
    for name in FilePath.names(on: folder) {
      path = path.isEmpty ? String(name) : path + "/" + name
      guard let status = try FileStatus(of: root + "/" + path, followingLinks: false) else { return nil }
      switch status.kind {
      case .folder: continue
      case .file, .other: return ContentSourceError(path: path, reason: .notFolder)
      case .link:
        let target = try FileStatus(of: root + "/" + path)
        if target == nil { return ContentSourceError(path: path, reason: .missing) }
        if target?.kind != .folder { return ContentSourceError(path: path, reason: .notFolder) }
      }
    }
    return nil
  }

  /// Returns a hidden component of the path that a link leads to, unless the link's own path contains it.
  private static func hiddenPart(of place: String, notIn path: String) -> String? {
    if SitePath.hiddenPart(of: place) == nil { return nil }
    let named = Set(FilePath.names(on: path).map(ExactPath.init))
    return FilePath.names(on: place).first { SitePath.hiddenPart(of: $0) != nil && !named.contains(ExactPath($0)) }
  }

  /// Resolves `.` and `..` in a relative path; `nil` if it is absolute, empty or leads outside.
  private static func normalized(_ path: String) -> String? {
    if FilePath.isAbsolute(path) || path.utf8.contains(0) { return nil }
    guard let resolved = SitePath.resolve(path, in: ""), !resolved.isEmpty else { return nil }
    return resolved
  }

  private static func isText(_ path: String) -> Bool {
    let lowered = path.lowercased()
    if lowered.hasPrefix(".solidsite/") { return true }
    return [".md", ".markdown", ".mdx", ".yml", ".yaml", ".mustache", ".grammar"].contains { lowered.hasSuffix($0) }
  }

  private static func reason(for error: SystemError, limit: Int) -> ContentSourceError.Reason {
    if error.isMissing { return .missing }
    if error.isSpecialFile { return .special }
    return error.isTooLarge ? .tooLarge(limit: limit) : .unreadable(error.reason)
  }
}
