extension EvidencePrelude {
  /// Lists the standard types whose `==` is trusted, and opens the containers whose elements must be compared.
  ///
  /// A study can't conform to the protocols, because they are internal. Foundation's types have names here, because the
  /// prelude doesn't import Foundation, which would be linked into every test.
  static let standardTypesCode = """
    /// A type without parts of a study, whose `==` is the standard library's.
    protocol Trusted: Equatable {}

    extension Trusted {
      func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
    }

    extension Bool: Trusted {}
    extension Int: Trusted {}
    extension Int8: Trusted {}
    extension Int16: Trusted {}
    extension Int32: Trusted {}
    extension Int64: Trusted {}
    extension Int128: Trusted {}
    extension UInt: Trusted {}
    extension UInt8: Trusted {}
    extension UInt16: Trusted {}
    extension UInt32: Trusted {}
    extension UInt64: Trusted {}
    extension UInt128: Trusted {}
    extension Float: Trusted {}
    extension Double: Trusted {}
    extension String: Trusted {}
    extension Substring: Trusted {}
    extension Character: Trusted {}
    extension Unicode.Scalar: Trusted {}
    extension String.Index: Trusted {}
    extension Duration: Trusted {}
    extension ContinuousClock.Instant: Trusted {}
    extension SuspendingClock.Instant: Trusted {}
    extension ObjectIdentifier: Trusted {}
    extension OpaquePointer: Trusted {}
    extension UnsafeRawPointer: Trusted {}
    extension UnsafeMutableRawPointer: Trusted {}
    extension UnsafePointer: Trusted {}
    extension UnsafeMutablePointer: Trusted {}
    extension SIMD2: Trusted where Scalar: Trusted {}
    extension SIMD3: Trusted where Scalar: Trusted {}
    extension SIMD4: Trusted where Scalar: Trusted {}
    extension Optional: Trusted where Wrapped: Trusted {}
    extension Array: Trusted where Element: Trusted {}
    extension ArraySlice: Trusted where Element: Trusted {}
    extension ContiguousArray: Trusted where Element: Trusted {}
    extension Set: Trusted where Element: Trusted {}
    extension Dictionary: Trusted where Key: Trusted, Value: Trusted {}
    extension Range: Trusted where Bound: Trusted {}
    extension ClosedRange: Trusted where Bound: Trusted {}

    /// A standard container, whose own `==` calls that of its elements. A collection is compared in order by default.
    protocol Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool
    }

    extension AnyHashable: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        guard let other = other as? AnyHashable else { return false }
        // Numbers of different types may be equal.
        if Swift.type(of: base) != Swift.type(of: other.base), base is any Trusted, other.base is any Trusted {
          return self == other
        }
        return comparison.isSame(base, other.base)
      }
    }

    extension Optional: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        guard let other = other as? Self else { return false }
        return comparison.isSame(map { [$0] } ?? [], inOrder: other.map { [$0] } ?? [])
      }
    }

    extension Container where Self: Collection {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        comparison.isSame(self, inOrder: other as? Self)
      }
    }

    extension Array: Container {}
    extension ArraySlice: Container {}
    extension ContiguousArray: Container {}
    extension CollectionDifference: Container {}

    extension Set: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        comparison.isSame(self, inAnyOrder: other as? Self)
      }
    }

    extension Dictionary: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        guard Key.self is any Trusted.Type else { return comparison.isSame(self, inAnyOrder: other as? Self) }
        guard let other = other as? Self, count == other.count else { return false }
        for (key, value) in self {
          guard let match = other[key], comparison.isSame(value, match) else { return false }
        }
        return true
      }
    }

    extension Range: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        comparison.isSame([lowerBound, upperBound], inOrder: (other as? Self).map { [$0.lowerBound, $0.upperBound] })
      }
    }

    extension ClosedRange: Container {
      func isSame(as other: Any, by comparison: inout Comparison) -> Bool {
        comparison.isSame([lowerBound, upperBound], inOrder: (other as? Self).map { [$0.lowerBound, $0.upperBound] })
      }
    }

    /// Foundation's types, by their names at run time.
    enum StandardTypes {
      /// The types whose `==` is trusted, without their modules.
      private static let trusted: Set<String> = [
        "AffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale", "NSCalendar", "NSData",
        "NSDate", "NSDateComponents", "NSDecimalNumber", "NSIndexSet", "NSLocale", "NSMutableData", "NSMutableString",
        "NSNotification.Name", "NSNull", "NSNumber", "NSSpecialValue", "NSString", "NSTimeZone", "NSURL", "NSUUID",
        "PersonNameComponents", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "_NSRange",
        "__NSCFBoolean",
      ]
      static let lists: Set<String> = [
        "Foundation.NSArray", "Foundation.NSMutableArray", "Foundation.NSOrderedSet", "Foundation.NSMutableOrderedSet",
      ]
      static let sets: Set<String> = [
        "Foundation.NSSet", "Foundation.NSMutableSet", "Foundation.NSDictionary", "Foundation.NSMutableDictionary",
      ]
      /// The types whose own mirror shows all parts.
      static let mirrored: Set<String> = ["Foundation.Notification"]
      private static let modules = [
        "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "FoundationNetworking.",
      ]

      static func isTrusted(_ name: String) -> Bool {
        guard let module = modules.first(where: name.hasPrefix) else { return false }
        let rest = name.dropFirst(module.count)
        if trusted.contains(String(rest)) { return true }
        // The same length may be given in two units.
        let unit = "Measurement<Foundation.Unit"
        return rest.hasPrefix(unit) && rest.last == ">" && rest.dropFirst(unit.count).dropLast().allSatisfy(\\.isLetter)
      }

      /// Whether a type is the standard library's or Foundation's.
      static func isStandard(_ name: String) -> Bool {
        name.hasPrefix("Swift.") || name.hasPrefix("__C.") || modules.contains(where: name.hasPrefix)
      }
    }

    """
}
