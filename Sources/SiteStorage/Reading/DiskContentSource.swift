import CaseStudyModel
import SystemFiles

/// A site's folder on disk; what lies outside of it can't be reached, by `..` or by a symbolic link.
public struct DiskContentSource: ContentSource {
  /// The site's folder as it was given.
  public var root: String
  /// Folders that are not listed, as paths relative to the site's folder: the output, above all.
  public var ignoredFolders: Set<String>
  /// The largest text file that is read, in bytes.
  public var textLimit: Int

  public init(root: String, ignoredFolders: Set<String> = [], textLimit: Int = 8 << 20) {
    self.root = root
    self.ignoredFolders = ignoredFolders
    self.textLimit = textLimit
  }

  /// Lists all files but hidden ones, ignored folders and folders that a build made, in the order of their paths' bytes.
  public func paths() throws(ContentSourceError) -> [String] { try listing().paths }

  public func listing() throws(ContentSourceError) -> ContentListing {
    do {
      guard let folder = try FileSystem.resolved(root), try FileStatus(of: folder)?.kind == .folder
      else { throw ContentSourceError(path: root, reason: .missing) }
      // One that can't be listed at all is no site; what lies deeper is told.
      _ = try FolderListing(of: folder)
      var walk = SiteWalk(of: folder, ignoring: ignoredFolders)
      try walk.run()
      return walk.listing
    } catch let error as SystemError {
      throw ContentSourceError(path: error.path, reason: .unreadable(error.reason))
    } catch let error as ContentSourceError {
      throw error
    } catch {
      throw ContentSourceError(path: root, reason: .unreadable(String(describing: error)))
    }
  }

  public func paths(in folder: String) throws(ContentSourceError) -> [String] {
    guard let folder = Self.normalized(folder) else { throw ContentSourceError(path: folder, reason: .outside) }
    do {
      guard let top = try FileSystem.resolved(root), let place = try FileSystem.resolved(top + "/" + folder),
        try FileStatus(of: place)?.kind == .folder
      else { return [] }
      guard FilePath.relative(place, to: top) != nil else { throw ContentSourceError(path: folder, reason: .outside) }
      return try FileSystem.names(in: place).filter { try FileStatus(of: place + "/" + $0)?.kind == .file }
        .map { folder + "/" + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch let error as SystemError {
      throw ContentSourceError(path: error.path, reason: .unreadable(error.reason))
    } catch let error as ContentSourceError {
      throw error
    } catch {
      throw ContentSourceError(path: folder, reason: .unreadable(String(describing: error)))
    }
  }

  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let normal = Self.normalized(path), let part = SitePath.hiddenPart(of: normal) {
      throw ContentSourceError(path: path, reason: .hidden(part))
    }
    return try readOwn(path)
  }

  /// Reads a file that may be hidden; a link on the way to it must not lead to anything hidden all the same.
  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] {
    guard let path = Self.normalized(path) else { throw ContentSourceError(path: path, reason: .outside) }
    let limit = Self.isText(path) ? textLimit : .max
    do {
      guard let folder = try FileSystem.resolved(root), let file = try FileSystem.resolved(folder + "/" + path)
      else { throw ContentSourceError(path: path, reason: .missing) }
      guard let place = FilePath.relative(file, to: folder) else {
        throw ContentSourceError(path: path, reason: .outside)
      }
      if let part = Self.hiddenPart(of: place, notIn: path) {
        throw ContentSourceError(path: path, reason: .hidden(part))
      }
      return try FileSystem.read(place, in: folder, limit: limit)
    } catch let error as SystemError {
      throw ContentSourceError(path: path, reason: Self.reason(for: error, limit: limit))
    } catch let error as ContentSourceError {
      throw error
    } catch {
      throw ContentSourceError(path: path, reason: .unreadable(String(describing: error)))
    }
  }
}

extension DiskContentSource {
  /// Returns a hidden part of the place that a path leads to, unless the path itself names it.
  private static func hiddenPart(of place: String, notIn path: String) -> String? {
    if SitePath.hiddenPart(of: place) == nil { return nil }
    let named = Set(FilePath.names(on: path).map(ExactPath.init))
    return FilePath.names(on: place).first { SitePath.hiddenPart(of: $0) != nil && !named.contains(ExactPath($0)) }
  }

  /// Removes `.` and `..` from a relative path; `nil` where it is absolute, empty or leaves its folder.
  private static func normalized(_ path: String) -> String? {
    if FilePath.isAbsolute(path) || path.utf8.contains(0) { return nil }
    guard let resolved = SitePath.resolve(path, in: ""), !resolved.isEmpty else { return nil }
    return resolved
  }

  private static func isText(_ path: String) -> Bool {
    let lowered = path.lowercased()
    if lowered.hasPrefix(".solidsite/") { return true }
    return [".md", ".markdown", ".yml", ".yaml", ".mustache", ".grammar"].contains { lowered.hasSuffix($0) }
  }

  private static func reason(for error: SystemError, limit: Int) -> ContentSourceError.Reason {
    if error.isMissing { return .missing }
    if error.isSpecialFile { return .special }
    return error.isTooLarge ? .tooLarge(limit: limit) : .unreadable(error.reason)
  }
}
