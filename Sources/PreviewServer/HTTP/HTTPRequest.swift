import CaseStudyModel

/// A request, reduced to the properties on which the response depends.
struct HTTPRequest: Sendable {
  /// The method in upper case.
  var method: String
  /// The request target as sent: the percent-encoded path and the query.
  var target: String
  /// The header fields in order; names may repeat.
  var fields: [(name: String, value: String)] = []

  /// Returns the values of a field.
  /// - Parameter name: the name in lower case.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// Returns the values of a list field, joined; `nil` if the field is missing.
  /// - Parameter name: the name in lower case.
  func value(of name: String) -> String? {
    let values = values(of: name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The path as sent.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The question mark and the query as sent; empty without a query.
  var query: Substring { target[path.endIndex...] }

  /// Returns the decoded value of a query parameter.
  func parameter(_ name: String) -> String? {
    for pair in query.dropFirst().split(separator: "&") where pair.hasPrefix(name + "=") {
      return pair.dropFirst(name.count + 1).percentDecoded
    }
    return nil
  }

  /// Whether the request has a body; the server answers no such requests.
  var hasBody: Bool {
    value(of: "transfer-encoding") != nil || values(of: "content-length").contains { $0 != "0" }
  }
}
