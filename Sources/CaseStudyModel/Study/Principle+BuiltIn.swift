extension Principle {
  /// The five SOLID principles, with the names that studies use for them.
  ///
  /// Pages show the names and summaries of the catalogue of texts, unless a site has its own text on the principle.
  public static let builtIn: [Principle] = [
    Principle(id: .srp, name: "Single responsibility principle", acronym: "SRP", summary: "", order: 1),
    Principle(id: .ocp, name: "Open–closed principle", acronym: "OCP", summary: "", order: 2),
    Principle(id: .lsp, name: "Liskov substitution principle", acronym: "LSP", summary: "", order: 3),
    Principle(id: .isp, name: "Interface segregation principle", acronym: "ISP", summary: "", order: 4),
    Principle(id: .dip, name: "Dependency inversion principle", acronym: "DIP", summary: "", order: 5),
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
