/// Graphviz's SVG, made fit for a page: no prologue, no identifiers that two pictures would share, and the page's colours and fonts.
struct GraphvizSVG {
  let text: String

  /// - Parameter output: what `dot -Tsvg` printed.
  init?(_ output: String) {
    guard let start = output.firstRange(of: "<svg") else { return nil }
    var lines = output[start.lowerBound...].split(separator: "\n").map(String.init)
    lines.removeAll { $0.hasPrefix("<!--") || $0.hasPrefix("<title>") || $0.hasPrefix("</title>") }
    var text = lines.map(Self.adapted).joined(separator: "\n")
    text = text.replacing(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"", with: "")
    self.text = text
  }

  private static func adapted(_ line: String) -> String {
    var line = line
    for attribute in ["id", "font-family"] { line = removing(attribute, from: line) }
    return line.replacing("\"black\"", with: "\"currentColor\"").replacing("fill=\"white\"", with: "fill=\"none\"")
      .replacing("\"#000000\"", with: "\"currentColor\"")
  }

  private static func removing(_ attribute: String, from line: String) -> String {
    guard let start = line.firstRange(of: " \(attribute)=\"") else { return line }
    guard let end = line[start.upperBound...].firstIndex(of: "\"") else { return line }
    return String(line[..<start.lowerBound] + line[line.index(after: end)...])
  }
}
