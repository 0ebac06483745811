import CaseStudyModel

/// The parts of a platform's module that the studies need, for machines without the module.
package struct StandInModule: Sendable, Equatable {
  /// The name, as imports write it.
  package var name: String
  /// Its Swift files, with paths relative to the site's folder.
  package var files: [CodeFile]

  package init(name: String, files: [CodeFile]) {
    self.name = name
    self.files = files
  }

  /// The names of the modules that its files import.
  var imports: Set<String> {
    files.reduce(into: []) { $0.formUnion(ImportedModules.names(in: $1.text)) }
  }
}

extension [StandInModule] {
  /// Returns the modules of these names, with those that they import.
  package func needed(for names: Set<String>) -> [StandInModule] {
    let needed = filter { names.contains($0.name) }
    let all = needed.reduce(into: names) { $0.formUnion($1.imports) }
    return all == names ? needed : self.needed(for: all)
  }

  /// Groups the modules so that each imports only modules of earlier groups; those that import each other in a cycle
  /// come last.
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
