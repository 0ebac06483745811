import Foundation
import Testing

/// `solidsite verify` with the real compiler, on studies of a few lines.
@Suite(.serialized, .enabled(if: Confinement.works, "bubblewrap doesn't work on this machine"))
struct VerifyTests {
  /// A study whose refactoring lets a new case come without opening a file.
  static let parking = """
    ---
    title: Parking
    summary: A new vehicle.
    principles: [ocp]
    roles: {policy: [Tariff.swift], detail: [Car.swift], root: [Root.swift]}
    ---

    ## Before

    ```swift Fee.swift
    func fee(for vehicle: String, hours: Int) -> Int {
      vehicle == "bus" ? 5 * hours : 2 * hours
    }
    ```

    ```swift usage
    print(fee(for: "bus", hours: 2))
    ```

    ```output
    10
    ```

    ```swift driver hidden
    func charge(_ vehicle: String) -> Int { fee(for: vehicle, hours: 3) }
    ```

    ## After

    ```swift Tariff.swift
    protocol Tariff: Sendable { func fee(hours: Int) -> Int }
    ```

    ```swift Car.swift
    struct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours } }
    struct Bus: Tariff { func fee(hours: Int) -> Int { 5 * hours } }
    ```

    ```swift Root.swift
    let tariffs: [String: any Tariff] = ["car": Car(), "bus": Bus()]
    ```

    ```swift driver hidden
    func charge(_ vehicle: String) -> Int { tariffs[vehicle]?.fee(hours: 3) ?? 0 }
    ```

    ## What must not change

    ```swift test
    expect(charge("bus"), 15)
    ```

    ## Change requests

    ### Motorcycles

    The operator lets motorcycles in.

    ```diff Fee.swift before
    -  vehicle == "bus" ? 5 * hours : 2 * hours
    +  vehicle == "motorcycle" ? hours : vehicle == "bus" ? 5 * hours : 2 * hours
    ```

    ```swift Motorcycle.swift after
    struct Motorcycle: Tariff { func fee(hours: Int) -> Int { hours } }
    ```

    ```diff Root.swift after
    -let tariffs: [String: any Tariff] = ["car": Car(), "bus": Bus()]
    +let tariffs: [String: any Tariff] = ["car": Car(), "bus": Bus(), "motorcycle": Motorcycle()]
    ```

    ```swift test
    expect(charge("motorcycle"), 3)
    ```

    """

  private static let other = """
    ---
    title: Other
    summary: Another study.
    ---

    ## Before

    ```swift A.swift
    let a = 1
    ```

    ## After

    ```swift A.swift
    let a = 2
    ```

    """

