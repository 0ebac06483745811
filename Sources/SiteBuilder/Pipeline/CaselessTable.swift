/// The places of paths, which are told apart as on disks where capitals are no different from small letters.
struct CaselessTable: Sendable {
  private var places: [String: Int]

  init(minimumCapacity: Int) { places = Dictionary(minimumCapacity: minimumCapacity) }

  /// Notes the place of a path, unless there is one.
  /// - Returns: the place that a path like this one has already, or `nil` where it is the first.
  mutating func insert(_ path: String, at place: Int) -> Int? {
    let key = Self.key(of: path)
    guard let first = places.updateValue(place, forKey: key) else { return nil }
    places[key] = first
    return first
  }

  /// Finds the place of a path, or of one that differs in capitals alone.
  subscript(path: String) -> Int? { places[Self.key(of: path)] }

  private static func key(of path: String) -> String {
    isSmall(path) ? path : path.lowercased()
  }

  /// Tells whether a path surely has no capitals.
  static func isSmall(_ path: String) -> Bool {
    path.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
