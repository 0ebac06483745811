import CaseStudyModel

/// Finds the `expect` calls of a test in Swift that can't fail, because nothing called the function or closure around
/// them.
///
/// Some code needn't run: a branch; a callback next to one that was called; `expect(false)`, which marks a callback
/// that must not be called; and the members of a type that conforms to a protocol, because the study chooses which of
/// them it calls.
struct UncalledExpectations {
  private let tokens: TestTokens
  private let regions: [CountedRegion]
  /// The bodies that begin at a place.
  private var bodies: [SourcePosition: [Int]] = [:]
  /// The regions around the current token, each with the outermost of them that didn't run.
  private var open: [(region: Int, outermostIdle: Int?)] = []
  private var next = 0
  /// The callbacks that are written side by side, by the bracket or brace that begins them.
  private var groups: [Int: Int] = [:]
  private var calledGroups: Set<Int> = []
  /// The groups of the brackets and braces around the current token.
  private var openedGroups: [Int] = []

  /// Returns the places of the calls.
  /// - Parameters:
  ///   - code: the test's file.
  ///   - regions: the counted regions of that file.
  static func places(in code: String, regions: [CountedRegion]) -> [SourcePosition] {
    var search = UncalledExpectations(code, regions)
    return search.places()
  }

  private init(_ code: String, _ regions: [CountedRegion]) {
    tokens = TestTokens(code)
    // Outer regions come before those within them.
    self.regions = regions.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    for (index, region) in self.regions.enumerated() where region.isBody {
      bodies[region.start, default: []].append(index)
    }
  }

  private mutating func places() -> [SourcePosition] {
    var found: [(place: SourcePosition, body: Int)] = []
    var brackets: [(index: Int, isFree: Bool)] = []
    // The group of the brackets that closed last.
    var closed: Int?
    for (index, token) in tokens.texts.enumerated() {
      let place = tokens.places[index]
      enterRegions(at: place)
      switch token {
      case "(", "[", "{":
        let group = group(of: index, inside: brackets.last?.index, after: closed)
        if token == "{" { enterBodies(at: place, in: group) }
        let isFree = brackets.last?.isFree == true || tokens.conformingBraces.contains(index)
        brackets.append((index, isFree))
        openedGroups.append(token == "{" ? group : index)
      case ")", "]", "}":
        _ = brackets.popLast()
        closed = openedGroups.popLast()
      case "expect" where tokens.isExpectation(index) && brackets.last?.isFree != true:
        if let body = open.last?.outermostIdle, regions[body].isBody { found.append((place, body)) }
      default: break
      }
    }
    return found.filter { groups[$0.body].map { !calledGroups.contains($0) } ?? true }.map(\.place)
  }

  /// Adds the bodies that begin at a place to a group of callbacks.
  private mutating func enterBodies(at place: SourcePosition, in group: Int) {
    for body in bodies[place] ?? [] {
      groups[body] = group
      if regions[body].count > 0 { calledGroups.insert(group) }
    }
  }

  /// Returns the group of callbacks to which a bracket would belong: closures in the same brackets, and trailing
  /// closures of the same call.
  private func group(of index: Int, inside bracket: Int?, after closed: Int?) -> Int {
    if let bracket, tokens.texts[bracket] != "{" { return bracket }
    guard let closed, index > 0 else { return index }
    let previous = tokens.texts[index - 1]
    if previous == ")" { return closed }
    // `load { … } onFailure: { … }`
    let isLabeled = index > 2 && previous == ":" && ["}", ")"].contains(tokens.texts[index - 3])
    return isLabeled ? closed : index
  }

  /// Makes `open` the regions around a place.
  private mutating func enterRegions(at place: SourcePosition) {
    while next < regions.count, regions[next].start <= place {
      leaveRegions(before: regions[next].start)
      let idle = open.last?.outermostIdle ?? (regions[next].count == 0 ? next : nil)
      open.append((next, idle))
      next += 1
    }
    leaveRegions(before: place)
  }

  private mutating func leaveRegions(before place: SourcePosition) {
    while let last = open.last, regions[last.region].end <= place { open.removeLast() }
  }
}
