/// Files that were compiled once, for several programs of which they are a part.
package struct CompiledLibrary: Sendable {
  /// The files that it was compiled from.
  let files: [CodeFile]
  /// The folder that its object files lie in.
  let job: Mount
  let objects: [String]
  /// What its object files say of libraries that are to be linked.
  let linkerOptions: [String]
  /// The names in its files that none of them declares, among which are all that they take from imported modules.
  private let names: CodeFile.Names

  init(files: [CodeFile], job: Mount, objects: [String], linkerOptions: [String]) {
    self.files = files
    self.job = job
    self.objects = objects
    self.linkerOptions = linkerOptions
    names = CodeFile(path: "", text: files.map(\.text).joined(separator: "\n")).undeclaredNames
  }

  /// Tells whether its code might mean something else if a file were compiled in the same module.
  func mayChange(beside file: CodeFile) -> Bool {
    let new = file.modulewideNames
    return !names.members.isDisjoint(with: new.members) || !names.globals.isDisjoint(with: new.globals)
  }

  /// Removes it before its workspace is.
  package func remove() {
    FileTree.remove(job.folder)
  }
}
