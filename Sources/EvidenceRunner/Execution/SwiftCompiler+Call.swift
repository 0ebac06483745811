extension SwiftCompiler {
  /// What the compiler is called for.
  enum Call: Sendable, Equatable {
    /// To find out whether the code compiles.
    ///
    /// This goes as far as the mandatory checks that follow the types' (missing returns, initialisation, data races), which `swiftc
    /// -typecheck` leaves out, at the same price.
    case check
    /// A program, in the folder that is worked in.
    case program
    /// A module that others may import, with its library, in the folder of modules.
    case module

    /// Whether the compiler itself is called, without its driver in between, which takes as long again.
    private var isDirect: Bool {
      switch self {
      #if os(Linux)
        case .check: true
      #endif
      default: false
      }
    }

    /// The command's beginning, which says what is to be made.
    /// - Parameters:
    ///   - module: the name of the module that is compiled.
    ///   - modules: the folder of the modules that others may import.
    func command(of toolchain: Toolchain, module: String, modules: String) -> [String] {
      let place = "\(modules)/\(module)"
      let making =
        switch self {
        // Written nowhere, this form takes the least time of those that come behind the checks.
        case .check: ["-emit-sib", "-o", "/dev/null"]
        case .program: ["-Onone", "-wmo", "-o", Executable.name]
        case .module:
          [
            "-Onone", "-wmo", "-static", "-emit-library", "-o", "\(modules)/lib\(module).a", "-emit-module",
            "-emit-module-path", "\(place).swiftmodule", "-no-emit-module-separately-wmo", "-module-link-name", module,
          ]
        }
      return isDirect
        ? toolchain.frontend + making + toolchain.macroOptions : [toolchain.compiler] + making
    }
  }
}
