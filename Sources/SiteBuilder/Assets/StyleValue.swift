import CaseStudyModel

/// The value of a declaration, for whose mistakes browsers drop the declaration without a word.
struct StyleValue {
  /// The faults, in order.
  private(set) var faults: [StyleProperties.Fault] = []
  private let value: ArraySlice<UInt8>

  /// - Parameters:
  ///   - value: the text after the colon, with spaces for comments and texts.
  ///   - property: the name before it.
  init(_ value: ArraySlice<UInt8>, of property: String) {
    self.value = value
    var index = value.startIndex
    var functions: [String] = []
    var word = value.startIndex
    while index < value.endIndex {
      switch value[index] {
      case UInt8(ascii: "("):
        functions.append(String(decoding: value[word..<index], as: UTF8.self).lowercased())
        // An address may have any signs.
        if functions.last == "url" { index = value[index...].firstIndex(of: UInt8(ascii: ")")) ?? value.endIndex - 1 }
        if value[index] == UInt8(ascii: ")") { functions.removeLast() }
        word = index + 1
      case UInt8(ascii: ")"):
        _ = functions.popLast()
        word = index + 1
      case UInt8(ascii: "#"): readColour(at: index)
      case let byte where index == word && Self.beginsNumber(byte):
        index = readNumber(at: index, in: functions) - 1
        word = index + 1
      case let byte where !Self.isNameByte(byte): word = index + 1
      default: break
      }
      index += 1
    }
    if faults.isEmpty { readWord(of: property) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte == UInt8(ascii: ".") }

  private mutating func add(
    _ summary: Message, _ range: Range<Int>, _ replacement: String? = nil, otherwise solution: Message? = nil
  ) {
    let written = String(decoding: value[range], as: UTF8.self)
    faults.append(
      .init(
        range: range, summary: summary, replacement: replacement,
        solution: replacement.map { "replace '\(written)' with '\($0)'" } ?? solution ?? ""))
  }

  /// Reads a colour such as `#12345a`.
  private mutating func readColour(at index: Int) {
    let digits = value[(index + 1)...].prefix(while: Self.isNameByte)
    let isHexadecimal = digits.allSatisfy { $0.isASCIIDigit || (0x61...0x66).contains($0 | 0x20) }
    guard !(isHexadecimal && [3, 4, 6, 8].contains(digits.count)) else { return }
    let range = index..<digits.endIndex
    add(
      "Colour '\(String(decoding: value[range], as: UTF8.self))' must have 3, 4, 6 or 8 digits from 0 to 9 and a to f",
      range, otherwise: "write its digits")
  }

  /// Reads a number with its unit.
  /// - Returns: the end of both.
  private mutating func readNumber(at start: Int, in functions: [String]) -> Int {
    var number = value[start...].prefix { Self.beginsNumber($0) }
    // A number may have an exponent.
    let rest = value[number.endIndex...]
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e"), rest.dropFirst().first?.isASCIIDigit == true {
      number = value[start...].prefix { Self.beginsNumber($0) || $0 | 0x20 == UInt8(ascii: "e") }
    }
    let unit = value[number.endIndex...].prefix(while: Self.isNameByte)
    let end = unit.endIndex
    let name = String(decoding: unit, as: UTF8.self)
    let digits = String(decoding: number, as: UTF8.self)
    let isCalculated = functions.contains { ["calc", "clamp", "max", "min"].contains($0) }
    if unit.isEmpty {
      readSeparated(number, digits, in: functions)
    } else if isCalculated, let sign = name.firstIndex(of: "-"), Self.units.contains(name[..<sign].lowercased()) {
      addSign("-", at: unit.startIndex + name[..<sign].utf8.count)
    } else if !Self.units.contains(name.lowercased()), unit.allSatisfy(\.isASCIILetter) {
      let nearest = Self.sortedUnits.first { Fix.isTypingError(name, for: $0) && name.count > 2 }
      add(
        "Unit '\(name)' isn't known" + .didYouMean(nearest), number.endIndex..<end, nearest,
        otherwise: "write a unit such as 'rem', 'px' or '%'")
    }
    let sign = end < value.endIndex && value[end] == UInt8(ascii: "%") ? end + 1 : end
    if isCalculated, sign + 1 < value.endIndex, "+-".utf8.contains(value[sign]), value[sign + 1] > 0x20 {
      addSign(value[sign] == UInt8(ascii: "+") ? "+" : "-", at: sign)
    }
    return end
  }

