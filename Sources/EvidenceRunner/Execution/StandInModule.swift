/// The smallest part of a platform's module that the studies need, for machines that lack the module.
package struct StandInModule: Sendable, Equatable {
  package var name: String
  /// Its Swift files, with paths relative to the site's folder.
  package var files: [CodeFile]

  package init(name: String, files: [CodeFile]) {
    self.name = name
    self.files = files
  }

  /// The names of the modules that its files import.
  var imports: Set<String> {
    Set(files.lazy.flatMap { $0.text.split(separator: "\n") }.compactMap(Self.importedModule))
  }

  /// The module of a line such as `@_exported public import struct UIKit.UIView`.
  private static func importedModule(in line: Substring) -> String? {
    let words = line.prefix { $0 != ";" }.split { $0 == " " || $0 == "\t" }
    guard let position = words.firstIndex(of: "import"),
      words[..<position].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let path = words[(position + 1)...].drop { kinds.contains($0) }.first
    return path?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}

extension [StandInModule] {
  /// Groups the modules so that each imports only modules of earlier groups; those that import each other in a circle come last.
  var inDependencyOrder: [[StandInModule]] {
    var groups: [[StandInModule]] = []
    var rest = sorted { $0.name < $1.name }
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let ready = rest.filter { $0.imports.isDisjoint(with: names.subtracting([$0.name])) }
      groups.append(ready.isEmpty ? rest : ready)
      if ready.isEmpty { break }
      rest.removeAll { ready.contains($0) }
    }
    return groups
  }
}
