/// A file of the finished site, whose bytes are made when they are wanted.
public struct OutputFile: Sendable {
  /// The path below the output folder.
  public var path: String
  /// The place in the site's folder that the file was asked for at, for what is wrong with its path.
  public var origin: SourceRange?
  /// Makes the bytes, with diagnostics of what is wrong in them (a template's unknown name, say).
  public var contents: @Sendable () -> Diagnosed<[UInt8]>

  public init(
    path: String, origin: SourceRange? = nil, contents: @escaping @Sendable () -> Diagnosed<[UInt8]>
  ) {
    self.path = path
    self.origin = origin
    self.contents = contents
  }
}
