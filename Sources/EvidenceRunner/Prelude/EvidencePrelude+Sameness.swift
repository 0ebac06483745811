extension EvidencePrelude {
  /// Compares two values by their parts, because a study's own `==` can't be trusted.
  ///
  /// Only the `==` of the types in `standardTypesCode` is trusted. All other values are compared by their parts, so a
  /// study's type is found in any container. Parts that can't be compared, such as functions, count as different.
  static let samenessCode = """
    /// Whether all parts of two values are equal.
    func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
      var comparison = Comparison()
      return comparison.isSame(left, right)
    }

    @_silgen_name("swift_EnumCaseName") private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

    struct Comparison {
      /// The pairs of objects being compared, so that a cycle is followed once.
      private var pairs: Set<[ObjectIdentifier]> = []

      mutating func isSame(_ left: Any, _ right: Any) -> Bool {
        let type = Swift.type(of: left)
        guard type == Swift.type(of: right) else { return false }
        // First, because casts look through this type.
        if type == AnyHashable.self, let left = left as? AnyHashable { return left.isSame(as: right, by: &self) }
        if let left = left as? any Trusted { return left.equals(right) }
        if let left = left as? any Container { return left.isSame(as: right, by: &self) }
        if let left = left as? AnyKeyPath { return left == right as? AnyKeyPath }
        let name = String(reflecting: type)
        if StandardTypes.isTrusted(name) { return isEqual(left, right) }
        if StandardTypes.lists.contains(name) { return hasSameElements(left, right, inOrder: true) }
        if StandardTypes.sets.contains(name) { return hasSameElements(left, right, inOrder: false) }
        // A custom mirror may leave parts out.
        if left is any CustomReflectable, !StandardTypes.mirrored.contains(name) { return false }
        if type is AnyClass { return isSameObject(left, right, name) }
        return hasSameParts(Mirror(reflecting: left), Mirror(reflecting: right), left, right)
      }

      /// Whether two collections have the same elements in the same order.
      mutating func isSame<Values: Collection>(_ left: Values, inOrder right: Values?) -> Bool {
        guard let right, left.count == right.count else { return false }
        for (element, other) in zip(left, right) where !isSame(element, other) { return false }
        return true
      }

      /// Whether each element has its own counterpart on the other side, in any order.
      mutating func isSame<Values: Collection>(_ left: Values, inAnyOrder right: Values?) -> Bool {
        guard let right, left.count == right.count else { return false }
        var rest = right.map { $0 as Any }
        for element in left {
          guard let index = rest.firstIndex(where: { matches(element, $0) }) else { return false }
          rest.remove(at: index)
        }
        return true
      }

      /// Whether two values are the same; forgets the pairs of a failed attempt, as they aren't known to be the same.
      private mutating func matches(_ left: Any, _ right: Any) -> Bool {
        let former = pairs
        if isSame(left, right) { return true }
        pairs = former
        return false
      }

      private mutating func hasSameElements(_ left: Any, _ right: Any, inOrder: Bool) -> Bool {
        guard let left = left as? any Sequence, let right = right as? any Sequence else { return false }
        func elements(_ values: some Sequence) -> [Any] { values.map { $0 } }
        let (elements, others) = (elements(left), elements(right))
        return inOrder ? isSame(elements, inOrder: others) : isSame(elements, inAnyOrder: others)
      }

      private mutating func isSameObject(_ left: Any, _ right: Any, _ name: String) -> Bool {
        let objects = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
        if objects[0] == objects[1] || !pairs.insert(objects).inserted { return true }
        var mirrors: (Mirror?, Mirror?) = (Mirror(reflecting: left), Mirror(reflecting: right))
        var isOpaque = true
        while let mirror = mirrors.0, let other = mirrors.1 {
          // The elements in the tail of a buffer have no mirror.
          if String(reflecting: mirror.subjectType).hasPrefix("Swift.ManagedBuffer<") { return false }
          if !hasSameChildren(mirror, other) { return false }
          isOpaque = isOpaque && mirror.children.isEmpty
          mirrors = (mirror.superclassMirror, other.superclassMirror)
        }
        return !isOpaque || !StandardTypes.isStandard(name)
      }

      private mutating func hasSameParts(_ left: Mirror, _ right: Mirror, _ value: Any, _ other: Any) -> Bool {
        guard left.displayStyle == right.displayStyle else { return false }
        let (name, otherName) = left.displayStyle == .enum ? (name(of: value), name(of: other)) : (nil, nil)
        let isOpaque =
          switch left.displayStyle {
          case nil: true
          case .struct: left.children.isEmpty
          case .enum: name == nil
          default: false
          }
        if isOpaque { return hasSameBytes(value, other) }
        return name == otherName && hasSameChildren(left, right)
      }

      private mutating func hasSameChildren(_ left: Mirror, _ right: Mirror) -> Bool {
        guard left.children.count == right.children.count else { return false }
        let hasFields = left.displayStyle == .struct || left.displayStyle == .class
        for (part, other) in zip(left.children, right.children) {
          guard part.label == other.label else { return false }
          let isLazy = part.label?.hasPrefix("$__lazy_storage") == true
          // Reading a lazy property changes no value.
          if isLazy, isUnset(part.value) || isUnset(other.value) { continue }
          // The mirror shows a field that can't be copied, such as a mutex, as an empty tuple.
          if hasFields, Swift.type(of: part.value) == Void.self { return false }
          if !isSame(part.value, other.value) { return false }
        }
        return true
      }

      private func isUnset(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
      }

      /// Whether two values without visible parts are copies of the same bytes, without references.
      private func hasSameBytes(_ left: Any, _ right: Any) -> Bool {
        func bytes<Value>(_ value: Value) -> [UInt8]? {
          _isPOD(Value.self) ? withUnsafeBytes(of: value) { Array($0) } : nil
        }
        guard let left = _openExistential(left, do: bytes) else { return false }
        return left == _openExistential(right, do: bytes)
      }

      private func isEqual(_ left: Any, _ right: Any) -> Bool {
        func equals<Value: Equatable>(_ left: Value) -> Bool { (right as? Value).map { $0 == left } ?? false }
        return (left as? any Equatable).map { equals($0) } ?? false
      }

      private func name(of value: Any) -> String? {
        func text<Value>(_ value: Value) -> String? { caseName(value).map { String(cString: $0) } }
        return _openExistential(value, do: text)
      }
    }

    """
}
