import CaseStudyModel

/// The media type of a response.
struct MediaType: Sendable, Equatable {
  /// The value of `Content-Type`.
  var value: String

  /// The type of pages, which get the live reload script.
  static let html = MediaType(text: "text/html")
  /// Plain text.
  static let plainText = MediaType(text: "text/plain")
  /// Scripts.
  static let javaScript = MediaType(text: "text/javascript")

  private init(text: String) { value = text + "; charset=utf-8" }

  private init(binary: String) { value = binary }

  /// Determines the type of a file from the extension of its path.
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
    case "json", "map": self.init(binary: "application/json")
    case "webmanifest": self.init(binary: "application/manifest+json")
    case "wasm": self.init(binary: "application/wasm")
    case "png": self.init(binary: "image/png")
    case "jpg", "jpeg": self.init(binary: "image/jpeg")
    case "webp": self.init(binary: "image/webp")
    case "avif": self.init(binary: "image/avif")
    case "gif": self.init(binary: "image/gif")
    case "ico": self.init(binary: "image/x-icon")
    case "woff2": self.init(binary: "font/woff2")
    case "woff": self.init(binary: "font/woff")
    case "ttf": self.init(binary: "font/ttf")
    case "otf": self.init(binary: "font/otf")
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
