/// An address that a site isn't published at, although it could be a site's base address.
package enum UnpublishedAddress: Sendable, Equatable {
  /// The address of a repository; `site` is the address at which its host publishes it, `nil` if that isn't known.
  case repository(site: String?)
  /// The address of a page in the folder.
  case page(folder: String)
  /// The address of the author's machine.
  case local

  /// Recognises an address; `nil` for one at which a site may be published.
  package init?(_ url: String) {
    if let repository = Self.repository(url) {
      self = repository
    } else if url.hasSuffix(".html") || url.hasSuffix(".htm"), let match = url.firstMatch(of: /\/[\w.\-]+\.html?$/) {
      self = .page(folder: String(url[..<match.range.lowerBound]))
    } else if ["localhost", "127.0.0.1", "[::1]"].contains(where: url.contains),
      url.firstMatch(of: /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:\/]|$)/) != nil
    {
      self = .local
    } else {
      return nil
    }
  }

  private static func repository(_ url: String) -> Self? {
    let parts = url.drop { $0 != "/" }.split(separator: "/")
    guard parts.count == 3, let host = parts.first?.lowercased() else { return nil }
    let owner = parts[1].lowercased()
    let name = parts[2].hasSuffix(".git") ? parts[2].dropLast(4) : parts[2]
    return switch host {
    case "github.com", "www.github.com": .repository(site: site(of: owner, named: name, at: "github.io"))
    case "gitlab.com": .repository(site: site(of: owner, named: name, at: "gitlab.io"))
    case "bitbucket.org", "codeberg.org": .repository(site: nil)
    default: nil
    }
  }

  /// Returns the address of a repository's site, which has no path if the repository is named after the owner's host.
  private static func site(of owner: String, named name: Substring, at domain: String) -> String {
    let host = "\(owner).\(domain)"
    return name.lowercased() == host ? "https://\(host)" : "https://\(host)/\(name)"
  }
}
