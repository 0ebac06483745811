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
    // Who ignores the ends of programs lets those that it starts do the same, and then nobody is told how a program ended.
    signal(SIGCHLD, SIG_DFL)
    let interface = CommandLineInterface(commands: BuiltIns().commands)
    let status = await interface.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
