/// How much a server takes on, so that no client can take what others need.
enum ServerLimits {
  static let threads = 4
  /// How many pages are rendered at once, none of them on a thread of the network's.
  static let renderers = 4
  static let bytesPerStack = 8 << 20
  /// Each thread has an equal share, and accepts no more than that.
  static let connections = 1024
  /// As long as no more are kept, one of the threads has room for another.
  static let keptConnections = connections - connections / threads
  /// How long a connection may be silent.
  static let idleSeconds = 15
  /// What a request's fields, and those of the answer, may take.
  static let bytesPerConnection = 32 * 1024
  /// What may wait for clients that read slowly, before the slowest are cut off.
  static let bodyBytes = 256 << 20
  static let knownPages = 1000
  static let streams = 256
  /// Browsers open six connections to a server: one has to be left for pages.
  static let streamsPerBrowser = 5
  /// Files that the rest of the program has open.
  static let otherFiles = 1024
}
