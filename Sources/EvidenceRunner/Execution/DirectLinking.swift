import CaseStudyModel
import Platform
import Subprocesses

/// The commands that link an object file on Linux as the compiler's driver does.
///
/// The driver starts the same programs, but itself takes a third of the processor time of a small build. Two of these
/// programs are left out as well: clang, because it always calls the linker in the same way, and
/// `swift-autolink-extract`, because it is the whole compiler under another name.
struct DirectLinking: Sendable, Equatable {
  private let root: String
  private let architecture: String
  /// The linker with the arguments that clang would give it, and marks in place of those that differ between
  /// programs; `nil` to ask clang each time.
  private var linkerCall: [String]?

  /// Returns `nil` if the toolchain isn't laid out as Linux toolchains are.
  init?(root: String, architecture: String) {
    #if os(Linux)
      self.root = root
      self.architecture = architecture
      let isComplete =
        [Self.extractor, Self.clang].allSatisfy { access(root + $0, X_OK) == 0 }
        && [start, profileRuntime].allSatisfy { access(root + $0, R_OK) == 0 }
      if !isComplete { return nil }
    #else
      return nil
    #endif
  }

  /// Returns the commands with the linker's arguments, which clang is asked for once.
  func askingClang() async -> DirectLinking {
    let call = clangCall(linking: [Self.inputs], folders: [Self.folders], to: Self.program) + ["-###"]
    // The environment in the sandbox, because other variables can change the answer.
    let question = Subprocess(
      call[0], Array(call[1...]), environment: ["PATH": "/usr/bin:/bin"], timeLimit: .seconds(60))
    var linking = self
    if let result = try? await question.run(), result.isSuccess { linking.linkerCall = Self.call(in: result.errorText) }
    return linking
  }

  /// The object files of a program.
  struct Objects {
    /// The compiler's arguments for the files that are compiled.
    fileprivate var arguments: [String]
    /// The objects that this makes.
    fileprivate var compiled: [String]
    /// The objects of another program.
    fileprivate var reused: [String] = []
    /// The list of that program's libraries.
    fileprivate var libraries: String?

    /// One object for all files.
    init(joining paths: [String], named name: String) {
      compiled = [name + ".o"]
      arguments = paths + ["-o", compiled[0]]
    }

    /// An object for each file.
    /// - Parameters:
    ///   - primary: the files that are compiled.
    ///   - paths: all files.
    ///   - folder: the place of the other files' objects, and of the program that they were linked to.
    init(compiling primary: [String], of paths: [String], reusing folder: String? = nil) {
      compiled = primary.map(ProgramParts.object)
      arguments =
        paths.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] } + compiled.flatMap { ["-o", $0] }
      guard let folder else { return }
      reused = paths.filter { !primary.contains($0) }.map { folder + "/" + ProgramParts.object(of: $0) }
      libraries = folder + "/" + DirectLinking.libraries(of: Executable.name)
    }
  }

  /// Returns a command that compiles to object files and links those.
  /// - Parameters:
  ///   - compilation: the call of the frontend, without the files.
  ///   - folders: the folders of further libraries.
  ///   - isMeasured: whether the program counts the lines that it executes.
  func command(
    _ compilation: [String], _ objects: Objects, to program: String, folders: [String], isMeasured: Bool
  ) -> [String] {
    let libraries = objects.libraries ?? Self.libraries(of: program)
    var inputs = objects.compiled + objects.reused + ["@" + libraries]
    if isMeasured { inputs += [root + profileRuntime, "-u__llvm_profile_runtime"] }
    let call =
      linkerCall?.flatMap { word in
        switch word {
        case Self.inputs: inputs
        case "-L" + Self.folders: folders.map { "-L" + $0 }
        case Self.program: [program]
        default: [word]
        }
      } ?? clangCall(linking: inputs, folders: folders, to: program)
    // A variant imports what the original does.
    let extraction = objects.libraries == nil ? [extraction(from: objects.compiled, to: libraries)] : []
    let script = ["\"$@\""] + extraction + ["exec " + Self.quoted(call)]
    return ["/bin/sh", "-c", script.joined(separator: " && "), "sh"] + compilation + objects.arguments
  }

  /// Returns the command that writes the options for the libraries of objects to a file, one per line.
  private func extraction(from objects: [String], to libraries: String) -> String {
    let extraction = Self.quoted([root + Self.extractor] + objects + ["-o", libraries])
    guard objects.count == 1, access(root + Self.copier, X_OK) == 0 else { return extraction }
    let copy = libraries + ".section"
    let copying = Self.quoted(
      [root + Self.copier, "--dump-section", "\(Self.section)=\(copy)", objects[0], "/dev/null"])
    // The copier refuses an object without the section.
    return "{ \(copying) 2>/dev/null && tr '\\0' '\\n' <\(copy) >\(libraries) || \(extraction); }"
  }

  /// Returns the name of the list of a program's libraries.
  private static func libraries(of program: String) -> String { program + ".autolink" }

  private func clangCall(linking inputs: [String], folders: [String], to program: String) -> [String] {
    let libraries = root + Self.libraries
    return [root + Self.clang, "-pie", "-Xlinker", "-rpath", "-Xlinker", libraries, root + start] + inputs
      + ["-L", libraries, "-lswiftCore"] + folders.map { "-L" + $0 } + ["-o", program]
      + (access(root + "/bin/ld.lld", X_OK) == 0 ? ["-fuse-ld=lld"] : [])
  }

  /// Returns the words of the only command that clang says it would run; `nil` if it says something else.
  private static func call(in text: String) -> [String]? {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix(" \"") }
    guard lines.count == 1, let line = lines.first else { return nil }
    var words: [String] = []
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        isEscaped = false
        words[words.count - 1].append(character)
      } else if character == "\"" {
        isQuoted.toggle()
        if isQuoted { words.append("") }
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if isQuoted {
        words[words.count - 1].append(character)
      } else if character != " " {
        return nil
      }
    }
    let isWhole = !isQuoted && [inputs, "-L" + folders, program].allSatisfy { mark in words.count { $0 == mark } == 1 }
    return isWhole ? words : nil
  }

  private static let extractor = "/bin/swift-autolink-extract"
  private static let copier = "/bin/llvm-objcopy"
  private static let section = ".swift1_autolink_entries"
  private static let clang = "/bin/clang"
  private static let libraries = "/lib/swift/linux"
  /// The names in the question to clang for what differs between programs; the first looks like a library's, because
  /// clang would look for a file.
  private static let inputs = "-lsolidsite-inputs"
  private static let folders = "solidsite-folders"
  private static let program = "solidsite-program"
  /// The object file that registers a program's types when it starts.
  private var start: String { "\(Self.libraries)/\(architecture)/swiftrt.o" }
  private var profileRuntime: String { "/lib/swift/clang/lib/linux/libclang_rt.profile-\(architecture).a" }

  private static func quoted(_ words: [String]) -> String {
    words.map(\.shellQuoted).joined(separator: " ")
  }
}
