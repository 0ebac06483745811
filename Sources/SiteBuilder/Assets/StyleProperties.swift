import CaseStudyModel

/// The declarations of a style sheet, whose misspelt properties browsers ignore silently.
struct StyleProperties {
  /// A fault of a declaration, with the text that must be at its offsets.
  struct Fault {
    var range: Range<Int>
    var summary: Message
    var replacement: String
    var solution: Message
  }

  /// The maximum number of faults.
  private static let limit = 20

  /// The faults, in order.
  private(set) var faults: [Fault] = []

  /// - Parameter rules: a style sheet with balanced braces, and spaces for comments and texts.
  init(_ rules: [UInt8]) {
    var depth = 0
    var start = 0
    for (index, byte) in rules.enumerated() where faults.count < Self.limit {
      switch byte {
      case UInt8(ascii: "{"):
        // The text before a brace is the selector of a rule.
        readRule(rules[start..<index])
        faults += StyleSelector(rules[start..<index]).faults
        depth += 1
        start = index + 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        readRule(rules[start..<index])
        if depth > 0 { read(rules[start..<index]) }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        start = index + 1
      default: break
      }
    }
  }

  private mutating func read(_ declaration: ArraySlice<UInt8>) {
    let text = declaration.drop { $0 <= 0x20 }
    let name = text.prefix(while: Self.isLetter)
    let word = String(decoding: name, as: UTF8.self)
    let range = name.startIndex..<name.endIndex
    guard !word.isEmpty, word.first != "-" else { return }
    guard text.dropFirst(name.count).first(where: { $0 > 0x20 }) == UInt8(ascii: ":") else {
      if Self.names.contains(word), text.count > name.count {
        faults.append(
          Fault(
            range: range, summary: "Property '\(word)' must be followed by a colon", replacement: word + ":",
            solution: "write a colon after it"))
      }
      return
    }
    if let right = Self.respelt(word) {
      faults.append(
        Fault(
          range: range, summary: "Property '\(word)' isn't known; did you mean '\(right)'?", replacement: right,
          solution: "replace '\(word)' with '\(right)'"))
    } else if let (next, end) = declarationInside(text.dropFirst(name.count)) {
      faults.append(
        Fault(
          range: end..<end, summary: "The declaration of '\(word)' must end with a semicolon, before '\(next)'",
          replacement: ";", solution: "add ';' after its value"))
    } else {
      readValue(text.dropFirst(name.count + 1))
    }
  }

