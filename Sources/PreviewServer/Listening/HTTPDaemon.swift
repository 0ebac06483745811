import CMicroHTTPD
import Platform
import Synchronization
import SystemFiles

/// The libmicrohttpd threads and the context they share.
struct HTTPDaemon: Sendable {
  /// The shared context.
  let context: ServerContext
  private let address: UInt
  private let listener: Int32

  /// Starts the threads, which take ownership of the socket.
  init(context: ServerContext, socket: ListeningSocket) throws(PreviewServerError) {
    OpenFileLimit.raise(to: ServerLimits.connections + ServerLimits.otherFiles)
    let limits = microhttpd_limits(
      threads: UInt32(ServerLimits.threads), connections: UInt32(ServerLimits.connections),
      idle_seconds: UInt32(ServerLimits.idleSeconds), bytes_per_connection: ServerLimits.bytesPerConnection,
      bytes_per_stack: ServerLimits.bytesPerStack)
    // The threads use the context until they are joined.
    let held = Unmanaged.passRetained(context)
    guard let daemon = microhttpd_start(socket.descriptor, limits, Self.callbacks(context: held.toOpaque())) else {
      // libmicrohttpd closes the socket when starting fails; closing it again could close another file's descriptor.
      held.release()
      throw .cannotStart
    }
    self.context = context
    address = UInt(bitPattern: daemon)
    listener = socket.descriptor
  }

  /// Closes all connections, joins all threads and releases the port; does nothing the second time.
  func stop() {
    guard context.state.withLock({ $0.stop() }) else { return }
    // Some libmicrohttpd releases crash if stopped while refusing a request, so this first stops accepting and lets
    // open connections end. MHD_quiesce_daemon would do the former, but has a race with its own threads and aborts.
    shutdown(listener, Int32(SHUT_RDWR))
    var rounds = 0
    while rounds < 2000, context.state.withLock({ $0.connections.closeAll() }) > 0 {
      usleep(1000)
      rounds += 1
    }
    MHD_stop_daemon(OpaquePointer(bitPattern: address))
    Unmanaged.passUnretained(context).release()
  }

  private static func callbacks(context: UnsafeMutableRawPointer) -> microhttpd_callbacks {
    microhttpd_callbacks(
      context: context,
      begin_request: { _, target, _ in
        let record = UnsafeMutablePointer<RequestRecord>.allocate(capacity: 1)
        record.initialize(to: RequestRecord(target: target.map { String(cString: $0) } ?? ""))
        // HTTPRequest reads queries. libmicrohttpd would run out of its memory for the parameters of a long one, and
        // then not answer; it parses them after this call, up to the first NUL.
        if let query = target.flatMap({ strchr($0, CInt(UInt8(ascii: "?"))) }), query[1] != 0 { query[1] = 0 }
        return UnsafeMutableRawPointer(record)
      },
      answer: { context, connection, _, method, _, _, size, record in
        guard let context, let connection, let method, let record = record?.pointee else { return .NO }
        let exchange = HTTPExchange(
          context: Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue(), connection: connection,
          record: record.assumingMemoryBound(to: RequestRecord.self))
        // Ignores the body, which only clients that don't wait for the refusal send.
        size?.pointee = 0
        return exchange.proceed(method: String(cString: method)) ? .YES : .NO
      },
      end_request: { context, connection, record, _ in
        if let context, let connection {
          Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().state
            .withLock { [id = ConnectionID(connection)] in $0.finish(id) }
        }
        guard let record = record?.pointee?.assumingMemoryBound(to: RequestRecord.self) else { return }
        record.deinitialize(count: 1)
        record.deallocate()
      },
      notice_connection: { context, connection, _, event in
        guard let context, let connection else { return }
        let (id, socket) = (ConnectionID(connection), microhttpd_socket(connection))
        Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().state.withLock { state in
          if event == .CONNECTION_NOTIFY_STARTED { state.open(id, socket: socket) } else { state.close(id) }
        }
      },
      // Paths are decoded by RequestPath; libmicrohttpd would cut them at an encoded NUL.
      unescape: { _, _, text in text.map { String(cString: $0).utf8.count } ?? 0 })
  }
}
