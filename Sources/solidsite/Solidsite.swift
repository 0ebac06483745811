#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program.
@main
struct Solidsite {
  static func main() async {
    let interface = CommandLineInterface(commands: BuiltIns().commands)
    let status = await interface.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
