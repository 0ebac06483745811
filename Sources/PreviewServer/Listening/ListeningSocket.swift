#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that accepts connections without blocking.
struct ListeningSocket {
  let descriptor: Int32
  /// The port that it got, which the system chose if 0 was asked for.
  let port: Int

  /// How many ports after the preferred one are tried.
  private static let range = 100
  private static let backlog: Int32 = 4096

  /// Listens on the port that is asked for, or on the first free one after it where that is allowed.
  init(host: String, port: PreviewPort) throws(PreviewServerError) {
    switch port {
    case .exactly(let port): try self.init(host: host, port: port)
    case .preferably(let first):
      let last = min(first + Self.range, Int(UInt16.max))
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

  private init(host: String, port: Int) throws(PreviewServerError) {
    guard UInt16(exactly: port) != nil else { throw .noSuchPort(port) }
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    guard getaddrinfo(name, String(port), &hints, &first) == 0, let first else { throw .unknownHost(host) }
    defer { freeaddrinfo(first) }
    descriptor = socket(first.pointee.ai_family, first.pointee.ai_socktype, 0)
    var code: Int32 = descriptor < 0 ? errno : 0
    if code == 0 { code = Self.listen(descriptor, on: first.pointee) }
    if code != 0 {
      if descriptor >= 0 { _ = Self.systemClose(descriptor) }
      if code == EADDRINUSE { throw .portTaken(host: host, port: port) }
      throw .cannotListen(host: host, port: port, reason: String(cString: strerror(code)))
    }
    self.port = Self.port(of: descriptor)
  }

  private static func systemClose(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  /// - Returns: 0, or the number of the error.
  private static func listen(_ descriptor: Int32, on address: addrinfo) -> Int32 {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // A server that has just stopped may start again; a port that is listened on stays taken all the same.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
    if fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0 || fcntl(descriptor, F_SETFL, O_NONBLOCK) != 0
      || bind(descriptor, address.ai_addr, address.ai_addrlen) != 0
    {
      return errno
    }
    #if canImport(Glibc)
      return Glibc.listen(descriptor, backlog) == 0 ? 0 : errno
    #elseif canImport(Musl)
      return Musl.listen(descriptor, backlog) == 0 ? 0 : errno
    #else
      return Darwin.listen(descriptor, backlog) == 0 ? 0 : errno
    #endif
  }

  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { storage in
      let raw = UnsafeMutableRawPointer(storage)
      guard getsockname(descriptor, raw.assumingMemoryBound(to: sockaddr.self), &size) == 0 else { return 0 }
      // Both kinds of addresses have the port in the same place.
      return Int(UInt16(bigEndian: raw.assumingMemoryBound(to: sockaddr_in.self).pointee.sin_port))
    }
  }
}
