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
    // A reader that goes away ends no work; what it doesn't get is told by the write.
    signal(SIGPIPE, SIG_IGN)
    Terminal.openStreams()
    let interface = CommandLineInterface(commands: BuiltIns().commands)
    let status = await interface.run(Array(CommandLine.arguments.dropFirst()))
    exit(interface.status(afterClosingOutput: status).rawValue)
  }
}
