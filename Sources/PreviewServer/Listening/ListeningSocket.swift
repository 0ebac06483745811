import Platform

/// A non-blocking listening socket.
struct ListeningSocket {
  /// The file descriptor.
  let descriptor: Int32
  /// The address; the system chose the port if 0 was requested.
  let address: SocketAddress

  /// The number of ports to try after the preferred one.
  private static let range: UInt16 = 100
  private static let backlog: Int32 = 4096

  /// Listens on the given port or, if allowed, on the first free port after it.
  init(host: String, port: PreviewPort) throws(PreviewServerError) {
    switch port {
    case .exactly(let port): try self.init(host: host, port: port)
    case .preferably(let first):
      let last = first > .max - Self.range ? .max : first + Self.range
      for candidate in first...last {
        do {
          try self.init(host: host, port: candidate)
          return
        } catch PreviewServerError.portTaken {
          continue
        } catch {
          throw error
        }
      }
      throw .noFreePort(first: first, last: last)
    }
  }

  private init(host: String, port: UInt16) throws(PreviewServerError) {
    descriptor = try Self.descriptor(host: host, port: port)
    guard let address = SocketAddress(of: descriptor) else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .cannotListen(host: host, port: port, reason: reason)
    }
    self.address = address
  }

  /// Listens on the first of a host's addresses that belongs to this machine.
  private static func descriptor(host: String, port: UInt16) throws(PreviewServerError) -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    guard getaddrinfo(name, String(port), &hints, &first) == 0, let first else { throw .unknownHost(host) }
    defer { freeaddrinfo(first) }
    var code: Int32 = 0
    for address in sequence(first: first, next: \.pointee.ai_next) {
      let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
      code = descriptor < 0 ? errno : listen(descriptor, on: address.pointee)
      if code == 0 { return descriptor }
      if descriptor >= 0 { close(descriptor) }
      // If the next address were tried, browsers that use the first one would reach the other program.
      if code == EADDRINUSE { throw .portTaken(host: host, port: port) }
    }
    throw .cannotListen(host: host, port: port, reason: String(cString: strerror(code)))
  }

  /// Binds a socket to an address and makes it a non-blocking listener.
  /// - Returns: 0 or an error number.
  private static func listen(_ descriptor: Int32, on address: addrinfo) -> Int32 {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // Allows an immediate restart; a port with a listener still counts as taken.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
    if fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0 || fcntl(descriptor, F_SETFL, O_NONBLOCK) != 0
      || bind(descriptor, address.ai_addr, address.ai_addrlen) != 0 || systemListen(descriptor, backlog) != 0
    {
      return errno
    }
    return 0
  }
}

/// Calls the system's `listen`, which the method of the same name hides.
private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 {
  listen(descriptor, backlog)
}
