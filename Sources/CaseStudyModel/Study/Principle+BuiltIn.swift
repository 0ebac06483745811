extension Principle {
  /// The five principles of SOLID, as sites have them that say nothing of their own.
  public static let builtIn: [Principle] = [
    Principle(
      id: .srp, name: "Single responsibility principle", acronym: "SRP",
      summary: "A module answers to one group of people, so that one kind of request is its only reason to change.",
      order: 1),
    Principle(
      id: .ocp, name: "Open–closed principle", acronym: "OCP",
      summary: "A new case is added as new code, and the code that already works is left as it is.", order: 2),
    Principle(
      id: .lsp, name: "Liskov substitution principle", acronym: "LSP",
      summary: "Whatever works with a type works with everything that claims to be one, and nobody can tell.", order: 3),
    Principle(
      id: .isp, name: "Interface segregation principle", acronym: "ISP",
      summary: "Nobody depends on a requirement that they do not use.", order: 4),
    Principle(
      id: .dip, name: "Dependency inversion principle", acronym: "DIP",
      summary: "Policy and detail both depend on an abstraction, and the abstraction belongs to the policy.", order: 5),
  ]
}

extension Principle.ID {
  /// The single responsibility principle.
  public static let srp = Self(rawValue: "srp")
  /// The open–closed principle.
  public static let ocp = Self(rawValue: "ocp")
  /// The Liskov substitution principle.
  public static let lsp = Self(rawValue: "lsp")
  /// The interface segregation principle.
  public static let isp = Self(rawValue: "isp")
  /// The dependency inversion principle.
  public static let dip = Self(rawValue: "dip")
}
