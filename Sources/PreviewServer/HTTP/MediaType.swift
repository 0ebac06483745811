import CaseStudyModel

/// What kind of file an answer holds, as browsers are told.
struct MediaType: Sendable, Equatable {
  /// The value of `Content-Type`.
  var value: String
  /// Whether the bytes are worth compressing.
  var isText: Bool

  /// The type of pages, which live reload is added to.
  static let html = MediaType(text: "text/html")
  static let plainText = MediaType(text: "text/plain")
  static let javaScript = MediaType(text: "text/javascript")

  private init(text: String) {
    value = text + "; charset=utf-8"
    isText = true
  }

  private init(binary: String, isText: Bool = false) {
    value = binary
    self.isText = isText
  }

  /// Finds the type of a file by the extension of its path.
  init(path: String) {
    switch SitePath.fileExtension(of: path) {
    case "html", "htm": self = .html
    case "txt", "md", "text": self = .plainText
    case "js", "mjs": self = .javaScript
    case "css": self.init(text: "text/css")
    case "csv": self.init(text: "text/csv")
    case "vtt": self.init(text: "text/vtt")
    case "xml": self.init(text: "application/xml")
    case "atom": self.init(text: "application/atom+xml")
    case "rss": self.init(text: "application/rss+xml")
    case "xhtml": self.init(text: "application/xhtml+xml")
    case "svg": self.init(text: "image/svg+xml")
    case "json", "map": self.init(binary: "application/json", isText: true)
    case "webmanifest": self.init(binary: "application/manifest+json", isText: true)
    case "wasm": self.init(binary: "application/wasm", isText: true)
    case "png": self.init(binary: "image/png")
    case "jpg", "jpeg": self.init(binary: "image/jpeg")
    case "webp": self.init(binary: "image/webp")
    case "avif": self.init(binary: "image/avif")
    case "gif": self.init(binary: "image/gif")
    case "ico": self.init(binary: "image/x-icon", isText: true)
    case "woff2": self.init(binary: "font/woff2")
    case "woff": self.init(binary: "font/woff")
    case "ttf": self.init(binary: "font/ttf", isText: true)
    case "otf": self.init(binary: "font/otf", isText: true)
    case "mp4", "m4v": self.init(binary: "video/mp4")
    case "webm": self.init(binary: "video/webm")
    case "mp3": self.init(binary: "audio/mpeg")
    case "ogg": self.init(binary: "audio/ogg")
    case "wav": self.init(binary: "audio/wav")
    case "pdf": self.init(binary: "application/pdf")
    case "zip": self.init(binary: "application/zip")
    default: self.init(binary: "application/octet-stream")
    }
  }
}
