extension EvidencePrelude {
  /// Compares the parts of a study's own types, whose `==` can't be trusted.
  ///
  /// The `==` of other types is trusted. Parts that can't be compared, such as functions, count as different.
  static let samenessCode = """
    /// Whether all parts of two values that `==` calls equal are equal too.
    func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
      var comparison = Comparison()
      return comparison.isSame(left, right)
    }

    @_silgen_name("swift_EnumCaseName") private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

    private struct Comparison {
      /// The pairs of objects being compared, so that a cycle is followed once.
      private var pairs: Set<[ObjectIdentifier]> = []

      mutating func isSame(_ left: Any, _ right: Any) -> Bool {
        guard Swift.type(of: left) == AnyHashable.self, let left = left as? AnyHashable,
          let right = right as? AnyHashable
        else { return isSamePart(left, right) }
        return isSamePart(left.base, right.base)
      }

      private mutating func isSamePart(_ left: Any, _ right: Any) -> Bool {
        let type = Swift.type(of: left)
        guard type == Swift.type(of: right) else { return false }
        let name = String(reflecting: type)
        if !name.contains("Study.") { return isEqual(left, right) }
        if name.hasPrefix("Swift.Set<") || name.hasPrefix("Swift.Dictionary<") { return hasSameElements(left, right) }
        let isStudys = name.hasPrefix("Study.")
        // A type with its own mirror may leave parts out.
        if isStudys, left is any CustomReflectable { return false }
        if type is AnyClass {
          let objects = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
          if objects[0] == objects[1] || !pairs.insert(objects).inserted { return true }
        }
        return hasSameParts(Mirror(reflecting: left), Mirror(reflecting: right), left, right)
      }

      private mutating func hasSameParts(_ left: Mirror, _ right: Mirror, _ value: Any, _ other: Any) -> Bool {
        guard left.displayStyle == right.displayStyle, left.children.count == right.children.count else { return false }
        guard left.displayStyle != nil else { return isEqual(value, other) }
        if left.displayStyle == .enum, name(of: value) != name(of: other) { return false }
        for (part, otherPart) in zip(left.children, right.children)
        where part.label != otherPart.label
          || part.label?.hasPrefix("$__lazy_storage") != true && !isSame(part.value, otherPart.value) {
          return false
        }
        guard let base = left.superclassMirror, let otherBase = right.superclassMirror else { return true }
        return hasSameParts(base, otherBase, value, other)
      }

      /// Whether each element has its own counterpart on the other side, in any order.
      private mutating func hasSameElements(_ left: Any, _ right: Any) -> Bool {
        var rest = Array(Mirror(reflecting: right).children.map(\\.value))
        for element in Mirror(reflecting: left).children.map(\\.value) {
          guard let index = rest.firstIndex(where: { isSame(element, $0) }) else { return false }
          rest.remove(at: index)
        }
        return rest.isEmpty
      }

      private func isEqual(_ left: Any, _ right: Any) -> Bool {
        func equals<Value: Equatable>(_ left: Value) -> Bool { (right as? Value).map { $0 == left } ?? false }
        if let left = left as? any Equatable { return equals(left) }
        let (mirror, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
        guard mirror.displayStyle == .tuple, mirror.children.count == other.children.count else {
          return left is Any.Type || Swift.type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
        }
        return zip(mirror.children, other.children).allSatisfy { isEqual($0.value, $1.value) }
      }

      private func name(of value: Any) -> String? {
        func text<Value>(_ value: Value) -> String? { caseName(value).map { String(cString: $0) } }
        return _openExistential(value, do: text)
      }
    }

    """
}
