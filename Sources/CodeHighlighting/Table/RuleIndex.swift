/// A lookup table from first bytes to kinds of rules, which rules out most bytes at once.
struct RuleIndex: Sendable {
  /// The roles a byte may have.
  struct Traits: OptionSet, Sendable {
    /// The bits.
    let rawValue: UInt8

    /// May start a name.
    static let nameStart = Traits(rawValue: 1)
    /// May be part of a name.
    static let namePart = Traits(rawValue: 2)
    /// May open a region.
    static let region = Traits(rawValue: 4)
    /// May be a sign before a name.
    static let sign = Traits(rawValue: 8)
    /// May start a line with its own class.
    static let line = Traits(rawValue: 16)
    /// Starts a number.
    static let digit = Traits(rawValue: 32)
    /// May start one of the language's other constructs.
    static let other = Traits(rawValue: 64)
    /// Whitespace within a line.
    static let blank = Traits(rawValue: 128)
  }

  /// The traits of all 256 bytes.
  private var traits = [Traits](repeating: [], count: 256)

  /// Builds the table for `grammar`.
  init(_ grammar: LanguageGrammar) {
    for byte in 0..<256 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
        traits[byte] = [.nameStart, .namePart]
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        traits[byte] = grammar.hasNumbers ? [.namePart, .digit] : [.namePart]
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D: traits[byte] = .blank
      default: break
      }
    }
    for sign in grammar.nameSigns { traits[Int(sign)].formUnion([.nameStart, .namePart]) }
    for region in grammar.regions { insert(.region, region.opening.first) }
    for sign in grammar.signs { insert(.sign, sign.sign.first) }
    for line in grammar.lines { insert(.line, line.beginning.first) }
    for opening in grammar.percentLiterals + (grammar.heredoc?.openings ?? []) { insert(.other, opening.first) }
    if grammar.markup != .none { insert(.other, UInt8(ascii: "<")) }
    insert(.other, grammar.codeClosing.first)
    for sign in grammar.blockScalarSigns { insert(.other, sign) }
  }

  private mutating func insert(_ trait: Traits, _ byte: UInt8?) {
    if let byte { traits[Int(byte)].insert(trait) }
  }

  /// The roles of `byte`.
  @inline(__always)
  subscript(byte: UInt8) -> Traits { traits.withUnsafeBufferPointer { $0[Int(byte)] } }
}
