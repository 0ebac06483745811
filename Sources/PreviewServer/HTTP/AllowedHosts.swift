import Platform

/// The host names that a server answers to.
///
/// With DNS rebinding, a malicious page can point its own host name at this machine and then read the responses, so
/// requests for names that others can own are rejected.
struct AllowedHosts: Sendable {
  private var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
  private var allowsAddresses = false

  /// Creates the names of a server that listens on a host.
  /// - Parameter address: the address that the host resolved to.
  init(_ host: String, listeningAt address: SocketAddress) {
    // Browsers send an address in canonical form.
    names.formUnion([host.lowercased(), address.host].map(Self.name(inURL:)))
    guard address.isUnspecified else { return }
    // An address can't be rebound.
    allowsAddresses = true
    var buffer = [CChar](repeating: 0, count: 256)
    if gethostname(&buffer, buffer.count - 1) == 0 {
      let machine = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased()
      names.formUnion([machine, machine + ".local"])
    }
  }

  /// Returns a host as written in URLs: IPv6 addresses in brackets.
  static func name(inURL host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// Returns whether the value of a `Host` field names this server, with any port, because tunnels change ports.
  func allows(_ field: String) -> Bool {
    guard let name = Self.withoutPort(field.lowercased()) else { return false }
    return names.contains(name) || (allowsAddresses && Self.isAddress(name))
  }

  private static func withoutPort(_ field: String) -> String? {
    let end = field.hasPrefix("[") ? field.firstIndex(of: "]").map(field.index(after:)) : field.firstIndex(of: ":")
    let name = field[..<(end ?? field.endIndex)]
    let rest = field[name.endIndex...]
    if rest.isEmpty { return String(name) }
    guard rest.first == ":", UInt16(rest.dropFirst()) != nil, rest.dropFirst().utf8.first != UInt8(ascii: "+")
    else { return nil }
    return String(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    var address = in6_addr()
    if name.hasPrefix("[") { return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1 }
    return inet_pton(AF_INET, name, &address) == 1
  }
}
