import CaseStudyModel
import SourceTrees

extension StudyAssembly {
  /// A side's policy files alone, to be typechecked without the details; `nil` if the side has no file that is
  /// policy.
  /// - Parameter roles: which files are policy: the front matter's, or guessed ones.
  func policyAlone(on side: Side, roles: Roles) -> ModuleSources? {
    policyTree(on: side, roles: roles).map { ModuleSources($0) }
  }

  /// A side's policy with fakes in place of its details, to be typechecked. It leaves out the composition root, which
  /// names the details. `nil` if the side has no policy or no fake.
  /// - Returns: also the names of the fakes' files on disk.
  func swap(on side: Side, roles: Roles) -> (sources: ModuleSources, fakes: [String])? {
    let fakes = snippets(.fake).filter {
      $0.isCode(of: layout, on: side) && trees[side].fileDiagnostic(of: $0) == nil
    }
    guard !fakes.isEmpty, let policy = policyTree(on: side, roles: roles) else { return nil }
    var fakeFiles = SourceTree(source: policy.source, layout: layout)
    for fake in fakes {
      var block = fake
      block.file = fake.file ?? policy.freePath(layout.file("Fakes"))
      fakeFiles.add(block)
    }
    var sources = ModuleSources(policy)
    for path in fakeFiles.paths { sources.add(fakeFiles.files[path] ?? AssembledFile(), as: path) }
    return (sources, sources.files.map(\.name).suffix(fakeFiles.paths.count))
  }

  /// Returns the tests of behaviour that both sides share, to be run on a side's policy with fakes and without its
  /// details.
  /// - Parameter hasDrivers: whether the side's drivers are added; else the fakes declare the functions that tests
  ///   call.
  /// - Returns: the programs, each with the paths of the fakes.
  func policyTests(on side: Side, roles: Roles, hasDrivers: Bool) -> [(program: StudyProgram, fakes: [String])] {
    guard let policy = policyTree(on: side, roles: roles) else { return [] }
    let swap = swap(on: side, roles: roles)
    let names = Set(swap?.fakes ?? [])
    let fakes = swap?.sources.files.filter { names.contains($0.name) } ?? []
    return snippets(.test).filter { $0.isCode(of: layout, on: nil) }.map { snippet in
      let program = test(
        snippet, kind: .test, on: side, of: policy, with: nil, adding: fakes, hasDrivers: hasDrivers)
      return (program, fakes.map(\.path))
    }
  }

  private func policyTree(on side: Side, roles: Roles) -> SourceTree? {
    let tree = trees[side].without { !roles.policy.contains($0) }
    return tree.files.isEmpty ? nil : tree
  }
}
