import CaseStudyModel
import SiteBuilder
import SiteStorage
import SystemFiles

/// Checks that a folder or file is a site of its own, so that a command doesn't treat a part of a site, or a built one,
/// as a site.
extension SiteLocation {
  /// The folders of a site that no output may replace.
  static let sourceFolders = ["Content", "Templates", ".solidsite"]

  /// Throws an error for a site without Markdown, unless a diagnostic says why there is none.
  func checkMarkdown(of site: Site, _ diagnostics: [Diagnostic]) throws(CommandFailure) {
    let isDraft = !site.drafts.isEmpty && diagnostics.allSatisfy { $0.severity != .error }
    guard site.isEmpty, diagnostics.isEmpty || isDraft else { return }
    if site.hasDrafts {
      if let singleFile { throw CommandFailure("'\(singleFile)' is a draft; add '--drafts' to include it") }
      throw CommandFailure("All documents in '\(root)' are drafts; add '--drafts' to include them")
    }
    if let unread = UnreadTexts.all(among: site.files, output: site.configuration.output).first?.example {
      throw CommandFailure(
        "There is no Markdown file in '\(root)', and '\(unread)' isn't read; convert it to Markdown, ending in '.md'")
    }
    if let hidden = hiddenFolderWithMarkdown {
      throw CommandFailure(
        "There is no Markdown file in '\(root)' outside hidden folders such as '\(hidden)', which are left out")
    }
    throw CommandFailure("There is no Markdown file in '\(root)'; 'solidsite init' creates a small site")
  }

  /// The name of a hidden folder that has Markdown, other than that of a git repository.
  private var hiddenFolderWithMarkdown: String? {
    let names = (try? FileSystem.names(in: root)) ?? []
    return names.first { name in
      guard name.hasPrefix("."), name != ".git" else { return false }
      let paths = try? DiskContentSource(root: FilePath.joined(root, name)).paths()
      return paths?.contains(where: SitePath.isMarkdown) ?? false
    }
  }

  /// Throws an error for a built site, and for the `Content` or `Templates` folder of a site, because a command would
  /// treat it as a site.
  /// - Parameters:
  ///   - folder: an absolute path; the folder need not exist.
  ///   - isOperand: whether the folder is the operand of a command, rather than the working folder.
  ///   - isNew: whether a site is about to be created there.
  static func checkIsNotPart(of folder: String, isOperand: Bool = false, isNew: Bool = false) throws {
    if try FileStatus(of: FilePath.joined(folder, "solidsite.yml")) != nil { return }
    // A site may have a file in place of the folder with its evidence, which has a diagnostic.
    let isMarked = try FileStatus(of: FilePath.joined(folder, SitePublisher.markerName))?.kind == .file
    if isMarked, try FileStatus(of: FilePath.joined(folder, "Content")) == nil {
      throw CommandFailure("Folder '\(folder)' has a built site; give the folder with its sources")
    }
    let names = FilePath.names(on: folder)
    let parts = ["Content", "Templates"] + (isNew ? [".solidsite", "_site"] : [])
    guard let part = names.lastIndex(where: parts.contains) else { return }
    let site = "/" + names[..<part].joined(separator: "/")
    if try FileStatus(of: FilePath.joined(site, "solidsite.yml"))?.kind == .file {
      let word = site.shellWord
      let named = names[part...].joined(separator: "/")
      if isNew {
        throw CommandFailure(
          "Folder '\(named)' is part of the site in '\(site)'; a new site must have another folder")
      }
      if isOperand {
        throw CommandFailure(
          "Folder '\(named)' is part of the site in '\(site)'; use '--root \(word)' instead")
      }
      throw CommandFailure(
        "Folder '\(named)' is part of the site in '\(site)'; run the command there, or add '--root \(word)'")
    }
  }

  /// Throws an error for a file of a site's `Content`, which would be treated as a separate site, and for a file beside
  /// it that would be published in place of the whole site.
  /// - Parameters:
  ///   - isRooted: whether the command names the site's folder too.
  ///   - isPublished: whether the file would be published where the site is.
  static func checkIsNotFile(_ path: String, isRooted: Bool, isPublished: Bool) throws {
    guard let file = try FileSystem.resolved(path), let site = try folder(around: file),
      let part = FilePath.relative(file, to: site),
      try FileStatus(of: FilePath.joined(site, "solidsite.yml"))?.kind == .file
    else { return }
    if part.hasPrefix("Content/"), isPublished || !isRooted {
      throw CommandFailure(
        isRooted
          ? "File '\(part)' is part of the site in '\(site)'; leave it out to build the site"
          : "File '\(part)' is part of the site in '\(site)'; use '--root \(site.shellWord)' instead")
    }
    if isPublished, try FileStatus(of: FilePath.joined(site, "Content"))?.kind == .folder {
      throw CommandFailure(
        "File '\(part)' would replace the site in '\(site)'; add '--output' to build the file elsewhere")
    }
  }

  /// Throws an error for a folder without Markdown in which only one folder is a site.
  static func checkIsNotAbove(_ folder: String) throws {
    let names = try FileSystem.names(in: folder)
    let hasText = names.contains { name in
      ["solidsite.yml", "Content"].contains(name)
        || SitePath.isMarkdown(name) && SitePath.stem(of: name).lowercased() != "readme"
    }
    if hasText { return }
    let sites = try names.filter { name in
      try !name.hasPrefix(".") && FileStatus(of: FilePath.joined(folder, name + "/solidsite.yml"))?.kind == .file
    }
    guard sites.count == 1 else { return }
    let site = FilePath.joined(folder, sites[0])
    throw CommandFailure("The site is in '\(site)'; add '--root \(site.shellWord)'")
  }

  /// Throws an error for a file that can't be Markdown by its extension, such as a picture or code.
  static func checkIsMarkdown(_ file: String) throws(CommandFailure) {
    if SitePath.isMarkdown(file) || SitePath.fileExtension(of: file) == "txt" { return }
    throw CommandFailure("'\(file)' isn't a Markdown file; its name must end with '.md'")
  }
}

extension Site {
  /// Whether the site has no file that an author wrote.
  fileprivate var isEmpty: Bool {
    studies.isEmpty && pages.isEmpty && home == nil && principles.allSatisfy { $0.article == nil }
  }

  /// Whether documents of the empty site are left out as drafts.
  fileprivate var hasDrafts: Bool {
    // Pages of principles replace built-in ones, so their drafts aren't among the site's.
    !drafts.isEmpty || files.contains { $0.hasPrefix("Content/principles/") && SitePath.isMarkdown($0) }
  }
}
