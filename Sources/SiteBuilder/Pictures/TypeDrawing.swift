import CaseStudyModel

/// The picture of a side's types as SVG, drawn from the layout in its evidence.
///
/// Evidence is untrusted input: numbers are written as numbers, and names as escaped text.
struct TypeDrawing: Sendable {
  private let layout: TypePicture.Layout
  private let words: EvidenceWords

  /// - Returns: `nil` for a picture without a layout.
  init?(_ picture: TypePicture?, _ words: EvidenceWords) {
    guard let layout = picture?.layout else { return nil }
    let size = Double(Self.labelSize)
    // A letter is about half as wide as it is high; Chinese, Japanese and Korean characters are square.
    let width = EvidenceText.plain(words.text("role.creates")).unicodeScalars.reduce(0) { width, scalar in
      width + size * (scalar.value < 0x2E80 ? 0.55 : 1)
    }
    self.layout = ArrowLabels.separated(in: layout, size: (width, size))
    self.words = words
  }

  /// The size of the words beside arrows, in points.
  private static let labelSize = 9

  /// The size in CSS pixels: 96 pixels or 72 points are an inch.
  var size: (width: Int, height: Int) {
    (Int((layout.width * 4 / 3).rounded(.up)), Int((layout.height * 4 / 3).rounded(.up)))
  }

  /// The inputs of the drawing as bytes, which are cheaper to compute than the drawing.
  var content: [UInt8] {
    let labels =
      layout.frames.map(\.role.rawValue) + layout.boxes.flatMap { [$0.kind.rawValue, $0.name] }
      + layout.arrows.map { "\($0.isConformance) \($0.curve.count) \($0.label == nil)" }
    let own = ["root", "policy", "detail", "protocol", "creates"].map { words.text("role." + $0) }
    let texts = (labels + own).joined(separator: "\n")
    return layout.numbers.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) } + Array(texts.utf8)
  }

  /// Returns the drawing as an SVG file.
  /// - Parameter style: the style sheet to embed in the file.
  func bytes(style: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    let (width, height) = (Self.text(layout.width), Self.text(layout.height))
    out.append(
      html: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)pt\" height=\"\(height)pt\" "
        + "viewBox=\"0 0 \(width) \(height)\"><style>")
    style.withUnsafeBufferPointer { out.append(escapingText: $0) }
    out.append(html: "</style>\n")
    for frame in layout.frames { draw(frame, into: &out) }
    for arrow in layout.arrows { draw(arrow, into: &out) }
    // After all arrows, so that none strikes a word through.
    for label in layout.arrows.compactMap(\.label) { draw(label: label, into: &out) }
    for box in layout.boxes { draw(box, into: &out) }
    out.append(html: "</svg>\n")
    return out
  }

  private func draw(_ frame: TypePicture.Frame, into out: inout [UInt8]) {
    out.append(html: "<g class=\"cluster \(frame.role.rawValue)\">")
    draw(frame.area, into: &out)
    draw(words.text("role." + frame.role.rawValue), at: frame.label, size: 10, into: &out)
    out.append(html: "</g>\n")
  }

  private func draw(_ box: TypePicture.Box, into out: inout [UInt8]) {
    out.append(html: "<g class=\"node \(box.kind.rawValue)\">")
    let middle = TypePicture.Point(box.area.x + box.area.width / 2, box.area.y + box.area.height / 2)
    switch box.kind {
    case .type:
      draw(box.area, into: &out)
      draw(box.name, at: middle, size: 12, into: &out)
    case .foreign:
      draw(box.area, " stroke-dasharray=\"1,5\"", into: &out)
      draw(box.name, at: middle, size: 12, into: &out)
    case .protocol:
      draw(box.area, " stroke-dasharray=\"5,2\" rx=\"\(Self.text(box.area.height / 3))\"", into: &out)
      draw(words.text("role.protocol"), at: TypePicture.Point(middle.x, middle.y - 6.5), size: 12, into: &out)
      draw(box.name, at: TypePicture.Point(middle.x, middle.y + 6.5), size: 12, into: &out)
    }
    out.append(html: "</g>\n")
  }

  private func draw(_ arrow: TypePicture.Arrow, into out: inout [UInt8]) {
    guard let start = arrow.curve.first, let end = arrow.curve.last else { return }
    let curve = "M" + Self.text(start) + "C" + arrow.curve.dropFirst().map(Self.text).joined(separator: " ")
    let kind = arrow.isConformance ? "conforms" : "uses"
    let dashes = arrow.isConformance ? " stroke-dasharray=\"5,2\"" : ""
    out.append(
      html: "<g class=\"edge \(kind)\"><path fill=\"none\" stroke=\"currentColor\"\(dashes) d=\"\(curve)\"/>"
        + "<polygon fill=\"\(arrow.isConformance ? "none" : "currentColor")\" stroke=\"currentColor\" points=\""
        + Self.head(from: end, to: arrow.tip).map(Self.text).joined(separator: " ") + "\"/>")
    out.append(html: "</g>\n")
  }

  private func draw(label: TypePicture.Point, into out: inout [UInt8]) {
    out.append(html: "<g class=\"label\">")
    draw(words.text("role.creates"), at: label, size: Self.labelSize, into: &out)
    out.append(html: "</g>\n")
  }

  /// Returns the corners of an arrow's head, as long and wide as Graphviz draws it at a size of 0.7.
  private static func head(from end: TypePicture.Point, to tip: TypePicture.Point) -> [TypePicture.Point] {
    let (x, y) = (tip.x - end.x, tip.y - end.y)
    let length = max((x * x + y * y).squareRoot(), 0.001)
    let (alongX, alongY) = (7 * x / length, 7 * y / length)
    let base = TypePicture.Point(tip.x - alongX, tip.y - alongY)
    return [
      TypePicture.Point(base.x - alongY * 0.35, base.y + alongX * 0.35), tip,
      TypePicture.Point(base.x + alongY * 0.35, base.y - alongX * 0.35),
    ]
  }

  private func draw(_ area: TypePicture.Area, _ attributes: String = "", into out: inout [UInt8]) {
    out.append(
      html:
        "<rect fill=\"none\" stroke=\"currentColor\"\(attributes) "
        + "x=\"\(Self.text(area.x))\" y=\"\(Self.text(area.y))\" "
        + "width=\"\(Self.text(area.width))\" height=\"\(Self.text(area.height))\"/>")
  }

  /// Draws a line of text centred on a point.
  private func draw(_ text: String, at middle: TypePicture.Point, size: Int, into out: inout [UInt8]) {
    // The baseline is a quarter of the size below the middle of the letters.
    let baseline = Self.text(TypePicture.Point(middle.x, middle.y + Double(size) * 0.25)).split(separator: ",")
    out.append(
      html: "<text text-anchor=\"middle\" x=\"\(baseline[0])\" y=\"\(baseline[1])\" font-size=\"\(size)\">")
    out.append(escaping: EvidenceText.plain(text))
    out.append(html: "</text>")
  }

  private static func text(_ point: TypePicture.Point) -> String { text(point.x) + "," + text(point.y) }

  /// Writes a number with at most two decimals.
  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + decimals
  }
}
