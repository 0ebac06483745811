/// A part of the program that reads untrusted input, with the properties that hold for any bytes.
package struct FuzzedPart: Sendable {
  /// The name of its folder of seeds.
  package let name: String
  /// Feeds an input to the part, and returns the properties that it violated.
  package let violatedProperties: @Sendable ([UInt8]) -> [String]

  /// All parts.
  package static let all = [reader, settings, lexers, templates, differences, patches, evidence, http]

  /// Splits an input into files, at its bytes 1E.
  static func files(in input: [UInt8]) -> [[UInt8]] {
    input.split(separator: 0x1E, omittingEmptySubsequences: false).map(Array.init)
  }
}

/// Collects violated properties.
struct Properties {
  private(set) var violated: [String] = []

  /// Notes a property that doesn't hold.
  mutating func expect(_ holds: Bool, _ property: @autoclosure () -> String) {
    if !holds { violated.append(property()) }
  }

  /// Notes the problems of a part of the output.
  mutating func expectNone(_ problems: [String], in output: String) {
    violated += problems.map { "\(output): \($0)" }
  }
}
