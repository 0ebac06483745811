import CaseStudyModel
import Mustache

/// The templates and files that give a site its look: those of a theme, overlaid by the site's own.
struct Theme: Sendable {
  /// The compiled templates, by their file names without extension.
  private(set) var templates = TemplateLibrary()
  /// The bytes of the files in `assets`, by their paths below that folder.
  private(set) var assets: [PathKey: [UInt8]] = [:]
  /// The style sheet that pictures of types hold, because they are files of their own.
  private(set) var pictureStyle: [UInt8] = []

  /// The site's folder whose files take the place of the theme's files of the same names.
  static let folder = "Templates/"

  /// Reads a theme, and the files by which a site overrides single parts of it.
  static func load(from theme: any ContentSource, overriddenBy content: any ContentSource) -> Diagnosed<Theme> {
    var result = Diagnosed(Theme())
    result.value.add(theme, below: "", diagnostics: &result.diagnostics)
    result.value.add(content, below: folder, diagnostics: &result.diagnostics)
    return result
  }

  private mutating func add(_ source: any ContentSource, below folder: String, diagnostics: inout [Diagnostic]) {
    do throws(ContentSourceError) {
      for path in try source.paths() where path.utf8.starts(with: folder.utf8) {
        do throws(ContentSourceError) {
          try add(path, named: String(Substring(path.utf8.dropFirst(folder.utf8.count))), of: source, &diagnostics)
        } catch {
          let path = folder.isEmpty ? Self.folder + error.path : error.path
          diagnostics.append(.unreadableFile(ContentSourceError(path: path, reason: error.reason)))
        }
      }
    } catch {
      diagnostics.append(.unreadableFile(error))
    }
  }

  private mutating func add(
    _ path: String, named name: String, of source: any ContentSource, _ diagnostics: inout [Diagnostic]
  ) throws(ContentSourceError) {
    if SitePath.fileExtension(of: name) == "mustache", !name.utf8.contains(UInt8(ascii: "/")) {
      let text = String(decoding: try source.read(path), as: UTF8.self)
      do throws(TemplateError) {
        try templates.add(text, name: SitePath.stem(of: name))
      } catch {
        diagnostics.append(Diagnostic(error))
      }
    } else if name == "picture.css" {
      pictureStyle = try source.read(path)
    } else if let asset = SitePath.relative(name, to: "assets") {
      assets[PathKey(asset)] = try source.read(path)
    }
  }
}

extension Diagnostic {
  /// Creates the diagnostic of a fault in a template.
  init(_ error: TemplateError) {
    let path = Theme.folder + error.template + ".mustache"
    self.init(
      "TemplateError", .error, error.message, at: SourceRange(path: path, line: error.line, column: error.column))
  }
}
