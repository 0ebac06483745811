/// A program that was compiled and lies in its workspace until that is removed.
package struct Executable: Sendable {
  /// The folder that it lies in.
  let job: Mount
  static let name = "program"

  /// Removes it before its workspace is.
  package func remove() {
    FileTree.remove(job.folder)
  }
}
