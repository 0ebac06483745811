import Foundation

/// Short studies, and sites that contain them, for the tests of `solidsite verify`.
enum VerifiedStudy {
  /// A study in which, after the refactoring, a new case edits only the composition root.
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
    let tariffs: [String: any Tariff] = [
      "car": Car(),
      "bus": Bus(),
    ]
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
       "bus": Bus(),
    +  "motorcycle": Motorcycle(),
    ```

    ```swift test
    expect(charge("motorcycle"), 3)
    ```

    ### Trams

    The city lets trams in.

    ```diff Fee.swift before
    -  vehicle == "bus" ? 5 * hours : 2 * hours
    +  vehicle == "tram" ? 9 * hours : vehicle == "bus" ? 5 * hours : 2 * hours
    ```

    ```swift Tram.swift after
    struct Tram: Tariff { func fee(hours: Int) -> Int { 9 * hours } }
    ```

    ```diff Root.swift after
       "bus": Bus(),
    +  "tram": Tram(),
    ```

    ```swift test
    expect(charge("tram"), 27)
    ```

    ### A discount (adverse)

    The operator gives every vehicle a second price.

    ```diff Fee.swift before
     func fee(for vehicle: String, hours: Int) -> Int {
       vehicle == "bus" ? 5 * hours : 2 * hours
     }
    +func discounted(for vehicle: String) -> Int { vehicle == "bus" ? 4 : 1 }
    ```

    ```diff Tariff.swift after
    -protocol Tariff: Sendable { func fee(hours: Int) -> Int }
    +protocol Tariff: Sendable { func fee(hours: Int) -> Int; func discounted() -> Int }
    ```

    ```diff Car.swift after
    -struct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours } }
    -struct Bus: Tariff { func fee(hours: Int) -> Int { 5 * hours } }
    +struct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours }; func discounted() -> Int { 1 } }
    +struct Bus: Tariff { func fee(hours: Int) -> Int { 5 * hours }; func discounted() -> Int { 4 } }
    ```

    ```swift driver before
    func discount(_ vehicle: String) -> Int { discounted(for: vehicle) }
    ```

    ```swift driver after
    func discount(_ vehicle: String) -> Int { tariffs[vehicle]?.discounted() ?? 0 }
    ```

    ```swift test
    expect(discount("bus"), 4)
    ```

    """

  /// The same with its first request alone, which takes half the time.
  static let motorcycles = parking.components(separatedBy: "### Trams")[0]

  /// The same without requests and claims, which takes a sixth of the time: only its programs and its test run.
  static let fees = parking.components(separatedBy: "## Change requests")[0]
    .replacing(/principles: .*\nroles: .*\n/, with: "")

  /// A study that compiles but makes no claims.
  static let other = study(title: "Other").replacing("principles: [ocp]\n", with: "")

  /// Runs a body in a site with these studies, given by slug.
  static func with(
    _ studies: [String: String], settings: String = "title: Studies\n", _ body: (SiteFolder) throws -> Void
  ) throws {
    var files = [("solidsite.yml", settings)]
    files += studies.sorted { $0.key < $1.key }.map { ("Content/case-studies/\($0.key).md", $0.value) }
    try SiteFolder.with(Dictionary(uniqueKeysWithValues: files), body)
  }

  /// Returns a study without its after section and its after blocks.
  static func withoutAfterSide(_ text: String) -> String {
    let sections = text.components(separatedBy: "## After\n")
    let rest = sections.count == 2 ? sections[1].components(separatedBy: "## What must not change") : []
    let kept = rest.count == 2 ? sections[0] + "## What must not change" + rest[1] : text
    return kept.replacing(/```\w+ (?:[\w.=]+ )?(?:driver )?after\n[^`]*```\n\n?/, with: "")
  }

  /// Returns the number of a study's first line with a text; 0 if there is none.
  static func line(of text: String, in study: String) -> Int {
    (study.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }
}
