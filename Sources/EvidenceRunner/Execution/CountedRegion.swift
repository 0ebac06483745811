import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A part of a function or closure that counts its runs.
struct CountedRegion: Sendable, Equatable {
  var start: SourcePosition
  /// The place after the last byte.
  var end: SourcePosition
  /// The number of runs.
  var count: Int
  /// Whether it is the whole body of a function or closure, not one of its branches.
  var isBody: Bool

  /// Reads the regions of each file from what `llvm-cov export` prints as JSON; `nil` for any other text.
  ///
  /// Source: LLVM's CoverageExporterJson.cpp
  static func all(inExport text: String) -> [String: [CountedRegion]]? {
    guard let export = try? JSONDecoder().decode(Export.self, from: Data(text.utf8)) else { return nil }
    var regions: [String: [CountedRegion]] = [:]
    for function in export.data.flatMap(\.functions) {
      // A region: the line and column of its start and end, its runs, its file, the file it expands to, and its kind.
      for (index, numbers) in function.regions.enumerated() {
        guard numbers.count >= 8, numbers[7] == Export.codeKind, function.filenames.indices.contains(numbers[5])
        else { continue }
        let file = function.filenames[numbers[5]].split(separator: "/").last.map(String.init) ?? ""
        regions[file, default: []].append(
          CountedRegion(
            start: SourcePosition(line: numbers[0], column: numbers[1]),
            end: SourcePosition(line: numbers[2], column: numbers[3]), count: numbers[4], isBody: index == 0))
      }
    }
    return regions
  }

  private struct Export: Decodable {
    struct Module: Decodable {
      var functions: [Function]
    }

    struct Function: Decodable {
      var filenames: [String]
      var regions: [[Int]]
    }

    static let codeKind = 0
    var data: [Module]
  }
}
