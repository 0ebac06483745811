import CaseStudyModel

/// A content file, published unchanged, cleaned or rejected.
///
/// Published files open as documents of the site's origin, so those that browsers run are rejected and SVG is cleaned.
struct PublishedAsset: Sendable {
  /// The path in the site's folder.
  let path: String
  /// Whether the site's authors are trusted, so files are published unchanged.
  let isTrusted: Bool

  /// Whether the file is rejected by its name alone, because browsers run it.
  var isRefused: Bool { !isTrusted && kind == .active }

  /// Whether the decision depends on the file's bytes.
  var needsReading: Bool { !isTrusted && kind != .passive }

  /// The result for a rejected file: nothing is published.
  var refusal: Diagnosed<[UInt8]?> { Diagnosed(nil, [.activeFile(path)]) }

  /// Returns the bytes to publish; `nil` if the file is rejected.
  func published(_ bytes: [UInt8]) -> Diagnosed<[UInt8]?> {
    var result = checked(bytes)
    if kind != .active, SitePath.isImage(path), let fault = PictureFault(bytes, isVector: kind == .picture) {
      result.diagnostics = [.brokenPicture(path, fault)]
    }
    return result
  }

  private func checked(_ bytes: [UInt8]) -> Diagnosed<[UInt8]?> {
    if isTrusted { return Diagnosed(bytes) }
    switch kind {
    case .passive: return Diagnosed(bytes)
    case .active: return refusal
    case .unknown: return Self.isSniffedAsActive(bytes) ? refusal : Diagnosed(bytes)
    case .picture:
      do throws(XMLScanner.Fault) {
        let picture = try CleanedPicture(bytes)
        let dropped = picture.dropped.sorted()
        return Diagnosed(picture.bytes, dropped.isEmpty ? [] : [.activePicture(path, dropped)])
      } catch {
        return Diagnosed(nil, [.brokenPicture(path, error)])
      }
    }
  }
}

/// The reason that a file with the name of a picture isn't one, by its first bytes.
private enum PictureFault {
  case empty, pointer, markup

  /// - Parameter isVector: whether the picture is text, as SVG is.
  init?(_ bytes: [UInt8], isVector: Bool) {
    if bytes.isEmpty {
      self = .empty
    } else if String(decoding: bytes.prefix(40), as: UTF8.self).contains("://git-lfs.github.com/") {
      self = .pointer
    } else if !isVector, bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      self = .markup
    } else {
      return nil
    }
  }

  var message: Message {
    switch self {
    case .empty: "but it is empty"
    case .pointer: "but it is a Git LFS pointer"
    case .markup: "but it is HTML or XML"
    }
  }

  var remedy: Message {
    switch self {
    case .empty, .markup: "save the picture again"
    case .pointer: "run 'git lfs pull'; in CI, set 'lfs: true' in the checkout step"
    }
  }
}

extension PublishedAsset {
  private enum Kind {
    case passive, picture, active, unknown
  }

  private var kind: Kind {
    let parts = SitePath.name(of: path).lowercased().split(separator: ".", omittingEmptySubsequences: false)
      .dropFirst().map { String($0.filter { !$0.isWhitespace }) }
    // Some servers use the last extension that they know, so all extensions count.
    for part in parts.reversed() {
      if part == "svg" { return parts.last == part ? .picture : .active }
      // Spanish, as in notes.es.md.
      if part == "es", parts.last != part { continue }
      if Self.active.contains(part) || part.hasPrefix("php") || part.hasPrefix("xht") { return .active }
      if Self.passive.contains(part) {
        return parts.contains { Self.runOnServers.contains($0) || $0.hasPrefix("php") } ? .active : .passive
      }
    }
    return Self.compressed.contains(parts.last ?? "") ? .passive : .unknown
  }

  /// The extensions of files that browsers or servers run, or that contain code they run.
  private static let active = words(
    """
    html htm htmls shtml shtm stm htmlx xml xsl xslt xsd rdf rss atom svgz mht mhtml mhtm js mjs cjs jse jsm es wasm
    swf hta htc vbs vbe wsf xap jnlp appcache phtml phar pht asp aspx ashx jsp jspx jsf cfm cgi fcgi xul xbl mml mathml
    vml
    """)

  /// The extensions that some servers run wherever they are in a name.
  private static let runOnServers: Set<String> = ["cgi", "fcgi", "phar", "phtml", "pht", "shtml"]

  /// The extensions of files that browsers show, play, or save, and that all servers know. A PDF can contain scripts,
  /// but browsers run them in a viewer without access to the site.
  ///
  /// Extensions of code aren't among them: a server that doesn't know one sends no type, or the type of an earlier
  /// extension.
  private static let passive = words(
    """
    png jpg jpeg gif webp avif apng bmp ico tif tiff heic pdf woff woff2 ttf otf mp3 mp4 m4a m4v webm ogg oga ogv opus
    wav flac vtt txt text csv tsv json map webmanifest css zip tar 7z rar dmg docx xlsx pptx odt ods odp epub
    """)

  /// The extensions of compressed files, which servers may send as the uncompressed ones.
  private static let compressed: Set<String> = ["br", "bz2", "gz", "tgz", "xz", "zst"]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns whether a browser that sniffs the file's type could run it.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
  private static func isSniffedAsActive(_ bytes: [UInt8]) -> Bool {
    // Skips byte order marks, and the zero bytes of UTF-16.
    let start = bytes.prefix(4096).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
    return start.first == UInt8(ascii: "<")
      || bytes.starts(with: [0x00, 0x61, 0x73, 0x6D])
      || start.starts(with: "MIME-Version".utf8) || ["CWS", "FWS", "ZWS"].contains { start.starts(with: $0.utf8) }
  }
}

extension Diagnostic {
  fileprivate static func activeFile(_ path: String) -> Diagnostic {
    Diagnostic(
      "ActiveFile", .error, "File '\(SitePath.name(of: path))' must not be one that browsers run",
      at: SourceRange(path: path, line: 1), explanation: "It isn't published, and links to it lead nowhere",
      solutions: [
        "put it into an archive such as a .zip, or move it to Templates/assets, if it belongs to the theme",
        "set 'allowHTML: all' in solidsite.yml, if you trust all authors",
      ])
  }

  fileprivate static func activePicture(_ path: String, _ dropped: [String]) -> Diagnostic {
    let first = dropped.prefix(5).joined(separator: ", ")
    return Diagnostic(
      "ActivePicture", .warning,
      "Picture '\(SitePath.name(of: path))' must contain nothing that runs or loads anything",
      at: SourceRange(path: path, line: 1),
      explanation: dropped.count > 5 ? "It is published without \(first) and more" : "It is published without \(first)",
      solutions: ["remove that from the picture", "set 'allowHTML: all' in solidsite.yml, if you trust all authors"])
  }

  fileprivate static func brokenPicture(_ path: String, _ fault: PictureFault) -> Diagnostic {
    Diagnostic(
      "BrokenPicture", .warning, "File '\(SitePath.name(of: path))' must be a picture, \(fault.message)",
      at: SourceRange(path: path, line: 1), solutions: [fault.remedy])
  }

  fileprivate static func brokenPicture(_ path: String, _ fault: XMLScanner.Fault) -> Diagnostic {
    Diagnostic(
      "BrokenPicture", .error, "Picture '\(SitePath.name(of: path))' must be SVG that browsers can read",
      at: SourceRange(path: path, line: fault.line), explanation: "It contains \(fault.text), and isn't published",
      solutions: ["save it again from a drawing program, as plain SVG in UTF-8"])
  }
}
