import CaseStudyModel

/// The names of a study's Swift files in archives, which every file system, git and the compiler accept.
///
/// Ordinary paths stay as they are. All files differ in their last part, because the compiler rejects two files with
/// the same name in a module even in different folders, and no folder has the name of a file.
struct PortableNames: Sendable {
  private var names: [String: String] = [:]

  /// Chooses names for paths below one folder.
  init(of paths: some Sequence<String>) {
    var taken = NumberedNames()
    for path in paths.sorted() where names[path] == nil {
      let parts = path.split(separator: "/").suffix(Self.deepest).map(String.init)
      let folders = parts.dropLast().map { Self.portable($0.replacing(".", with: "_")) }
      let name = taken.take(Self.portable(Self.withoutExtension(parts.last ?? "")))
      names[path] = (folders + [name + Self.fileExtension]).joined(separator: "/")
    }
  }

  /// Returns the name of a file; a file that wasn't among the first ones may share a name.
  subscript(path: String) -> String { names[path] ?? Self.portable(Self.withoutExtension(path)) + Self.fileExtension }

  private static let fileExtension = ".swift"
  /// The limit on the parts of a path.
  private static let deepest = 4
  /// The maximum number of bytes in a part, which leaves room in tar's 155 bytes for folders.
  private static let longest = 36

  private static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(fileExtension) ? String(name.dropLast(fileExtension.count)) : name
  }

  /// Returns a part of a path with underscores in place of all characters that are special on some system.
  static func portable(_ part: String) -> String {
    var name = String(
      String.UnicodeScalarView(
        part.unicodeScalars.map { scalar in
          let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          return isPlain || "_-+.".unicodeScalars.contains(scalar) ? scalar : "_"
        }))
    if name.utf8.count > longest { name = name.prefix(longest - 17) + "-" + contentHash(of: Array(part.utf8)) }
    let isReserved = WindowsName.devices.contains(String(name.lowercased().prefix { $0 != "." }))
    return name.isEmpty || isReserved || "-.".contains(name.prefix(1)) ? "_" + name : name
  }
}
