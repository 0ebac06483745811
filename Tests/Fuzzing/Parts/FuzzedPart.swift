/// A part of the program that reads untrusted input, with its promises for any bytes.
package struct FuzzedPart: Sendable {
  /// The name of its folder of seeds.
  package let name: String
  /// Feeds an input to the part, and returns the promises that it broke.
  package let brokenPromises: @Sendable ([UInt8]) -> [String]

  /// All parts.
  package static let all = [reader, settings, lexers, templates, differences, patches, evidence, http]

  /// Splits an input into files, at its bytes 1E.
  static func files(in input: [UInt8]) -> [[UInt8]] {
    input.split(separator: 0x1E, omittingEmptySubsequences: false).map(Array.init)
  }
}

/// Collects broken promises.
struct Promises {
  private(set) var broken: [String] = []

  /// Notes a promise that doesn't hold.
  mutating func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    if !holds { broken.append(promise()) }
  }

  /// Notes the problems of a part of the output.
  mutating func expectNone(_ problems: [String], in output: String) {
    broken += problems.map { "\(output): \($0)" }
  }
}
