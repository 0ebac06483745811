import PreviewServer

/// A site with given files, which a test can change.
struct MemorySite: PreviewedSite {
  var rootPath = "/"
  var files: [String: [UInt8]]
  var problems: [String: [PreviewProblem]] = [:]
  var isLoading = false
  /// The paths whose files are in the next state.
  var awaited: Set<String> = []

  init(_ files: [String: String], rootPath: String = "/") {
    self.files = files.mapValues { Array($0.utf8) }
    self.rootPath = rootPath
  }

  func file(at path: String) -> PreviewedFile? {
    files[path].map { PreviewedFile(bytes: $0, problems: problems[path] ?? []) }
  }

  func hasFile(at path: String) -> Bool { files[path] != nil }

  func awaitsFile(at path: String) -> Bool { awaited.contains(path) }

  /// A page with a style sheet and a text.
  static func page(_ text: String, sheet: String = "style.1.css") -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><title>Page</title><link rel="stylesheet" href="/\(sheet)"></head>
    <body><p>\(text)</p></body></html>
    """
  }

  /// A few pages and files of various types.
  static let sample = MemorySite([
    "index.html": page("home"),
    "studies/x/index.html": page("study"),
    "about.html": page("about"),
    "404.html": page("There is no such page"),
    "style.1.css": "p { color: red }",
    "long.txt": String(repeating: "0123456789", count: 1000),
    "naïve/ü x.txt": "names may be anything",
  ])
}
