import CaseStudyModel

/// The distribution of a measure as inline SVG: a column for each range of values, above the axis before, below after.
struct DistributionDrawing: Sendable {
  let distribution: MeasureDistribution
  /// The name of the plot for screen readers.
  let label: String
  /// The names of the sides.
  let sides: BothSides<String>
  /// The distribution's address, with which the `data-evidence` of its numbers begins.
  let place: String
  /// Returns the short name of a range of values, as lines.
  let name: @Sendable (MeasureDistribution.Bin) -> [String]

  /// The lengths in the drawing's own units; the width is 320.
  private static let (width, gutter, height, line, text) = (320, 56, 64, 14, 18)

  /// Appends the drawing.
  func write(into out: inout [UInt8]) {
    let middle = Self.text + Self.height
    let names = distribution.bins.map(name)
    let axis = (names.map(\.count).max() ?? 1) * Self.line + 6
    out.append(html: "<svg class=\"plot\" viewBox=\"0 0 \(Self.width) \(2 * middle + axis)\" role=\"img\"")
    out.append(attribute: "aria-label", label)
    out.append(html: ">")
    text(sides.before, x: 0, y: middle - 6, into: &out)
    text(sides.after, x: 0, y: middle + axis + 14, into: &out)
    let step = min(48, (Self.width - Self.gutter) / max(1, distribution.bins.count))
    let most = max(1, distribution.bins.flatMap { [$0.studies.before, $0.studies.after] }.max() ?? 1)
    for (index, bin) in distribution.bins.enumerated() {
      let center = Self.gutter + index * step + step / 2
      for (number, line) in names[index].enumerated() {
        text(line, x: center, y: middle + (number + 1) * Self.line, isCentered: true, into: &out)
      }
      out.append(html: "<g")
      out.append(attribute: "data-evidence", place + bin.place)
      out.append(html: ">")
      for side in Side.allCases where bin.studies[side] > 0 {
        let length = max(1, bin.studies[side] * Self.height / most)
        let top = side == .before ? middle - length : middle + axis
        let bar = "x=\"\(center - step * 3 / 8)\" y=\"\(top)\" width=\"\(step * 3 / 4)\" height=\"\(length)\""
        out.append(html: "<rect class=\"\(side.rawValue)\" \(bar)/>")
        let number = side == .before ? top - 4 : top + length + 12
        text(String(bin.studies[side]), x: center, y: number, isCentered: true, into: &out)
      }
      out.append(html: "</g>")
    }
    out.append(html: "</svg>")
  }

  private func text(_ text: String, x: Int, y: Int, isCentered: Bool = false, into out: inout [UInt8]) {
    out.append(html: "<text x=\"\(x)\" y=\"\(y)\"\(isCentered ? " text-anchor=\"middle\"" : "")>")
    out.append(escaping: text)
    // White space separates the numbers of adjacent columns for programs that read only the text.
    out.append(html: "</text> ")
  }
}

extension MeasureDistribution.Bin {
  /// The range as the end of an address: `/0/9`, or `/50/` without an end.
  var place: String { "/\(lowest)/\(highest.map(String.init) ?? "")" }
}