  private mutating func addSign(_ sign: String, at index: Int) {
    faults.append(
      .init(
        range: index..<(index + 1), summary: "Sign '\(sign)' in a calculation must have a space on each side",
        replacement: " \(sign) ", solution: "write spaces around it"))
  }

  /// Reads a number without a unit, which may have a space before the unit or a comma for its point.
  private mutating func readSeparated(_ number: ArraySlice<UInt8>, _ digits: String, in functions: [String]) {
    let rest = value[number.endIndex...]
    let spaces = rest.prefix { $0 == UInt8(ascii: " ") }.count
    let isComma = functions.isEmpty && rest.first == UInt8(ascii: ",")
    let more = rest.dropFirst(isComma ? 1 : spaces)
    let fraction = isComma ? more.prefix { $0.isASCIIDigit } : more.prefix(0)
    let unit = more.dropFirst(fraction.count).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "%") }
    let name = String(decoding: unit, as: UTF8.self)
    guard Self.lengths.contains(name) else { return }
    let whole = number.startIndex..<unit.endIndex
    if isComma, !fraction.isEmpty {
      let meant = "\(digits).\(String(decoding: fraction, as: UTF8.self))\(name)"
      add("A number must have a point in place of the comma, as in '\(meant)'", whole, meant)
    } else if !isComma, spaces > 0 {
      add("A number must have no space before its unit, as in '\(digits + name)'", whole, digits + name)
    }
  }

  /// Reads a value of one word.
  private mutating func readWord(of property: String) {
    let text = String(decoding: value, as: UTF8.self).trimmed
    if text.isEmpty {
      // Texts are blanked.
      guard value.allSatisfy({ $0 <= 0x20 }), value.count < 2, !property.hasPrefix("--") else { return }
      let place = value.startIndex..<value.startIndex
      return add("Property '\(property)' must have a value", place, otherwise: "write a value, or remove it")
    }
    let words = Self.words(of: property)
    guard text.count > 3, text.allSatisfy({ $0.isLetter || $0 == "-" }), !words.isEmpty,
      !words.contains(text.lowercased()), !Self.common.contains(text.lowercased()),
      let nearest = words.first(where: { Fix.isTypingError(text, for: $0) })
    else { return }
    let start = value.firstIndex { $0 > 0x20 } ?? value.startIndex
    add(
      "Property '\(property)' has no value '\(text)'" + .didYouMean(nearest), start..<(start + text.utf8.count),
      nearest)
  }

  /// Returns the words that a property takes, in alphabetical order; none for most properties.
  private static func words(of property: String) -> [String] {
    if property == "color" || property.hasSuffix("-color") || property == "background" || property.hasPrefix("--") {
      return StyleWords.colours
    }
    return StyleWords.values[property] ?? []
  }

  /// The words that every property takes.
  private static let common: Set<String> = [
    "auto", "currentcolor", "inherit", "initial", "none", "revert", "revert-layer", "transparent", "unset",
  ]

  /// The units that a number may have no space before.
  private static let lengths: Set<String> = ["em", "fr", "px", "rem", "vh", "vw", "%"]
  private static let units = Set(sortedUnits)
  private static let sortedUnits =
    """
    cap ch cm cqb cqh cqi cqmax cqmin cqw deg dpcm dpi dppx dvb dvh dvi dvmax dvmin dvw em ex fr grad hz ic in khz lh
    lvb lvh lvi lvmax lvmin lvw mm ms pc pt px q rad rcap rch rem rex ric rlh s svb svh svi svmax svmin svw turn vb
    vh vi vmax vmin vw x
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
