import CMicroHTTPD

/// A libmicrohttpd request on its way to a response.
struct HTTPExchange {
  /// The server's shared context.
  let context: ServerContext
  /// The request's connection.
  let connection: OpaquePointer
  /// The state of the request across callbacks.
  let record: UnsafeMutablePointer<RequestRecord>

  private var id: ConnectionID { ConnectionID(connection) }

  /// Performs the next step.
  /// - Returns: whether the connection stays open.
  func proceed(method: String) -> Bool {
    guard let request = record.pointee.request else {
      let request = request(method: method)
      record.pointee.request = request
      // A response at this point closes the connection, so that the body isn't read.
      if request.hasBody, let refusal = context.refusal(of: request) { return send(refusal) }
      return true
    }
    if let answer = context.immediateAnswer(to: request) { return deliver(answer) }
    switch context.state.withLock({ [id] in $0.turn(of: id, for: request) }) {
    case .answered(let answer): return deliver(answer)
    case .gone: return false
    case .waits:
      context.work()
      return true
    }
  }

  private func deliver(_ answer: RequestAnswer) -> Bool {
    switch answer {
    case .response(let response): send(response)
    case .stream(let stream): open(stream)
    }
  }

  /// Reads the header fields, which are complete at the first callback.
  private func request(method: String) -> HTTPRequest {
    var request = HTTPRequest(method: method, target: record.pointee.target)
    withUnsafeMutablePointer(to: &request.fields) { fields in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { fields, _, name, value in
          guard let fields, let name else { return .NO }
          fields.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
            .append((name: String(cString: name), value: value.map { String(cString: $0) } ?? ""))
          return .YES
        }, fields)
    }
    return request
  }

  private func send(_ response: HTTPResponse) -> Bool {
    let size = response.body.count
    context.state.withLock { [id] in $0.connections.use(id, bodySize: size) }
    let made = response.body.withUnsafeBytes {
      MHD_create_response_from_buffer($0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
    }
    return queue(made, status: response.status, fields: response.fields)
  }

  private func open(_ stream: EventStream) -> Bool {
    var stream = stream
    // The same browser on another machine has its own connections.
    if !stream.browser.isEmpty {
      stream.browser += " at \(SocketAddress(peerOf: microhttpd_socket(connection))?.host ?? "")"
    }
    let end = UnsafeMutablePointer<StreamEnd>.allocate(capacity: 1)
    end.initialize(to: StreamEnd(context: context, connection: id))
    let made = MHD_create_response_from_callback(
      UInt64.max, StreamEnd.blockSize,
      { end, _, buffer, limit in
        guard let end, let buffer else { return StreamEnd.isOver }
        return end.assumingMemoryBound(to: StreamEnd.self).pointee.read(into: buffer, limit: limit)
      }, end,
      { end in
        guard let end = end?.assumingMemoryBound(to: StreamEnd.self) else { return }
        end.deinitialize(count: 1)
        end.deallocate()
      })
    context.state.withLock { [id, stream] in $0.listen(id, stream: stream) }
    context.introduce(id, to: stream.page)
    return queue(
      made, status: 200,
      fields: HTTPResponse.commonFields + [(name: "Content-Type", value: "text/event-stream; charset=utf-8")])
  }

  private func queue(_ response: OpaquePointer?, status: Int, fields: [(name: String, value: String)]) -> Bool {
    guard let response else { return false }
    defer { MHD_destroy_response(response) }
    for field in fields { MHD_add_response_header(response, field.name, field.value) }
    return MHD_queue_response(connection, UInt32(status), response) == .YES
  }
}

/// The state of a request, from its first line to the end of its response.
struct RequestRecord {
  /// The request target as sent.
  var target: String
  /// The request with its fields; `nil` until the first callback.
  var request: HTTPRequest?
}
