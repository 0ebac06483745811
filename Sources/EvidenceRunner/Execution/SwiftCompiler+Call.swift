extension SwiftCompiler {
  /// The purpose of a call of the compiler.
  enum Call: Sendable, Equatable {
    /// A check that the code compiles.
    ///
    /// It takes no longer than `swiftc -typecheck`, but also runs the mandatory checks after type checking (missing
    /// returns, initialisation, data races).
    case check
    /// A program in the working folder.
    case program
    /// A module that others may import, with its library, in the folder of modules.
    case module

    /// Returns whether the compiler is called directly, because its driver doubles the time.
    func isDirect(in toolchain: Toolchain) -> Bool {
      switch self {
      #if os(Linux)
        case .check: true
        case .program: toolchain.linking != nil
      #endif
      default: false
      }
    }

    /// Returns the start of the command, including the output file unless linking names it.
    /// - Parameters:
    ///   - module: the name of the module that is compiled.
    ///   - modules: the folder of the modules that others may import.
    func command(of toolchain: Toolchain, module: String, modules: String) -> [String] {
      let place = "\(modules)/\(module)"
      let isDirect = isDirect(in: toolchain)
      let making =
        switch self {
        // The fastest output after the mandatory checks; it isn't written.
        case .check: ["-emit-sib", "-o", "/dev/null"]
        case .program:
          ["-Onone"] + (isDirect ? ["-c"] : ["-wmo", "-o", Executable.name] + toolchain.linkerOptions)
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
