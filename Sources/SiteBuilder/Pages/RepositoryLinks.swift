import CaseStudyModel

/// Resolves links to files of the repository that aren't part of the site.
struct RepositoryLinks: Sendable {
  /// The code host; `nil` if none is known.
  let host: CodeHost?
  private let repository: SourceRepository?
  /// The commit, or the branch if git reports no commit.
  private let revision: CodeHost.Revision
  /// The files in the site's folder, committed or not.
  private let files: Set<PathKey>
  private let folders: Set<PathKey>
  /// Whether the site has no settings. Only then may pages load pictures from the code host, and may addresses on the
  /// code host lead to the site's own pages; the author of a site with settings can write proper links.
  private let isUnconfigured: Bool

  /// - Parameter repository: the repository around the site's folder; `nil` without git.
  init(of site: Site, _ repository: SourceRepository?) {
    self.repository = repository
    isUnconfigured = !site.configuration.isConfigured
    let settings = site.configuration.repository
    host =
      if let settings {
        CodeHost(settings.url, kind: settings.host)
      } else {
        repository?.remote.flatMap { CodeHost($0) }
      }
    revision =
      repository.map { CodeHost.Revision(name: $0.commit, isCommit: true) }
      ?? CodeHost.Revision(name: settings?.branch ?? "main", isCommit: false)
    files = Set(site.files.map(PathKey.init))
    var folders: Set<PathKey> = []
    for path in site.files {
      var folder = SitePath.folder(of: path)
      // A known folder's parents are known too.
      while !folder.isEmpty, folders.insert(PathKey(folder)).inserted { folder = SitePath.folder(of: folder) }
    }
    self.folders = folders
  }

  /// Returns the target of a link that leads to no page and no published file.
  /// - Parameters:
  ///   - path: the decoded path as written.
  ///   - folder: the folder of the linking file, relative to the site's folder.
  /// - Returns: `nil` if neither the repository nor the site's folder has such a file.
  func target(of path: String, in folder: String, fragment: String?) -> LinkTarget? {
    if let repository {
      for path in paths(of: path, in: folder, repository) {
        let isFolder = path.isEmpty || repository.folders.contains(PathKey(path))
        if isFolder || repository.files.contains(PathKey(path)) { return target(at: path, isFolder, fragment) }
      }
    }
    let written = path
    let path =
      path.utf8.first == UInt8(ascii: "/") ? SitePath.resolve(path, in: "") : SitePath.resolve(path, in: folder)
    guard let path else { return page(at: written, in: folder) }
    let isFolder = folders.contains(PathKey(path))
    guard isFolder || files.contains(PathKey(path)) else { return nil }
    // The host doesn't have a file that isn't committed.
    return repository == nil ? target(at: path, isFolder, fragment) : .unhosted
  }

  /// Returns the path in the site's folder of the file that an address of the code host shows; `nil` for another
  /// address.
  func path(ofAddress address: Substring) -> String? {
    guard isUnconfigured, let path = host?.path(of: address) else { return nil }
    guard let folder = repository?.folder, !folder.isEmpty else { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the address at which the code host shows a committed picture; the parameters are those of a link.
  func address(ofPicture path: String, in folder: String) -> String? {
    guard isUnconfigured, let host, let repository, SitePath.isImage(path) else { return nil }
    return paths(of: path, in: folder, repository).first { repository.files.contains(PathKey($0)) }.map {
      host.address(ofContentOf: $0, at: revision)
    }
  }

  /// Returns the possible paths from the top of the repository. On code hosts, a leading slash means the top.
  private func paths(of path: String, in folder: String, _ repository: SourceRepository) -> [String] {
    let isRooted = path.utf8.first == UInt8(ascii: "/")
    let folders = isRooted ? [repository.folder, ""] : [repository.folder + "/" + folder]
    return folders.compactMap { SitePath.resolve(path, in: $0) }
  }

  /// The pages of a repository on GitHub.
  private static let pages: Set<String> = [
    "actions", "commits", "contributors", "discussions", "graphs", "issues", "network", "packages",
    "projects", "pull", "pulls", "releases", "security", "stargazers", "tags", "wiki",
  ]

  /// Returns the target of a link to a page of the repository, as in `../../issues`, from a file that GitHub shows
  /// below `blob/main/`.
  private func page(at path: String, in folder: String) -> LinkTarget? {
    let file = "blob/main/\(repository?.folder ?? "")/\(folder)"
    guard let page = SitePath.resolve(path, in: file), let name = page.split(separator: "/").first,
      Self.pages.contains(String(name))
    else { return nil }
    guard let host else { return .unhosted }
    return host.address(ofPage: page).map(LinkTarget.source)
  }

  private func target(at path: String, _ isFolder: Bool, _ fragment: String?) -> LinkTarget {
    guard let host else { return .unhosted }
    let address = host.address(of: path, isFolder: isFolder, at: revision)
    return .source(address + (fragment.map { "#" + $0 } ?? ""))
  }
}