  private func with(_ studies: [String: String], _ body: (SiteFolder) throws -> Void) throws {
    var files = [("solidsite.yml", "title: Studies\n")]
    files += studies.sorted { $0.key < $1.key }.map { ("Content/case-studies/\($0.key).md", $0.value) }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files), body)
  }

  private func line(of text: String, in study: String) -> Int {
    (study.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }

  @Test func keepsWhatHappenedAndRunsOnlyWhatHasChanged() throws {
    try with(["parking": Self.parking]) { folder in
      let first = try solidsite("verify", in: folder)
      #expect(first.errors == "parking: ocp supported\n")
      #expect(first.status == 0)
      let path = ".solidsite/evidence/parking.json"
      let evidence = try folder.text(path)
      #expect(evidence.contains("\"verdict\" : \"supported\""))
      #expect(!evidence.contains(folder.path))

      try #expect(solidsite("verify", in: folder).errors == "1 study has not changed\n")
      try folder.write(
        Self.parking.replacing("The operator", with: "Its operator"), to: "Content/case-studies/parking.md")
      try #expect(solidsite("verify", in: folder).errors == "1 study has not changed\n")
      try folder.remove(path)
      _ = try solidsite("verify", in: folder)
      let again = try folder.text(path)
      #expect(again == evidence)
    }
  }

  @Test func pointsAtTheLineOfTheStudyThatDoesNotCompileAndVerifiesTheOthers() throws {
    let broken = Self.parking.replacing(
      "struct Motorcycle: Tariff { func fee(hours: Int) -> Int { hours } }",
      with: "struct Motorcycle: Tariff { func fee(hours: Int) -> Int { ours } }")
    try with(["parking": broken, "zoo": Self.other]) { folder in
      let run = try solidsite("verify", in: folder)
      let line = line(of: "{ ours }", in: broken)
      #expect(
        run.errors.contains(
          "Content/case-studies/parking.md:\(line):59: error: Code must compile: cannot find 'ours' in scope"))
      #expect(run.errors.contains("parking: ocp not shown (1 problem)"))
      #expect(run.errors.contains("zoo: "))
      #expect(run.status == 1)
      // What is wrong stays wrong, though nothing has changed.
      try #expect(solidsite("verify", in: folder).status == 1)
    }
  }

  @Test(arguments: [
    (
      "expect(charge(\"motorcycle\"), 3)", "expect(charge(\"bus\"), 15)",
      "must fail on the before side before the change"
    ),
    ("-  vehicle == \"bus\"", "-  vehicle == \"tram\"", "Hunk 1 must match lines of Fee.swift"),
    ("expect(charge(\"bus\"), 15)", "expect(charge(\"bus\"), 16)", "This test must pass on the after side"),
    ("```output\n10", "```output\n11", "This program must print what its output block says"),
  ])
  func saysWhatIsWrongInAStudy(text: String, replacement: String, message: String) throws {
    try with(["parking": Self.parking.replacing(text, with: replacement)]) { folder in
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains(message))
      #expect(run.status == 1)
    }
  }

  @Test func contradictsAClaimThatDoesNotHold() throws {
    let planted = Self.parking.replacing(
      "```swift Motorcycle.swift after\n",
      with:
        "```swift Car.swift after replace\nstruct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours } }\nstruct Bus: Tariff { func fee(hours: Int) -> Int { 5 * hours } }\n"
    )
    try with(["parking": planted]) { folder in
      try #expect(solidsite("verify", in: folder).errors == "parking: ocp contradicted\n")
    }
  }

  @Test func writesOutputBack() throws {
    try with(["parking": Self.parking.replacing("```output\n10", with: "```output\neleven\nlines")]) { folder in
      _ = try solidsite("verify --update", in: folder)
      try #expect(folder.text("Content/case-studies/parking.md") == Self.parking)
      try #expect(solidsite("verify", in: folder).status == 0)
    }
  }

  @Test func givesTheSameEvidenceInShards() throws {
    let studies = ["parking": Self.parking, "zoo": Self.other, "yard": Self.other]
    var whole: [String: Data] = [:]
    try with(studies) { folder in
      _ = try solidsite("verify", in: folder)
      whole = folder.contents(of: ".solidsite")
    }
    #expect(whole.count == 3)
    try with(studies) { folder in
      for number in 1...4 { _ = try solidsite("verify --shard \(number)/4", in: folder) }
      #expect(folder.contents(of: ".solidsite") == whole)
    }
  }

  @Test func refusesToRunTwiceAtOnce() throws {
    try with(["zoo": Self.other]) { folder in
      try folder.write("", to: ".solidsite/evidence/.keep")
      let holder = Process()
      holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let place = folder.path + "/.solidsite/evidence"
      holder.arguments = ["flock", place, "sh", "-c", "echo held; sleep 60"]
      let output = Pipe()
      holder.standardOutput = output
      try holder.run()
      defer { kill(holder.processIdentifier, SIGKILL) }
      _ = output.fileHandleForReading.availableData
      let run = try solidsite("verify", in: folder)
      #expect(run.errors.contains("Another 'solidsite verify' is at work"))
      #expect(run.status == 2)
    }
  }

  @Test func saysThatSwiftIsMissing() throws {
    try with(["zoo": Self.other]) { folder in
      let run = try solidsite(["verify"], in: folder, environment: ["SOLIDSITE_SWIFTC": "/nowhere/swiftc"])
      #expect(run.errors.contains("Swift isn't installed"))
      #expect(run.status == 2)
    }
  }

  @Test func namesTheStudyThatIsMeant() throws {
    try with(["zoo": Self.other]) { folder in
      let run = try solidsite("verify zo", in: folder)
      #expect(run.errors.contains("There is no study 'zo'; did you mean 'zoo'?"))
      #expect(run.status == 2)
      try #expect(solidsite("verify --shard 5/4", in: folder).status == 64)
    }
  }
}
