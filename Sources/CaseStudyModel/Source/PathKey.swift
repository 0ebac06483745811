/// A path or name as the key of a table: the same as another one byte by byte, as file systems compare.
///
/// Texts compare by what is read: an `é` of one code point is the same as one of two. Under both names there can be a file.
package struct PathKey: Sendable, Hashable, Comparable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // So that a pair of paths isn't the pair that is divided elsewhere.
    hasher.combine(UInt8(0xFF))
  }

  package static func < (left: PathKey, right: PathKey) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

/// Values by paths, found by the path's bytes, or else by a path that only composes its letters in another way.
///
/// So a link is found that its author wrote with an `é` of one code point, where the file's name has one of two.
package struct PathTable<Value: Sendable>: Sendable {
  private var values: [PathKey: Value] = [:]
  /// The first of those that read alike; paths of ASCII alone need no place here.
  private var alike: [String: PathKey] = [:]

  package init() {}

  /// The number of paths.
  package var count: Int { values.count }

  /// Makes room for some more paths.
  package mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

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
