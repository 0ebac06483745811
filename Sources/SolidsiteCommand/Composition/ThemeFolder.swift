import SystemFiles

/// Finds the built-in theme, which a site's Templates override.
enum ThemeFolder {
  /// Returns the theme's folder: that of `SOLIDSITE_THEME`, or the installed one, or that of the package which the
  /// program was built in or depends on.
  /// - Throws: `CommandFailure` if there is none.
  static func path() throws -> String {
    if let folder = Terminal.variable("SOLIDSITE_THEME") {
      if try isTheme(folder) { return folder }
      throw CommandFailure("The folder '\(folder)', which SOLIDSITE_THEME names, has no templates")
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
