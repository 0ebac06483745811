import SyntaxFacts

/// LCOM4: the number of groups into which a type's methods fall.
///
/// **Definition.** Take a graph whose vertices are the methods of a type, and join two of them if both use the same
/// stored property or if one calls the other. LCOM4 is the number of connected components. 1 means that the type is
/// cohesive; a type with 2 or more could be split. In Swift, computed properties, subscripts and property observers are
/// methods; the type's extensions count in any file, and members of supertypes don't. Initialisers are left out,
/// because they touch every property, and so are plain accessors, which only return a property or a constant; a method
/// that calls an accessor uses that property. An enum's stored property is `self`. Protocols have no state and aren't
/// measured.
///
/// **Source.** M. Hitz and B. Montazeri, "Measuring Coupling and Cohesion in Object-Oriented Systems", Proc. Int.
/// Symposium on Applied Corporate Computing, Monterrey, 1995.
///
/// **Example.** In the following, `a` and `b` share `x`; `c` and `d` share `y`, and `d` calls `e`: LCOM4 is 2, `a b`
/// and `c d e`. If `c` used `x` too, it would be 1.
///
///     struct T {
///       var x = 0, y = 0
///       func a() { print(x) }
///       func b() { print(x) }
///       func c() { print(y) }
///       func d() { print(y); e() }
///       func e() {}
///     }
public enum LackOfCohesion {
  /// The groups of one type's methods.
  public struct Cohesion: Codable, Equatable, Sendable {
    /// The name of the type.
    public var type: String
    /// The path of the file that declares it.
    public var file: String
    /// The signatures of the methods, group by group, in the order of the source.
    public var components: [[String]]

    /// The number of groups; 0 for a type without methods.
    public var lcom4: Int { components.count }
  }

  /// Returns the groups of every type that is declared on the side, by the type's name.
  public static func measure(_ code: CodeBase) -> [Cohesion] {
    code.declaredTypes.filter { !$0.isProtocol }.map { type in
      Cohesion(type: type.name, file: type.file, components: MethodGraph(of: type, in: code).components)
    }
  }
}
