/// A program that was compiled and lies in its workspace until that is removed.
package struct Executable: Sendable {
  /// The folder that it lies in.
  let job: Mount
  static let name = "program"

  /// Its path on the machine.
  var path: String { job.folder + "/" + Self.name }

  /// Removes it before its workspace is.
  package func remove() {
    FileTree.remove(job.folder)
  }
}
