/// The places of paths, which are told apart as on disks where capitals are no different from small letters.
struct CaselessTable {
  private var places: [String: Int]

  init(minimumCapacity: Int) { places = Dictionary(minimumCapacity: minimumCapacity) }

  /// Notes the place of a path, unless there is one.
  /// - Returns: the place that a path like this one has already, or `nil` where it is the first.
  mutating func insert(_ path: String, at place: Int) -> Int? {
    let key = path.utf8.allSatisfy(Self.isSmall) ? path : path.lowercased()
    guard let first = places.updateValue(place, forKey: key) else { return nil }
    places[key] = first
    return first
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
