import CaseStudyModel

extension Renderer {
  /// Writes a range of a template's source, with indentation before each line.
  mutating func write(_ source: [UInt8], _ range: Range<Int>, startsLine: Bool) {
    if startsLine { startLine() }
    guard !indentation.isEmpty else {
      output += source[range]
      return
    }
    var start = range.lowerBound
    while let newline = source[start..<range.upperBound].firstIndex(of: .newline), newline + 1 < range.upperBound {
      // Checked per line, because each line adds the whole indentation.
      if isFull { return }
      output += source[start...newline]
      output += indentation
      start = newline + 1
    }
    output += source[start..<range.upperBound]
  }

  /// Writes the indentation of a line, unless the line has already been started.
  mutating func startLine() {
    if !continuesLine { output += indentation }
    continuesLine = false
  }

  /// Writes the value of a name.
  mutating func render(_ name: Name, isEscaped: Bool, of template: Template) throws(TemplateError) {
    switch try resolve(name, in: template) {
    case .null: break
    case .bool(let condition): output += (condition ? "true" : "false").utf8
    case .integer(let integer): output += String(integer).utf8
    case .number(let number): output += number.shortestText.utf8
    case .text(let text): if isEscaped { output.append(escapingForTemplates: text) } else { output += text.utf8 }
    case .html(let markup): output += markup
    case .list: try refuse(name, "a list", in: template)
    case .object: try refuse(name, "an object", in: template)
    }
  }

  private func refuse(_ name: Name, _ kind: Message, in template: Template) throws(TemplateError) {
    guard isStrict else { return }
    throw template.error(at: name.offset, "Name '\(name.text)' is \(kind), which can't be written as text")
  }
}

extension Double {
  /// The number with the fewest digits, without a fraction if it is whole.
  fileprivate var shortestText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
