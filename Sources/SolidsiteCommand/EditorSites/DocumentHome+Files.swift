import LanguageServer
import SystemFiles

extension DocumentHome {
  /// Finds the site around a document; one outside a site is on its own.
  /// - Parameter file: the absolute path, or `nil` for a document that isn't saved.
  /// - Throws: `SystemError` if a folder can't be read.
  init(ofFile file: String?, _ arguments: Arguments, parts: PartRegistry) throws {
    guard let file else {
      self.init(site: LooseDocument(parts: parts, folder: nil), folder: "/", path: "untitled.md")
      return
    }
    // A new file has no path with links resolved, but its folder has.
    let folder = try FileSystem.resolved(FilePath.folder(of: file)) ?? FilePath.folder(of: file)
    let resolved = try FileSystem.resolved(file) ?? FilePath.joined(folder, FilePath.name(of: file))
    if let root = try SiteLocation.folder(around: resolved) {
      let path = FilePath.relative(resolved, to: root) ?? resolved
      self.init(site: try SavedSite(folder: root, arguments, parts: parts), folder: root, path: path)
    } else {
      let parent = FilePath.folder(of: resolved)
      self.init(
        site: LooseDocument(parts: parts, folder: parent), folder: parent, path: FilePath.name(of: resolved))
    }
  }
}
