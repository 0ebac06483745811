import CaseStudyModel
import SiteBuilder
import SystemFiles

/// Folders that hold no site, although a command was run there.
extension SiteLocation {
  /// Throws an error for a site without any text, unless a diagnostic says why there is none.
  func checkMarkdown(of site: Site, _ diagnostics: [Diagnostic]) throws(CommandFailure) {
    guard site.isEmpty, diagnostics.isEmpty else { return }
    throw CommandFailure("There is no Markdown file in '\(root)'; 'solidsite init' creates a small site")
  }

  /// Throws an error for the `Content` or `Templates` folder of a site, which would be treated as a site.
  /// - Parameter isOperand: whether the folder is the operand of a command, rather than the working folder.
  static func checkIsNotPart(of folder: String, isOperand: Bool = false) throws {
    if try FileStatus(of: FilePath.joined(folder, "solidsite.yml")) != nil { return }
    let names = FilePath.names(on: folder)
    guard let part = names.lastIndex(where: { $0 == "Content" || $0 == "Templates" }) else { return }
    let site = "/" + names[..<part].joined(separator: "/")
    if try FileStatus(of: FilePath.joined(site, "solidsite.yml"))?.kind == .file {
      let word = site.shellWord
      if isOperand {
        throw CommandFailure(
          "Folder '\(names[part])' is part of the site in '\(site)'; write '--root \(word)' in place of the folder")
      }
      throw CommandFailure(
        "Folder '\(names[part])' is part of the site in '\(site)'; run the command there, or add '--root \(word)'")
    }
  }
}

extension Site {
  /// Whether no file of the site was written by an author.
  fileprivate var isEmpty: Bool {
    studies.isEmpty && pages.isEmpty && home == nil && principles.allSatisfy { $0.article == nil }
  }
}
