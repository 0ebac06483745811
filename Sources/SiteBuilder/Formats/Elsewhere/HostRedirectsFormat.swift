import CaseStudyModel

/// Redirects from former addresses as a host's configuration, which applies before a page is loaded.
///
/// They complement the pages at former addresses, which work on every host.
public struct HostRedirectsFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    let rules = Self.rules(of: rendering)
    if rules.isEmpty { return Diagnosed([]) }
    switch site.configuration.redirects {
    case .none: return Diagnosed([])
    // Without the exclamation mark, the host would serve the page at the former address.
    case .netlify: return Diagnosed([Self.file("_redirects", rules) { "\($0) \($1) 301!" }])
    case .cloudflare: return Diagnosed([Self.file("_redirects", rules) { "\($0) \($1) 301" }])
    case .nginx:
      return Diagnosed([
        Self.file("redirects.map", rules) {
          "\"\(($0.percentDecoded ?? $0).replacing("\\", with: "\\\\"))\" \"\($1)\";"
        }
      ])
    }
  }

  private static func file(
    _ path: String, _ rules: [Rule], line: @escaping @Sendable (_ from: String, _ to: String) -> String
  ) -> OutputFile {
    OutputFile(path: path) { Diagnosed(Array(rules.map { line($0.from, $0.to) + "\n" }.joined().utf8)) }
  }

  /// A former address and the present one, as paths from the root of the host.
  private struct Rule: Sendable {
    let from: String
    let to: String
  }

  private static func rules(of rendering: RenderableSite) -> [Rule] {
    let root = rendering.site.rootPath
    var known = rendering.site.pagePaths
    let moved = rendering.pages.flatMap { page in
      page.aliases.compactMap { alias in RedirectFormat.path(of: alias, besides: page).map { ($0, page) } }
    }
    return (moved + RedirectFormat.formerSubpages(of: rendering).map { ($0.path, $0.page) }).flatMap {
      file, page -> [Rule] in
      let path = file.hasSuffix("index.html") ? String(file.dropLast("index.html".count)) : file
      // A host would redirect away from a page or a file that exists.
      let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
      guard !Slug.isFile(String(decoding: first, as: UTF8.self)), known.insert(path).inserted else { return [] }
      let variants = path.hasSuffix("/") ? [path, String(path.dropLast())] : [path]
      return variants.map {
        Rule(from: root + $0.percentEncodedPath, to: root + page.path.percentEncodedPath)
      }
    }
  }
}
