/// A file of a site, as a build would write it.
package struct PreviewedFile: Sendable {
  /// What the file holds.
  package var bytes: [UInt8]
  /// What was noticed while the file was made.
  package var problems: [PreviewProblem]

  package init(bytes: [UInt8], problems: [PreviewProblem] = []) {
    self.bytes = bytes
    self.problems = problems
  }
}
