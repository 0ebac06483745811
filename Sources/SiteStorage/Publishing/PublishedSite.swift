import CaseStudyModel
import SystemFiles

/// The content and identity of a published site, with which a build recognises it.
package struct PublishedSite: Sendable, Equatable {
  /// The fingerprint of the paths and bytes of all files.
  package var content: UInt64
  /// The inode number and the time of the last change of the file that marks the folder, which no repository or archive
  /// can choose.
  package var marker: String

  package init(content: UInt64, marker: String) { (self.content, self.marker) = (content, marker) }

  /// Returns the fingerprint of a site from those of its files.
  static func fingerprint(of files: [(path: String, fingerprint: UInt64)], _ key: KeyedHash.Key) -> UInt64 {
    var hash = KeyedHash(key: key)
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      hash.add(part: file.path)
      hash.add(Int(truncatingIfNeeded: file.fingerprint))
    }
    return hash.value
  }
}

extension SitePublisher {
  /// Returns the identity of the published site's marker; `nil` if there is none.
  package func marker() throws -> String? {
    let path = try OutputFolder(output).path + "/" + Self.markerName
    guard let status = try FileStatus(of: path, followingLinks: false), status.kind == .file else { return nil }
    return "\(status.identity.number) \(status.changeTime)"
  }

  /// Returns the fingerprint of the site as it is on disk now; `nil` if a build would have something to repair or clean
  /// up, or if another build is running.
  ///
  /// The folder isn't locked, so a site that is being replaced may be neither the old nor the new one.
  /// - Throws: `PublishingError` if the folder must not be replaced.
  package func publishedContent(_ key: KeyedHash.Key) async throws -> UInt64? {
    let folder = try checkedFolder()
    for suffix in StagingFolder.suffixes where try FileStatus(of: folder.stagingPath + suffix) != nil { return nil }
    for name in try FileSystem.names(in: folder.path) where name.hasPrefix(SingleMoves.namePrefix) { return nil }
    let tree = try checkedTree(of: folder)
    let paths = Array(tree.files)
    guard tree.changedNames(paths, written: []).isEmpty else { return nil }
    let fingerprints = await paths.concurrentMap(jobs: jobs) { [path = folder.path] file -> UInt64? in
      var hash = KeyedHash(key: key)
      return FileSystem.scan(path + "/" + file) { hash.add($0) } ? hash.value : nil
    }
    let known = fingerprints.compactMap { $0 }
    if known.count < paths.count { return nil }
    return PublishedSite.fingerprint(of: zip(paths, known).map { ($0, $1) }, key)
  }
}
