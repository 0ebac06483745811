import Foundation
import TestForm

/// Pygments, asked once for all samples through a program next to the tests.
enum Pygments {
  /// Whether a Python with Pygments is installed.
  static let isAvailable = (try? Python.output(of: ["-c", "import pygments"])) != nil

  /// The compared class of each byte of each sample, by the grammar's name.
  static let classesOfSamples: [String: [Substring]] = {
    let arguments = Grammars.languages.flatMap { [lexerName($0), Grammars.sample($0).path] }
    let lines = (try? Python.output(of: [Grammars.oracle.path] + arguments).split(separator: "\n")) ?? []
    var classes: [String: [Substring]] = [:]
    var lexer = ""
    for line in lines {
      let parts = line.split(separator: " ")
      if parts[0] == "file" {
        lexer = String(parts[1])
      } else {
        classes[lexer, default: []] += Array(repeating: parts[1], count: Int(parts[0]) ?? 0)
      }
    }
    return classes
  }()

  /// The compared class of each byte of the sample of `language`.
  static func classes(language: String) -> [Substring] {
    classesOfSamples[lexerName(language)] ?? []
  }

  /// The name that Pygments has for a grammar.
  private static func lexerName(_ language: String) -> String {
    ["shell": "bash", "vb": "vb.net"][language] ?? language
  }
}
