import CaseStudyModel
import Testing

@Suite struct KeyedHashTests {
  private static let key = KeyedHash.Key(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908)

  private func hash(_ bytes: [UInt8], inPortionsOf size: Int = 64, key: KeyedHash.Key = Self.key) -> UInt64 {
    var hash = KeyedHash(key: key)
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { hash.add($0) }
    }
    return hash.value
  }

  /// The values that the authors of SipHash publish (vectors_sip64), and the one in their paper for 15 bytes.
  @Test(arguments: [
    (0, 0x726f_db47_dd0e_0e31 as UInt64), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
    (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5), (63, 0x958a_324c_eb06_4572),
  ])
  func agreesWithThePublishedValues(count: Int, value: UInt64) {
    #expect(hash(Array(0..<UInt8(count))) == value)
  }

  @Test(arguments: 1...20)
  func doesNotDependOnPortions(size: Int) {
    let bytes = (0..<100).map { UInt8($0) }
    #expect(hash(bytes, inPortionsOf: size) == hash(bytes))
  }

  @Test func dependsOnTheKeyAndOnWherePartsBegin() {
    #expect(hash([1, 2, 3]) != hash([1, 2, 3], key: .random()))
    var (left, right) = (KeyedHash(key: Self.key), KeyedHash(key: Self.key))
    left.add(part: "ab")
    left.add(part: "c")
    right.add(part: "a")
    right.add(part: "bc")
    #expect(left.value != right.value)
  }
}
