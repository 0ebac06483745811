import CaseStudyModel

/// Sides that the last words of a heading name.
extension LabelLexicon {
  /// Returns the first words of a heading, in normal form, and the side that the rest names together with a principle,
  /// as in "Coupon without SRP".
  ///
  /// The subject may change the meaning, so the side counts only together with a heading that has the same subject and
  /// names the other side.
  func sideOfEnding(of heading: String) -> (subject: [UInt8], side: Side)? {
    guard heading.unicodeScalars.count <= Self.longestLabel else { return nil }
    let normal = principles.masked(NormalForm.bytes(of: heading))
    let spaces = normal.indices.filter { normal[$0] == UInt8(ascii: " ") }
    for space in spaces.prefix(Self.longestLead) {
      let ending = normal[(space + 1)...]
      guard Self.namesPrinciple(ending) else { return nil }
      if let sides = sides(in: Array(ending)), sides.count == 1, let side = sides.first {
        return (Array(normal[..<space]), side)
      }
    }
    return nil
  }
}
