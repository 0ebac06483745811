import EvidenceRunner
import TestForm
import Testing

/// The installed compiler on small programs, in the sandbox that this machine has.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ExecutionTests {
  private func workspace() throws -> Workspace { try #require(TestWorkspace.current) }

  @Test func namesTheVersionOfTheInstalledCompiler() async throws {
    let toolchain = try await Toolchain.find()
    #expect(toolchain.version.wholeMatch(of: /swift \d+\.\d+(\.\d+)?(-dev)?/) != nil)
  }

  @Test func saysHowToInstallSwiftIfItIsMissing() async throws {
    let error = await #expect(throws: ExecutionError.self) { try await Toolchain.find("no-such-swiftc") }
    #expect(error == .noToolchain("no-such-swiftc"))
    #expect(error?.description.contains("https://swift.org/install") == true)
  }

  @Test func saysThatAnotherProgramIsNoCompiler() async throws {
    let error = await #expect(throws: ExecutionError.self) { try await Toolchain.find("true") }
    #expect(error?.description.contains("doesn't tell its version") == true)
  }

  @Test func acceptsCodeThatCompiles() async throws {
    let workspace = try workspace()
    let files = [
      CodeFile(path: "Leaf.swift", text: "struct Leaf {}\n"),
      CodeFile(path: "a/Use.swift", text: "let leaf = Leaf()\n"),
    ]
    let result = try await SwiftCompiler(workspace).typecheck(files)
    #expect(result.isAccepted)
    #expect(result.output == "")
  }

  @Test func placesEachMessageInItsFile() async throws {
    let workspace = try workspace()
    let files = [
      CodeFile(path: "Tree.swift", text: "func height() -> Int {\n  let unused = 1\n  return \"tall\"\n}\n"),
      CodeFile(path: "a b/Leaf.swift", text: "struct Leaf: Missing {}\n"),
    ]
    let result = try await SwiftCompiler(workspace).typecheck(files)
    #expect(result.end == .refused)
    #expect(
      result.errors.sorted { $0.message.description < $1.message.description } == [
        CompilerMessage(
          file: "Tree.swift", line: 3, column: 10, severity: .error,
          message: "cannot convert return expression of type 'String' to return type 'Int'"),
        CompilerMessage(
          file: "a b/Leaf.swift", line: 1, column: 14, severity: .error, message: "cannot find type 'Missing' in scope"),
      ])
  }

  @Test func findsErrorsThatTypeCheckingMisses() async throws {
    let workspace = try workspace()
    let file = CodeFile(path: "Tree.swift", text: "func height(_ grown: Bool) -> Int {\n  if grown { return 3 }\n}\n")
    let result = try await SwiftCompiler(workspace).typecheck([file])
    #expect(result.errors.map(\.message) == ["missing return in global function expected to return 'Int'"])
  }

  @Test func takesStatementsAtTheTopLevelInMainAlone() async throws {
    let workspace = try workspace()
    let compiler = SwiftCompiler(workspace)
    #expect(try await compiler.typecheck([CodeFile(path: "main.swift", text: "print(1)\n")]).isAccepted)
    let result = try await compiler.typecheck([CodeFile(path: "Other.swift", text: "print(1)\n")])
    #expect(result.errors.map(\.message) == ["expressions are not allowed at the top level"])
  }

  @Test func namesNoGroupOfAWarning() async throws {
    let workspace = try workspace()
    let file = CodeFile(path: "Tree.swift", text: "func grow() {\n  let unused = 1\n}\n")
    let result = try await SwiftCompiler(workspace).typecheck([file])
    #expect(result.isAccepted)
    #expect(result.messages.map(\.severity) == [.warning])
    #expect(result.messages.first?.message.description.hasSuffix("]") == false)
  }

  @Test(arguments: [
    "../Leaf.swift", "/tmp/Leaf.swift", "a//b.swift", "-load.swift", "@arguments.swift", "a/./b.swift", "a\nb.swift",
    "",
  ])
  func writesNoFileOutsideOfItsFolder(path: String) async throws {
    let workspace = try workspace()
    await #expect(throws: ExecutionError.unsafePath(path)) {
      try await SwiftCompiler(workspace).typecheck([CodeFile(path: path, text: "")])
    }
  }

  @Test func tellsACrashOfTheCompilerFromARefusal() async throws {
    let workspace = try workspace()
    // A chain this long overflows the compiler's stack.
    let chain = String(repeating: ".self", count: 60_000)
    let file = CodeFile(path: "Tree.swift", text: "func f(_ a: [Int]) {\n  let b = a\(chain)\n  _ = b\n}\n")
    let result = try await SwiftCompiler(workspace).typecheck([file])
    #expect(result.end == .crashed, "\(result.output.suffix(300))")
    #expect(try await SwiftCompiler(workspace).build([file]).0.end == .crashed)
  }

  @Test func stopsACompilerThatTakesTooLong() async throws {
    let workspace = try workspace()
    var compiler = SwiftCompiler(workspace)
    compiler.limits.wallTime = .milliseconds(1)
    #expect(try await compiler.typecheck([CodeFile(path: "Tree.swift", text: "")]).end == .timeOut)
  }

  @Test func compilesCodeThatImportsAModuleMissingFromTheCache() async throws {
    let workspace = try workspace()
    let file = CodeFile(path: "Tree.swift", text: "import FoundationNetworking\nlet session: URLSession? = nil\n")
    let result = try await SwiftCompiler(workspace).typecheck([file])
    #expect(result.isAccepted, "\(result.output)")
  }

  @Test func compilesStandInsInTheOrderOfTheirImports() async throws {
    let workspace = try workspace()
    let modules = [
      StandInModule(
        name: "Bark",
        files: [CodeFile(path: "modules/Bark/Bark.swift", text: "public import Wood\npublic let bark = wood + 1\n")]),
      StandInModule(
        name: "Wood",
        files: [CodeFile(path: "modules/Wood/Wood.swift", text: "import Foundation\npublic let wood = 41\n")]),
    ]
    #expect(try await workspace.build(modules) == [:])
    let main = CodeFile(path: "main.swift", text: "import Bark\nprint(bark)\n")
    #expect(try await SwiftCompiler(workspace).typecheck([main]).isAccepted)
    let (compilation, program) = try await SwiftCompiler(workspace).build([main])
    #expect(compilation.output == "")
    #expect(try await ProgramRunner(workspace).run(#require(program)).output == "42\n")
  }

  @Test func placesTheErrorsOfAStandInInItsOwnFile() async throws {
    let workspace = try workspace()
    // No other test builds this module: a failed build removes what a concurrent one wrote.
    let modules = [
      StandInModule(
        name: "Moss", files: [CodeFile(path: "modules/Moss/Moss.swift", text: "public let moss: Missing\n")])
    ]
    let errors = try await workspace.build(modules)["Moss"]?.errors
    #expect(errors?.map(\.file) == ["modules/Moss/Moss.swift"])
    #expect(errors?.map(\.column) == [18])
  }

  @Test func rejectsStandInsThatImportEachOther() async throws {
    let workspace = try workspace()
    let modules = [
      StandInModule(name: "Hen", files: [CodeFile(path: "Hen.swift", text: "import Egg\n")]),
      StandInModule(name: "Egg", files: [CodeFile(path: "Egg.swift", text: "import Hen\n")]),
    ]
    let refused = try await workspace.build(modules)
    #expect(refused["Egg"]?.errors.map(\.message) == ["no such module 'Hen'"])
  }
}
