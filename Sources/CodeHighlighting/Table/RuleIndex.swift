/// A grammar's rules by the byte that they start with, so that most bytes are known at once to start none.
struct RuleIndex: Sendable {
  /// What a byte may start or be.
  struct Traits: OptionSet, Sendable {
    /// The set's bits.
    let rawValue: UInt8

    /// The byte may start a name.
    static let nameStart = Traits(rawValue: 1)
    /// The byte may be a part of a name.
    static let namePart = Traits(rawValue: 2)
    /// The byte may open a region.
    static let region = Traits(rawValue: 4)
    /// The byte may be a sign before a name.
    static let sign = Traits(rawValue: 8)
    /// The byte may start a line that has a class of its own.
    static let line = Traits(rawValue: 16)
    /// The byte starts a number.
    static let digit = Traits(rawValue: 32)
    /// The byte may start what a language has besides.
    static let other = Traits(rawValue: 64)
    /// The byte is whitespace within a line.
    static let blank = Traits(rawValue: 128)
  }

  /// The traits of all 256 bytes.
  private var traits = [Traits](repeating: [], count: 256)

  /// Makes the index of `grammar`.
  init(_ grammar: LanguageGrammar) {
    for byte in 0..<256 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
        traits[byte] = [.nameStart, .namePart]
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        traits[byte] = grammar.hasNumbers ? [.namePart, .digit] : [.namePart]
      case 0x20, 0x09, 0x0B, 0x0C, 0x0D:
        traits[byte] = .blank
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

  /// What `byte` may start or be.
  @inline(__always)
  subscript(byte: UInt8) -> Traits {
    traits.withUnsafeBufferPointer { $0[Int(byte)] }
  }
}
