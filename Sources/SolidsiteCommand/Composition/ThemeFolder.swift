import SiteStorage
import SystemFiles

/// The place of the theme that comes with solidsite; a site's own Templates lie over it.
enum ThemeFolder {
  /// Returns the folder that `SOLIDSITE_THEME` names, or else the one that was installed with the program, or else the one of
  /// the package that the program was built in or that it depends on.
  /// - Throws: `CommandFailure` where there is none.
  static func path() throws -> String {
    if let folder = Terminal.variable("SOLIDSITE_THEME") {
      if try isTheme(folder) { return folder }
      throw CommandFailure("The folder '\(folder)', which SOLIDSITE_THEME names, holds no templates")
    }
    var folder = FilePath.folder(of: try ExecutablePath.current())
    let installed = FilePath.folder(of: folder) + "/share/solidsite/Templates"
    if try isTheme(installed) { return installed }
    while folder != "/", folder != "." {
      if try FileStatus(of: folder + "/Package.swift") != nil, try isTheme(folder + "/Templates") {
        return folder + "/Templates"
      }
      let dependency = folder + "/checkouts/solidsite/Templates"
      if try isTheme(dependency) { return dependency }
      folder = FilePath.folder(of: folder)
    }
    throw CommandFailure("The theme isn't installed at '\(installed)'; SOLIDSITE_THEME may name another folder")
  }

  private static func isTheme(_ folder: String) throws -> Bool {
    guard try FileStatus(of: folder)?.kind == .folder else { return false }
    return try FileSystem.names(in: folder).contains { $0.hasSuffix(".mustache") }
  }
}
