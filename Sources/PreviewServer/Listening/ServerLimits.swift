/// The server's limits, which keep one client from exhausting its resources.
enum ServerLimits {
  /// The number of network threads.
  static let threads = 4
  /// The number of threads for rendering.
  static let renderers = 4
  /// The stack size of a network thread in bytes.
  static let bytesPerStack = 8 << 20
  /// The maximum number of connections, divided equally among the threads.
  static let connections = 1024
  /// The number of connections to keep; at this number, at least one thread can still accept another.
  static let keptConnections = connections - connections / threads
  /// The maximum idle time of a connection in seconds.
  static let idleSeconds = 15
  /// The buffer size for a request's and response's header fields in bytes.
  static let bytesPerConnection = 32 * 1024
  /// The maximum number of bytes buffered for slow clients before the slowest are disconnected.
  static let bodyBytes = 256 << 20
  /// The maximum number of cached page states.
  static let knownPages = 1000
  /// The maximum number of event streams.
  static let streams = 256
  /// The maximum number of event streams per browser: browsers open six connections per server, and pages need one.
  static let streamsPerBrowser = 5
  /// The number of other files the program may have open.
  static let otherFiles = 1024
}
