import CaseStudyModel

/// The selectors of a rule, whose misspelt elements and pseudo-classes match nothing.
struct StyleSelector {
  /// The faults, in order.
  private(set) var faults: [StyleProperties.Fault] = []
  /// The classes, with their places.
  private(set) var classes: [(name: String, range: Range<Int>)] = []
  /// The names in the place of an element that are none, with their places.
  private(set) var unknownElements: [(name: String, range: Range<Int>)] = []

  /// - Parameter selectors: the text before the brace of a rule.
  init(_ selectors: ArraySlice<UInt8>) {
    // At-rules, such as '@media', have no selectors.
    if selectors.first(where: { $0 > 0x20 }) == UInt8(ascii: "@") { return }
    var depth = 0
    var index = selectors.startIndex
    while index < selectors.endIndex {
      let byte = selectors[index]
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      guard Self.isNameByte(byte) else {
        index += 1
        continue
      }
      let end = selectors[index...].firstIndex { !Self.isNameByte($0) } ?? selectors.endIndex
      let before = selectors[..<index].last
      let name = String(decoding: selectors[index..<end], as: UTF8.self)
      if before == UInt8(ascii: ".") {
        classes.append((name, index..<end))
      } else if depth == 0 {
        read(name, at: index..<end, after: before)
      }
      index = end
    }
  }

  private mutating func read(_ name: String, at range: Range<Int>, after mark: UInt8?) {
    let right: String?
    if mark == UInt8(ascii: ":") {
      right =
        Self.pseudoClasses.contains(name.lowercased()) || name.hasPrefix("-") || name.count < 4
        ? nil : Self.suggestions.first { Fix.isTypingError(name, for: $0) }
    } else if mark.map({ $0 <= 0x20 || ",>+~".utf8.contains($0) }) ?? true {
      // A key frame may be at 'from', and an element of a site's own has a hyphen.
      right = name == "from" || name.contains("-") ? nil : TemplateElements.misspelt(name)
      let isElement = TemplateElements.isKnown(name) || Self.drawing.contains(name)
      if right == nil, !isElement { unknownElements.append((name, range)) }
    } else {
      return
    }
    guard let right else { return }
    faults.append(
      .init(
        range: range, summary: "Selector '\(name)' isn't known; did you mean '\(right)'?", replacement: right,
        solution: "replace '\(name)' with '\(right)'"))
  }

  /// Returns whether a byte may be part of a name.
  static func isNameByte(_ byte: UInt8) -> Bool { byte.isPartOfWord || byte == UInt8(ascii: "-") }

  /// SVG elements whose names are also common class names.
  private static let drawing: Set<String> = [
    "circle", "ellipse", "g", "image", "line", "marker", "mask", "path", "pattern", "polygon", "polyline", "rect",
    "stop", "symbol", "text", "tspan", "use", "view",
  ]

  /// The pseudo-classes and pseudo-elements, without those of single browsers.
  ///
  /// Source: Selectors Level 4 and CSS Pseudo-Elements Level 4, W3C.
  private static let pseudoClasses: Set<String> = Set(
    """
    active active-view-transition after any-link autofill backdrop before blank buffering checked column cue
    cue-region current default defined details-content dir disabled empty enabled file-selector-button first
    first-child first-letter first-line first-of-type focus focus-visible focus-within fullscreen future
    grammar-error has has-slotted highlight host host-context hover in-range indeterminate invalid is lang last-child
    last-of-type left link local-link marker modal muted not nth-child nth-col nth-last-child nth-last-col
    nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range part past paused
    picture-in-picture placeholder placeholder-shown playing popover-open read-only read-write required right root
    scope scroll-button scroll-marker scroll-marker-group search-text seeking selection slotted spelling-error stalled
    state target target-current target-text target-within user-invalid user-valid valid view-transition
    view-transition-group view-transition-image-pair view-transition-new view-transition-old visited
    volume-locked where
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The pseudo-classes with which a misspelt one is compared; short ones resemble too many others.
  private static let suggestions = pseudoClasses.filter { $0.count > 3 }.sorted()
}
