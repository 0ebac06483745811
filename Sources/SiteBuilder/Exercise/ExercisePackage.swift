import Archives
import CaseStudyModel
import SourceTrees

/// An exercise as a Swift package: the files of a side, the tests, and the text of the task.
struct ExercisePackage: Sendable {
  let exercise: Exercise
  let names: PortableNames
  let texts: InterfaceTexts

  /// The condition under which an acceptance test that calls code of the request is compiled.
  static let withAcceptance = "ACCEPTANCE"

  /// Returns the files of the task, or of its solution with the after side.
  /// - Parameter folder: the folder of all files, with a slash; may be empty.
  func files(isSolved: Bool = false, in folder: String = "") -> [ArchivedFile] {
    let side: Side = isSolved ? .after : .before
    let tree = isSolved ? exercise.trees.after.solved : exercise.trees.before.base
    var files = [
      ArchivedFile(path: "Package.swift", text: manifest),
      ArchivedFile(path: "README.md", text: ExerciseReadme(exercise: exercise, texts: texts).text),
    ]
    files += tree.withoutProgram.files.sorted { $0.key < $1.key }.map { path, file in
      ArchivedFile(path: "Sources/Study/" + names[path], text: file.text)
    }
    files += standIns + tests(on: side, isSolved: isSolved)
    return files.map { ArchivedFile(path: folder + $0.path, bytes: $0.bytes) }.sorted { $0.path < $1.path }
  }

  private var standIns: [ArchivedFile] {
    modules.flatMap { module in
      let files = exercise.standIns.filter { StandIns.module(of: $0.path) == module }
      let names = PortableNames(of: files.map(\.path))
      return files.map {
        ArchivedFile(path: "Sources/\(module)/" + SitePath.name(of: names[$0.path]), bytes: $0.bytes)
      }
    }
  }

  /// The stand-in modules, sorted.
  private var modules: [String] {
    Set(exercise.standIns.map { StandIns.module(of: $0.path) }).sorted()
  }

  private var manifest: String {
    let targets = modules.map { module in
      let files = exercise.standIns.filter { StandIns.module(of: $0.path) == module }
      let imports = Set(files.flatMap { ImportedModules.names(in: String(decoding: $0.bytes, as: UTF8.self)) })
      let needed = modules.filter { $0 != module && imports.contains($0) }
      return "    .target(name: \"\(module)\"\(Self.dependencies(needed))),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(PortableNames.portable(exercise.study.article.slug))",
        platforms: [.macOS(.v15)],
        targets: [
      \(targets.joined())    .target(name: "Study"\(Self.dependencies(modules))),
          .testTarget(name: "StudyTests"\(Self.dependencies(["Study"] + modules))),
        ])

      """
  }

  private static func dependencies(_ modules: [String]) -> String {
    modules.isEmpty ? "" : ", dependencies: [" + modules.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}

extension ExercisePackage {
  private func tests(on side: Side, isSolved: Bool) -> [ArchivedFile] {
    let article = exercise.study.article
    let ofRequests = Set(exercise.study.changeRequests.flatMap(\.snippets))
    let shared = article.snippets.indices.filter { !ofRequests.contains($0) }.map { article.snippets[$0] }
    let own = exercise.request.snippets.map { article.snippets[$0] }
    let code = { (snippets: [Snippet], role: SnippetRole) in
      snippets.filter { $0.role == role && $0.serves(side, in: .swift) }.map(\.code)
    }
    let behaviours = Self.functions("checkBehaviour", code(shared, .test))
    let acceptances = Self.functions("checkAcceptance", code(own, .test))
    // A test that doesn't compile would keep the other tests from running.
    let isGuarded = !isSolved && !exercise.isCompiled
    let guarding = { (text: String) in isGuarded ? "#if \(Self.withAcceptance)\n\(text)#endif\n" : text }
    var files = [
      ("Expectations.swift", Self.expectations),
      ("StudyTests.swift", suite(behaviours.count, acceptances.count, isGuarded: isGuarded)),
      ("Drivers.swift", Self.drivers(code(shared, .driver))),
    ]
    files += behaviours.enumerated().map { ("Behaviour\($0 + 1).swift", $1.text) }
    files += acceptances.enumerated().map { ("Acceptance\($0 + 1).swift", guarding($1.text)) }
    let ownDrivers = code(own, .driver)
    if !ownDrivers.isEmpty { files.append(("AcceptanceDrivers.swift", guarding(Self.drivers(ownDrivers)))) }
    return files.map { ArchivedFile(path: "Tests/StudyTests/\($0.0)", text: $0.1) }
  }

  private static func functions(_ name: String, _ codes: [String]) -> [TestFunction] {
    codes.enumerated().map { TestFunction(name: "\(name)\($0 + 1)", code: $1) }
  }

  private static func drivers(_ codes: [String]) -> String {
    (["// The functions through which the tests reach the code.", "@testable import Study", ""] + codes)
      .joined(separator: "\n")
  }

  /// Tests run one after the other, acceptance last, because it may trap while the request isn't met.
  ///
  /// Only this file and the expectations import Testing, whose names may conflict with the study's.
  private func suite(_ behaviours: Int, _ acceptances: Int, isGuarded: Bool) -> String {
    let title = Self.literal(exercise.request.title)
    let behaviour = (0..<behaviours).map {
      "  @Test func behaviour\($0 + 1)() async throws { try await checkBehaviour\($0 + 1)() }\n"
    }
    let acceptance = (0..<acceptances).map { index in
      let number = index + 1
      let check = "try await checkAcceptance\(number)()"
      return "  @Test(\(title)) func acceptance\(number)() async throws {"
        + (isGuarded ? "\n" + Self.guarded(check, number) + "  }\n" : " \(check) }\n")
    }
    return """
      import Testing

      @MainActor @Suite(.serialized) struct StudyTests {
      \((behaviour + acceptance).joined())}

      """
  }

  /// Returns the body of an acceptance test that fails until readers declare that they have written the code it calls.
  private static func guarded(_ check: String, _ number: Int) -> String {
    """
        #if \(withAcceptance)
          \(check)
        #else
          Issue.record(
            "Write the code that Acceptance\(number).swift calls, then run: swift test -Xswiftc -D\(withAcceptance)")
        #endif

    """
  }

  /// Returns text as a literal of Swift on one line.
  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      "\"\\".unicodeScalars.contains(scalar) ? "\\\(scalar)" : scalar.value < 0x20 ? " " : String(scalar)
    }
    return "\"" + scalars.joined() + "\""
  }

  private static let expectations = """
    import Testing

    /// Records an issue unless the two values are equal.
    func expect<Value: Equatable>(
      _ value: Value, _ expected: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
      column: Int = #column
    ) {
      if value == expected { return }
      Issue.record(
        "expected \\(expected), got \\(value)",
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Records an issue unless the condition holds.
    func expect(
      _ condition: Bool, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
      column: Int = #column
    ) {
      if condition { return }
      Issue.record(
        "expected to be true, and is false",
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    """
}
