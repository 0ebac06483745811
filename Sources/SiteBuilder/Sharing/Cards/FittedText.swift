/// A text that is broken into lines, at a size that fits a place.
struct FittedText: Sendable, Equatable {
  /// A type size with the number of lines that fit.
  struct Choice: Sendable {
    var size: Int
    var lines: Int
  }

  var size: Int
  var lines: [String]

  /// Fits a text with the first size at which its lines fit and no word is divided.
  ///
  /// At the last size, words are divided, and an ellipsis replaces the rest.
  /// - Parameters:
  ///   - width: the width of the place in pixels.
  ///   - isBold: whether the type is bold, which is wider.
  ///   - isBalanced: whether lines are made equally long.
  init(_ text: String, width: Int, isBold: Bool, isBalanced: Bool = false, choices: [Choice]) {
    let units = LineUnit.units(of: text)
    for choice in choices {
      let room = Self.room(width: width, size: choice.size, isBold: isBold)
      guard let lines = Self.lines(of: units, room: room), lines.count <= choice.lines else { continue }
      self.init(size: choice.size, lines: isBalanced ? Self.balanced(lines, of: units, room: room) : lines)
      return
    }
    let last = choices.last ?? Choice(size: 32, lines: 1)
    let room = Self.room(width: width, size: last.size, isBold: isBold)
    let divided = units.flatMap { $0.width <= room ? [$0] : Self.divided($0, room: room) }
    var lines = Self.lines(of: divided, room: room) ?? []
    if lines.count > last.lines {
      lines = Array(lines.prefix(last.lines))
      lines[last.lines - 1] = Self.shortened(lines[last.lines - 1] + "…", room: room)
    }
    self.init(size: last.size, lines: lines)
  }

  private init(size: Int, lines: [String]) {
    self.size = size
    self.lines = lines
  }

  /// Returns the text on one line, with an ellipsis in place of the part that doesn't fit.
  /// - Parameter size: the size of the type in pixels, like the width.
  static func line(_ text: String, width: Int, size: Int, isBold: Bool) -> String {
    shortened(text, room: room(width: width, size: size, isBold: isBold))
  }

  /// Returns the width of a place in units of the size of bold type.
  private static func room(width: Int, size: Int, isBold: Bool) -> Double {
    Double(width) / Double(size) / (isBold ? 1 : Character.widthOfRegularType)
  }
}

extension FittedText {
  /// Fills one line after the other; `nil` if a unit is wider than a line.
  private static func lines(of units: [LineUnit], room: Double) -> [String]? {
    var lines: [String] = []
    var line = ""
    var width = 0.0
    for unit in units {
      if unit.width > room { return nil }
      let space = unit.followsSpace && !line.isEmpty ? Character(" ").estimatedWidth : 0
      if !line.isEmpty, width + space + unit.width > room {
        lines.append(line)
        (line, width) = (unit.text, unit.width)
      } else {
        line += (space > 0 ? " " : "") + unit.text
        width += space + unit.width
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Narrows the lines as far as possible without adding one, so that the last isn't much shorter than the others.
  private static func balanced(_ lines: [String], of units: [LineUnit], room: Double) -> [String] {
    guard lines.count > 1 else { return lines }
    var best = lines
    for percent in stride(from: 96, through: 52, by: -4) {
      guard let narrower = Self.lines(of: units, room: room * Double(percent) / 100), narrower.count == lines.count
      else { break }
      best = narrower
    }
    return best
  }

  /// Divides a unit that is wider than a line, if possible where a capital begins a word of a name.
  private static func divided(_ unit: LineUnit, room: Double) -> [LineUnit] {
    var parts: [String] = [""]
    var width = 0.0
    for character in unit.text {
      width += character.estimatedWidth
      if width > room, let part = parts.popLast() {
        let cut = lastCapital(in: part) ?? part.endIndex
        parts += [String(part[..<cut]), String(part[cut...])]
        width = part[cut...].estimatedWidth + character.estimatedWidth
      }
      parts[parts.count - 1].append(character)
    }
    return parts.enumerated().map { LineUnit($1, followsSpace: $0 == 0 && unit.followsSpace) }
  }

  /// Returns the place of the last capital after a lowercase letter in the second half of a name.
  private static func lastCapital(in part: String) -> String.Index? {
    let half = part.index(part.startIndex, offsetBy: part.count / 2)
    return part[half...].indices.dropFirst().last { part[$0].isUppercase && part[part.index(before: $0)].isLowercase }
  }

  /// Drops words, or characters of a single word, before an ellipsis at the end until the text fits.
  private static func shortened(_ text: String, room: Double) -> String {
    if text.estimatedWidth <= room { return text }
    var kept = text.hasSuffix("…") ? text.dropLast() : text[...]
    let limit = room - Character("…").estimatedWidth
    var width = kept.estimatedWidth
    var isInWord = false
    while width > limit, let last = kept.popLast() {
      width -= last.estimatedWidth
      isInWord = !last.isWhitespace
    }
    if isInWord, let space = kept.lastIndex(where: \.isWhitespace), kept[space...].count < kept.count / 3 {
      kept = kept[..<space]
    }
    while let last = kept.last, last.isWhitespace || last == "," { kept.removeLast() }
    return kept + "…"
  }
}
