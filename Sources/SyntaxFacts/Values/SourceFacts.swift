/// The facts of one side's files: the document that an analyser prints.
public struct SourceFacts: Sendable, Equatable, Codable {
  /// The version of the document's form.
  public var version: Int
  /// The files, by path.
  public var files: [FileFacts]

  /// Creates a document whose files are sorted by path.
  public init(files: [FileFacts]) {
    version = 1
    self.files = files.sorted { $0.path < $1.path }
  }
}
