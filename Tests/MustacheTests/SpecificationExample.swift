import Foundation
import Mustache
import Testing

/// An example of the Mustache specification: a template, its data and the expected output.
struct SpecificationExample: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var template: String
  var data: TemplateValue
  var partials: [String: String]?
  var expected: String

  /// The module, such as `sections`, from the file's name.
  var module: String?

  var testDescription: String {
    "\(module ?? ""): \(name)"
  }
}

extension SpecificationExample {
  /// The modules that this implementation conforms to.
  static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
  ]

  /// The folder of the specification's JSON files (https://github.com/mustache/spec/tree/master/specs), if one is named.
  static let folder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

  /// Reads the examples of all modules, or none if no folder is named.
  static func all() throws -> [SpecificationExample] {
    guard let folder else { return [] }
    return try modules.flatMap { module in
      let url = URL(fileURLWithPath: folder).appendingPathComponent("\(module).json")
      var examples = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).tests
      for index in examples.indices { examples[index].module = module }
      return examples
    }
  }

  private struct File: Decodable {
    var tests: [SpecificationExample]
  }
}
