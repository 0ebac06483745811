import CaseStudyModel
import SiteBuilder
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
  ///
  /// A link that leaves the site's folder is listed, and not followed, so that reading it says what is wrong with it.
  public func paths() throws(ContentSourceError) -> [String] {
    do {
      guard let folder = try FileSystem.resolved(root), let status = try FileStatus(of: folder), status.kind == .folder
      else { throw ContentSourceError(path: root, reason: .missing) }
      var found: [String] = []
      try collect(into: &found, folder: "", at: folder, root: folder, above: [status.identity])
      return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
    guard let path = Self.normalized(path) else { throw ContentSourceError(path: path, reason: .outside) }
    let limit = Self.isText(path) ? textLimit : .max
    do {
      guard let folder = try FileSystem.resolved(root), let file = try FileSystem.resolved(folder + "/" + path)
      else { throw ContentSourceError(path: path, reason: .missing) }
      guard FilePath.relative(file, to: folder) != nil else { throw ContentSourceError(path: path, reason: .outside) }
      return try FileSystem.read(file, limit: limit)
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
  /// - Parameters:
  ///   - above: the folders that lead here, so that a link to one of them is not followed round and round.
  private func collect(
    into found: inout [String], folder: String, at place: String, root: String, above: Set<FileStatus.Identity>
  ) throws(SystemError) {
    for name in try FileSystem.names(in: place) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      let location = place + "/" + name
      guard var status = try FileStatus(of: location, followingLinks: false) else { continue }
      if status.kind == .link {
        guard let target = try? FileSystem.resolved(location), FilePath.relative(target, to: root) != nil,
          let targetStatus = try FileStatus(of: target)
        else {
          found.append(path)
          continue
        }
        status = targetStatus
      }
      switch status.kind {
      case .file:
        found.append(path)
      case .folder:
        if ignoredFolders.contains(path) || above.contains(status.identity) { continue }
        if try FileStatus(of: location + "/" + SitePublisher.markerName)?.kind == .file { continue }
        try collect(
          into: &found, folder: path, at: location, root: root, above: above.union([status.identity]))
      case .link, .other:
        continue
      }
    }
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
    return error.isTooLarge ? .tooLarge(limit: limit) : .unreadable(error.reason)
  }
}
