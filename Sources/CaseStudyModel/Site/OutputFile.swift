/// A file of the output, whose bytes are computed on demand.
public struct OutputFile: Sendable {
  /// The path below the output folder.
  public var path: String
  /// The place that requested the file, for diagnostics about its path.
  public var origin: SourceRange?
  /// Returns the bytes, with diagnostics such as a template's unknown name.
  public var contents: @Sendable () -> Diagnosed<[UInt8]>

  public init(path: String, origin: SourceRange? = nil, contents: @escaping @Sendable () -> Diagnosed<[UInt8]>) {
    self.path = path
    self.origin = origin
    self.contents = contents
  }
}
