import CaseStudyModel

/// The web pages of a repository on a code host.
struct CodeHost: Sendable, Equatable {
  /// The address of the repository's page, without credentials and without a slash at its end.
  let address: String
  private let kind: CodeHostKind

  /// Recognises the host of a repository.
  /// - Parameters:
  ///   - remote: an address as git stores it (`https:`, `ssh:`, `git:` or `user@host:path`), or that of a web page.
  ///   - kind: the host's software; `nil` if its name shows it.
  /// - Returns: `nil` for a path on a disk, and for a host whose software isn't known.
  init?(_ remote: String, kind: CodeHostKind? = nil) {
    guard let address = Self.webAddress(of: remote),
      let kind = kind ?? Self.kind(ofHost: Self.hostName(in: address))
    else { return nil }
    self.address = address
    self.kind = kind
  }

  /// Returns the address of a file or folder.
  /// - Parameters:
  ///   - path: the path from the top of the repository.
  ///   - revision: a commit, or a branch if none is known.
  func address(of path: String, isFolder: Bool, at revision: Revision) -> String {
    let name = revision.name.percentEncodedPath
    let view =
      switch kind {
      case .github: (isFolder ? "tree/" : "blob/") + name
      case .gitlab: (isFolder ? "-/tree/" : "-/blob/") + name
      case .bitbucket: "src/" + name
      case .gitea: (revision.isCommit ? "src/commit/" : "src/branch/") + name
      }
    return "\(address)/\(view)" + (path.isEmpty ? "" : "/" + path.percentEncodedPath)
  }

  /// Returns the address of a file's content, as browsers show pictures.
  func address(ofContentOf path: String, at revision: Revision) -> String {
    let name = revision.name.percentEncodedPath
    let view =
      switch kind {
      case .github, .bitbucket: "raw/" + name
      case .gitlab: "-/raw/" + name
      case .gitea: (revision.isCommit ? "raw/commit/" : "raw/branch/") + name
      }
    return "\(address)/\(view)/\(path.percentEncodedPath)"
  }

  /// The branches that repositories usually show first.
  private static let mainBranches: Set<Substring> = ["main", "master", "HEAD", "trunk", "develop"]

  /// Returns the path from the top of the repository, decoded, of the file that an address shows on one of the usual
  /// main branches; `nil` for other addresses.
  func path(of address: Substring) -> String? {
    let start = self.address + "/"
    guard address.utf8.count > start.utf8.count, address.prefix(start.count).lowercased() == start.lowercased() else {
      return nil
    }
    let view =
      switch kind {
      case .github: "blob/"
      case .gitlab: "-/blob/"
      case .bitbucket: "src/"
      case .gitea: "src/branch/"
      }
    let rest = address.dropFirst(start.count)
    guard rest.hasPrefix(view) else { return nil }
    let parts = rest.dropFirst(view.count).split(separator: "/", maxSplits: 1)
    guard parts.count == 2, Self.mainBranches.contains(parts[0]) else { return nil }
    return parts[1].percentDecoded ?? String(parts[1])
  }

  /// Returns the address of a page of the repository, such as `issues`; `nil` on hosts other than GitHub.
  func address(ofPage page: String) -> String? {
    kind == .github ? "\(address)/\(page.percentEncodedPath)" : nil
  }

  /// A commit or a branch.
  struct Revision: Sendable, Equatable {
    var name: String
    var isCommit: Bool
  }
}

extension CodeHost {
  /// Returns the address of a remote's web page, without user, password, query and `.git`.
  private static func webAddress(of remote: String) -> String? {
    var rest = Substring(remote)
    var scheme = "https"
    if let separator = remote.firstRange(of: "://") {
      switch remote[..<separator.lowerBound].lowercased() {
      case "http": scheme = "http"
      case "https", "ssh", "git", "git+ssh", "ssh+git": break
      default: return nil
      }
      rest = remote[separator.upperBound...]
      let isWeb = remote.lowercased().hasPrefix("http")
      return web(scheme, authority: rest.prefix { $0 != "/" }, path: rest.drop { $0 != "/" }, keepsPort: isWeb)
    }
    // The short form of SSH: `git@host:owner/name`. A slash before the colon makes it a path.
    guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"), rest[..<colon].count > 1 else {
      return nil
    }
    return web(scheme, authority: rest[..<colon], path: rest[rest.index(after: colon)...], keepsPort: false)
  }

  private static func web(
    _ scheme: String, authority: Substring, path: Substring, keepsPort: Bool
  ) -> String? {
    var host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    if !keepsPort { host = host.prefix { $0 != ":" } }
    var path = path.prefix { $0 != "?" && $0 != "#" }
    while path.last == "/" { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    let parts = path.split(separator: "/")
    let isHost = !host.isEmpty && host.utf8.allSatisfy { $0 < 0x80 && ($0 > 0x2C || $0 == 0x2B) && $0 != 0x5C }
    guard isHost, !host.contains("/"), parts.count > 0, !parts.contains(where: { $0 == "." || $0 == ".." }) else {
      return nil
    }
    let shown = parts.map { String($0.percentDecoded ?? String($0)).percentEncodedPath }.joined(separator: "/")
    return "\(scheme)://\(host.lowercased())/\(shown)"
  }

  private static func hostName(in address: String) -> String {
    String(address.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != ":" })
  }

  /// Returns the software of a host, guessed from a name such as `gitlab.example.org`.
  private static func kind(ofHost name: String) -> CodeHostKind? {
    let names: [(String, CodeHostKind)] = [
      ("github", .github), ("gitlab", .gitlab), ("bitbucket", .bitbucket), ("codeberg", .gitea), ("gitea", .gitea),
      ("forgejo", .gitea),
    ]
    let labels = name.split(separator: ".")
    return names.first { known in labels.contains { $0 == known.0 } }?.1
  }
}
