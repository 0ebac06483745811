/// A path or name as a dictionary key, compared byte by byte as file systems do.
///
/// `String` compares by canonical equivalence: an `é` of one code point equals an `é` of two, although both can be
/// separate files.
package struct PathKey: Sendable, Hashable, Comparable {
  /// The path.
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A terminator, so that ("ab", "c") and ("a", "bc") hash differently.
    hasher.combine(UInt8(0xFF))
  }

  package static func < (left: PathKey, right: PathKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// A dictionary keyed by paths: exact bytes first, then canonical equivalence.
///
/// A link written with a precomposed `é` thus finds a file whose name has a decomposed one.
package struct PathTable<Value: Sendable>: Sendable {
  private var values: [PathKey: Value] = [:]
  /// The first path of each equivalence class; ASCII paths need no entry.
  private var alike: [String: PathKey] = [:]

  package init() {}

  /// Reserves room for `count` paths.
  package mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  /// The value of a path.
  package subscript(path: String) -> Value? {
    get {
      if let value = values[PathKey(path)] { return value }
      return alike.isEmpty ? nil : alike[path].flatMap { values[$0] }
    }
    set {
      let key = PathKey(path)
      values[key] = newValue
      if newValue != nil, !path.utf8.allSatisfy({ $0 < 0x80 }), alike[path] == nil { alike[path] = key }
    }
  }
}
