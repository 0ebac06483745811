import CaseStudyModel
import Subprocesses

/// The letters that the installed fonts have, according to fontconfig.
struct InstalledFonts: Sendable {
  /// The ranges of Unicode scalars, sorted and without overlaps.
  private let ranges: [ClosedRange<UInt32>]
  /// A fingerprint of the fonts, because other fonts give other pictures.
  let fingerprint: String

  /// Whether no font is installed.
  var isEmpty: Bool { ranges.isEmpty }

  /// Reads what `fc-list` prints.
  /// - Returns: `nil` without the program, because the fonts are then unknown.
  static func installed() async -> InstalledFonts? {
    let list = Subprocess(
      "/usr/bin/env", ["LC_ALL=C.UTF-8", "fc-list", "--format", "%{file|basename} %{fontversion}|%{charset}\n"],
      timeLimit: .seconds(60))
    guard let result = try? await list.run(), result.isSuccess else { return nil }
    return InstalledFonts(listing: result.text)
  }

  /// Parses lines such as `Font.ttf 65536|20-7e a0 400-45f`.
  init(listing: String) {
    let lines = listing.split(separator: "\n").sorted()
    fingerprint = contentHash(of: Array(lines.joined(separator: "\n").utf8))
    var found: Set<ClosedRange<UInt32>> = []
    for line in lines {
      guard let bar = line.lastIndex(of: "|") else { continue }
      for part in line[line.index(after: bar)...].split(separator: " ") {
        let ends = part.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        if let first = ends.first, let last = ends.last, first <= last { found.insert(first...last) }
      }
    }
    ranges = found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Returns the letters of texts that no font has, each once.
  func missing(in texts: [String]) -> [Character] {
    var found: [Character] = []
    for character in texts.joined() where !character.isASCII && !found.contains(character) {
      if character.unicodeScalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint && !has($0) }) {
        found.append(character)
      }
    }
    return found
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    // Spaces need no glyph.
    if scalar.properties.isWhitespace { return true }
    let place = ranges.partitioningIndex { $0.upperBound >= scalar.value }
    return place < ranges.count && ranges[place].lowerBound <= scalar.value
  }
}
