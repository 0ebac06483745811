/// Files that were compiled once, for several programs of which they are a part.
package struct CompiledLibrary: Sendable {
  /// The files that it was compiled from.
  let files: [CodeFile]
  /// The folder that its object files lie in.
  let job: Mount
  let objects: [String]
  /// What its object files say of libraries that are to be linked.
  let linkerOptions: [String]

  /// Removes it before its workspace is.
  package func remove() {
    FileTree.remove(job.folder)
  }
}
