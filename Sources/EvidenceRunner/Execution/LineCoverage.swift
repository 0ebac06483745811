/// The lines of a program's files that a run executed.
struct LineCoverage: Sendable, Equatable {
  /// The executed lines of each file, counted from 1.
  private(set) var executed: [String: Set<Int>] = [:]
  /// The lines of each file that count their runs: those of function bodies and initial values.
  private(set) var counted: [String: Set<Int>] = [:]
  /// The regions of each file's functions; none if they weren't read.
  var regions: [String: [CountedRegion]] = [:]

  /// Reads what `llvm-cov export --format=lcov` prints: `SF:` begins a file, `DA:line,count` says how often a line ran.
  ///
  /// Source: geninfo(1), on the tracefile format.
  init(lcov text: String) {
    var file = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("SF:") {
        file = String(line.dropFirst(3).split(separator: "/").last ?? "")
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        if numbers.count >= 2 {
          counted[file, default: []].insert(numbers[0])
          if numbers[1] > 0 { executed[file, default: []].insert(numbers[0]) }
        }
      }
    }
  }

  /// Creates coverage of known lines.
  init(executed: [String: Set<Int>] = [:], counted: [String: Set<Int>]? = nil) {
    self.executed = executed
    self.counted = counted ?? executed
  }

  /// Returns the coverage under the names that the study gives to files.
  func named(as sources: ModuleSources) -> LineCoverage {
    let paths = Dictionary(sources.files.map { ($0.name, $0.path) }) { first, _ in first }
    func named(_ lines: [String: Set<Int>]) -> [String: Set<Int>] {
      Dictionary(lines.compactMap { name, lines in paths[name].map { ($0, lines) } }) { $0.union($1) }
    }
    var lines = LineCoverage(executed: named(executed), counted: named(counted))
    lines.regions = Dictionary(regions.compactMap { name, regions in paths[name].map { ($0, regions) } }) { $0 + $1 }
    return lines
  }

  /// Adds the lines of another run; the regions stay those of the first.
  mutating func formUnion(_ other: LineCoverage) {
    executed.merge(other.executed) { $0.union($1) }
    counted.merge(other.counted) { $0.union($1) }
  }

  /// Returns the number of executed lines in some files.
  func count(in files: some Sequence<String>) -> Int {
    files.reduce(0) { $0 + (executed[$1]?.count ?? 0) }
  }
}
