/// A source of files in memory, for tests and for programs that generate their content.
public struct MemoryContentSource: ContentSource {
  private var files: [String: [UInt8]]

  /// Creates a source from texts by their paths.
  public init(_ texts: [String: String]) { files = texts.mapValues { Array($0.utf8) } }

  /// Lists the paths of all files in byte order.
  public func paths() -> [String] { files.keys.sorted() }

  /// Reads a file.
  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    guard let bytes = files[path] else { throw ContentSourceError(path: path, reason: .missing) }
    return bytes
  }
}
