/// A set of documents as text: gaps between numbers, or a bit for each document if that is shorter.
///
/// The digits are those of Base64 for URLs. A gap has five bits a digit, the lowest first; all digits but its last are
/// 32 and more. A set of bits starts with `!`, and each digit stands for six documents.
enum DocumentSet {
  /// Appends an ascending list of numbers below `limit`.
  static func write(_ numbers: some Sequence<Int32>, below limit: Int, into out: inout [UInt8]) {
    let start = out.count
    let longest = 1 + (limit + 5) / 6
    var previous: Int32 = -1
    for number in numbers {
      append(Int(number - previous - 1), to: &out)
      previous = number
    }
    guard out.count - start > longest else { return }
    var bits = [UInt8](repeating: 0, count: longest - 1)
    for number in numbers { bits[Int(number) / 6] |= 1 << UInt8(number % 6) }
    out.removeSubrange(start...)
    out.append(UInt8(ascii: "!"))
    for group in bits { out.append(digit(Int(group))) }
  }

  /// Appends a number in as many digits as it needs.
  @inline(__always)
  static func append(_ number: Int, to out: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      out.append(digit(32 | rest & 31))
      rest >>= 5
    }
    out.append(digit(rest))
  }

  /// Returns a digit of Base64 for URLs.
  static func digit(_ value: Int) -> UInt8 { digits[value] }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