  /// Reads the name of an at-rule, such as `@media`.
  private mutating func readRule(_ rule: ArraySlice<UInt8>) {
    let text = rule.drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "@") else { return }
    let name = text.dropFirst().prefix(while: Self.isLetter)
    let word = String(decoding: name, as: UTF8.self)
    guard !Self.rules.contains(word.lowercased()),
      let right = Self.rules.first(where: { word.count > 3 && Fix.isTypingError(word, for: $0) })
    else { return }
    add("Rule '@\(word)' isn't known; did you mean '@\(right)'?", name.startIndex..<name.endIndex, word, right)
  }

  /// Reads the words of a value that browsers would drop the declaration for.
  private mutating func readValue(_ value: ArraySlice<UInt8>) {
    for index in value.indices where "!@(".utf8.contains(value[index]) {
      let name = value[(index + 1)...].prefix(while: Self.isLetter)
      let word = String(decoding: name, as: UTF8.self)
      let before = value[..<index].last ?? UInt8(ascii: " ")
      switch value[index] {
      case UInt8(ascii: "!") where word.lowercased() != "important" && Fix.isTypingError(word, for: "important"):
        add("Flag '!\(word)' isn't known; did you mean '!important'?", index..<name.endIndex, "!\(word)", "!important")
      case UInt8(ascii: "@") where !word.isEmpty && " :,(".utf8.contains(before):
        add(
          "Variable '@\(word)' is Less, which browsers don't read", index..<name.endIndex, "@\(word)",
          "var(--\(word))")
      case UInt8(ascii: "(")
      where !word.isEmpty && !word.hasPrefix("--") && value[..<index].suffix(3).elementsEqual("var".utf8):
        add("Variable '\(word)' must begin with two hyphens", name.startIndex..<name.endIndex, word, "--\(word)")
      default: break
      }
    }
  }

  private mutating func add(_ summary: Message, _ range: Range<Int>, _ word: String, _ right: String) {
    faults.append(
      Fault(range: range, summary: summary, replacement: right, solution: "replace '\(word)' with '\(right)'"))
  }

  /// Returns the known property that follows in a declaration without a semicolon, and the end of its value.
  private func declarationInside(_ value: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    var end = value.startIndex
    for word in value.split(whereSeparator: { $0 <= 0x20 }) {
      let name = word.prefix(while: Self.isLetter)
      let text = String(decoding: name, as: UTF8.self)
      if word.startIndex > end, word[name.endIndex...].first == UInt8(ascii: ":"), Self.names.contains(text) {
        return (text, end)
      }
      end = word.endIndex
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || "-_".utf8.contains(byte)
  }

  /// Returns the common property that a name most likely misspells in one of its words.
  private static func respelt(_ word: String) -> String? {
    let parts = word.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    if word.count < 4 || names.contains(word.lowercased()) { return nil }
    return names.sorted().first { name in
      let known = name.split(separator: "-")
      let different = zip(parts, known).filter { $0.0 != $0.1 }
      guard parts.count == known.count, different.count == 1, let (written, right) = different.first else {
        return name.filter { $0 != "-" } == word.lowercased().filter { $0 != "-" && $0 != "_" }
      }
      return written.count > 3 && Fix.isTypingError(String(written), for: String(right))
    }
  }

  /// The names of at-rules, without those of single browsers.
  private static let rules = [
    "charset", "container", "counter-style", "font-face", "font-feature-values", "font-palette-values", "import",
    "keyframes", "layer", "media", "namespace", "page", "position-try", "property", "scope", "starting-style",
    "supports", "view-transition",
  ]

  /// The properties that style sheets commonly set, and rarer ones that resemble them.
  private static let names: Set<String> = Set(
    """
    accent-color align-content align-items align-self animation animation-delay animation-direction
    animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
    animation-timing-function appearance aspect-ratio backdrop-filter background background-attachment
    background-blend-mode background-clip background-color background-image background-origin background-position
    background-repeat background-size block-size border border-block border-block-color border-block-end
    border-block-start border-block-style border-block-width border-bottom border-bottom-color
    border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse
    border-color border-image border-inline border-inline-end border-inline-start border-left border-left-color
    border-left-style border-left-width border-radius border-right border-right-color border-right-style
    border-right-width border-spacing border-style border-top border-top-color border-top-left-radius
    border-top-right-radius border-top-style border-top-width border-width bottom box-decoration-break box-shadow
    box-sizing break-after break-before break-inside caption-side caret-color clear clip clip-path color
    color-adjust color-scheme column-count column-fill column-gap column-rule column-span column-width columns
    contain container container-name container-type content content-visibility counter-increment counter-reset
    counter-set cursor direction display empty-cells fill filter flex flex-basis flex-direction flex-flow flex-grow
    flex-shrink flex-wrap float font font-display font-family font-feature-settings font-kerning
    font-optical-sizing font-size font-size-adjust font-stretch font-style font-synthesis font-variant
    font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings font-weight
    forced-color-adjust gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
    grid-column-end grid-column-gap grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start
    grid-template grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height hyphens
    image-rendering inherits initial-value inline-size inset inset-block inset-block-end inset-block-start
    inset-inline inset-inline-end inset-inline-start isolation justify-content justify-items justify-self left
    letter-spacing line-break line-clamp line-height list-style list-style-image list-style-position
    list-style-type margin margin-block margin-block-end margin-block-start margin-bottom margin-inline
    margin-inline-end margin-inline-start margin-left margin-right margin-top mask mask-clip mask-image
    mask-position mask-repeat mask-size max-block-size max-height max-inline-size max-width min-block-size
    min-height min-inline-size min-width mix-blend-mode object-fit object-position offset opacity order orphans
    outline outline-color outline-offset outline-style outline-width overflow overflow-anchor overflow-wrap
    overflow-x overflow-y overscroll-behavior padding padding-block padding-block-end padding-block-start
    padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top
    page page-break-after page-break-before page-break-inside paint-order perspective place-content place-items
    place-self pointer-events position print-color-adjust quotes resize right rotate row-gap scale scroll-behavior
    scroll-margin scroll-margin-top scroll-padding scroll-padding-top scroll-snap-align scroll-snap-type
    scrollbar-color scrollbar-gutter scrollbar-width shape-margin shape-outside size src stroke
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-width syntax system tab-size
    table-layout text-align text-align-last text-anchor text-decoration text-decoration-color
    text-decoration-line text-decoration-skip-ink text-decoration-style text-decoration-thickness text-emphasis
    text-indent text-orientation text-overflow text-rendering text-shadow text-size-adjust text-transform
    text-underline-offset text-underline-position text-wrap top touch-action transform transform-box
    transform-origin transform-style transition transition-behavior transition-delay transition-duration
    transition-property transition-timing-function translate unicode-bidi unicode-range user-select
    vertical-align visibility white-space widows width will-change word-break word-spacing word-wrap
    writing-mode z-index zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
