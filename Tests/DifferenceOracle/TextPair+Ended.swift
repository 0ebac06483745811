extension TextPair {
  /// The pair with a line feed at both ends, so that counts compare: git tells a missing one as a changed line, and our
  /// differences don't where something else differs.
  public var ended: TextPair {
    TextPair(before: Self.ended(before), after: Self.ended(after))
  }

  private static func ended(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A]
  }
}
