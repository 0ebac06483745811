import Subprocesses

/// The toolchain's linker, called without the drivers in front of it, which take longer than it does.
struct ObjectLinker: Sendable, Equatable {
  /// The command for a program that has nothing but Swift's beginning.
  private var command: [String]
  /// Where in the command the object files are to stand.
  private var place: Int

  /// Asks the toolchain how a program is linked; `nil` where it doesn't lie as it does on Linux, or has no linker of its own.
  static func find(root: String, architecture: String) async -> ObjectLinker? {
    #if os(Linux)
      let libraries = root + "/lib/swift/linux"
      // The object file that every program of Swift begins with.
      let start = "\(libraries)/\(architecture)/swiftrt.o"
      let clang = Subprocess(
        root + "/bin/clang",
        [
          "-###", "-fuse-ld=lld", "-pie", "-Xlinker", "-rpath", "-Xlinker", libraries, start, "-L", libraries,
          "-lswiftCore", "-o", Executable.name,
        ], timeLimit: .seconds(60))
      guard let result = try? await clang.run(), result.isSuccess,
        let words = result.errorText.split(separator: "\n").last.map({ Self.words(in: $0) }),
        words.first?.hasPrefix(root) == true, let place = words.firstIndex(of: start)
      else { return nil }
      return ObjectLinker(command: words, place: place + 1)
    #else
      return nil
    #endif
  }

  /// The command that links object files in the folder that it works in.
  /// - Parameters:
  ///   - options: what the files say of libraries.
  ///   - modules: the folders of the libraries of our own and of stand-ins.
  /// - Returns: `nil` where an option is not about a library, and only a driver knows what it means.
  func command(_ objects: [String], options: [String], modules: [String]) -> [String]? {
    guard options.allSatisfy({ $0.hasPrefix("-l") }) else { return nil }
    var command = command
    command.insert(contentsOf: objects + modules.flatMap { ["-L", $0] } + options, at: place)
    return command
  }

  /// The words of a command, each in quotation marks.
  private static func words(in line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      if !isEscaped, character == "\"" {
        if let word { words.append(word) }
        word = word == nil ? "" : nil
      } else if !isEscaped, character == "\\" {
        isEscaped = true
      } else {
        word?.append(character)
        isEscaped = false
      }
    }
    return words
  }
}
