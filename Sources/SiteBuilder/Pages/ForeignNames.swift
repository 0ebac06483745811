import CaseStudyModel

/// The ways in which links in other generators and note vaults name files: relative to a root above the Markdown's
/// folder or to folders that are copied to the root, posts without the date of their file, lowercase addresses, and
/// names without folder and extension.
struct ForeignNames: Sendable {
  /// The files of posts, by their names without date and extension; empty if several share a name.
  private var posts: [String: String] = [:]
  /// The files with a name in lower case, notes without their extension.
  private var named: [String: [String]] = [:]

  /// The folders whose contents Hugo, Docusaurus, Astro and VuePress copy to the site's root.
  private static let copiedFolders = ["", "static/", "public/", ".vuepress/public/"]
  /// The number of folders above a file that are tried as the root.
  private static let folderLimit = 8
  /// The number of files with one name that are compared.
  private static let sameNameLimit = 64
  /// The length of the date that a post of Jekyll begins with, as in `2014-09-25-presenters.md`.
  private static let dateLength = "2014-09-25-".utf8.count

  /// Adds an article's file.
  mutating func add(_ source: String) {
    named[SitePath.stem(of: source).lowercased(), default: []].append(source)
    guard let name = Self.nameOfPost(SitePath.name(of: source)) else { return }
    posts[name] = posts[name].map { $0 == source ? $0 : "" } ?? source
  }

  /// Adds a file that isn't Markdown.
  mutating func add(asset: String) {
    named[SitePath.name(of: asset).lowercased(), default: []].append(asset)
  }

  /// Returns the file that a name in double brackets means: of several, the one next to the note, or else the one with
  /// the shortest path.
  func file(named name: String, from source: String) -> String? {
    let wanted = name.lowercased()
    let last = SitePath.name(of: wanted)
    let key = SitePath.isMarkdown(last) ? SitePath.stem(of: last) : last
    let path = "/" + (SitePath.isMarkdown(wanted) ? String(wanted.prefix { $0 != "." }) : wanted)
    let found = named[key, default: []].prefix(Self.sameNameLimit).filter { file in
      guard wanted.contains("/") else { return true }
      let whole = "/" + file.lowercased()
      return ["", ".md", ".markdown", ".mdx"].contains { whole.hasSuffix(path + $0) }
    }
    let folder = SitePath.folder(of: source)
    return found.first { SitePath.folder(of: $0) == folder }
      ?? found.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns the file of the post at a rooted path, such as `posts/presenters/` and `2014/09/25/presenters.html`.
  func post(at path: String) -> String? {
    guard !posts.isEmpty, let last = path.split(separator: "/").last else { return nil }
    let name = last.hasSuffix(".html") ? last.dropLast(".html".count) : last
    return posts[String(name)].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the file at a rooted path of at least two parts, if only the case of letters or the folders above it
  /// differ: Hugo writes addresses in lowercase.
  func file(atLowercase path: String, from source: String) -> String? {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard name.contains("/") else { return nil }
    return [name, name + "/_index"].lazy.compactMap { file(named: $0, from: source) }.first
  }

  /// Returns the paths in the site's folder that a rooted path of a file may mean.
  static func paths(of path: String, from source: String) -> [String] {
    var folders = [""]
    var folder = ""
    for part in source.split(separator: "/").dropLast().prefix(folderLimit) {
      folder += part + "/"
      folders.append(folder)
    }
    return folders.flatMap { folder in copiedFolders.map { folder + $0 + path } }
  }

  private static func nameOfPost(_ file: String) -> String? {
    let date = file.utf8.prefix(dateLength)
    guard date.count == dateLength, SitePath.isMarkdown(file),
      date.enumerated().allSatisfy({ index, byte in
        [4, 7, 10].contains(index) ? byte == UInt8(ascii: "-") : byte.isASCIIDigit
      })
    else { return nil }
    let name = file.dropFirst(dateLength)
    return name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}
