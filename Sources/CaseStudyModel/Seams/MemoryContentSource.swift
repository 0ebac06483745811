/// Files held in memory, for tests and for programs that make their content.
public struct MemoryContentSource: ContentSource {
  private var files: [String: [UInt8]]

  /// Creates a source from texts by their paths.
  public init(_ texts: [String: String]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  public func paths() -> [String] {
    files.keys.sorted()
  }

  public func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    guard let bytes = files[path] else { throw ContentSourceError(path: path, reason: .missing) }
    return bytes
  }
}
