import EvidenceMeasures
import SyntaxFacts

/// The members of interfaces by which a client selects an operation at run time.
///
/// **Definition.** Any member that takes an argument, or whose value may contain several answers: a value of one of the
/// code's types, a tuple, a dictionary, a function or `Any`. Plain values and lists of them select nothing, unless the
/// client takes elements by position or parses text.
///
/// **Example.** `func answer(_ question: String) -> String` selects by its argument. `var pages: [String]`, which one
/// client counts and another searches, selects nothing.
struct SelectingMembers {
  var code: CodeBase
  var tokens: SideTokens

  /// Returns whether a client of several interfaces uses a selecting member.
  func areUsed(by client: String, in rows: [UsedOfOffered.Row]) -> Bool {
    let unit = code.units.first { $0.name == client }
    if unit?.members.contains(where: takesParts) != false { return true }
    return rows.contains { row in
      let members = code.allMembers(of: row.interface)
      return row.run.contains { signature in
        guard let placed = members.first(where: { $0.member.signature == signature }) else { return true }
        return !placed.member.parameters.isEmpty || !isPlain(code.type(of: placed) ?? placed.member.type)
      }
    }
  }

  private func isPlain(_ type: TypeReference?) -> Bool {
    guard let type = type?.unwrapped else { return false }
    if Self.lists.contains(type.name) { return type.arguments.allSatisfy { Self.plain.contains($0.name) } }
    return Self.plain.contains(type.name)
  }

  /// Returns whether code takes elements by position, or parses text.
  private func takesParts(_ placed: PlacedMember) -> Bool {
    tokens.statements(of: placed).contains { statement in
      statement.indices.dropFirst().contains { index in
        let next = index + 1 < statement.count ? statement[index + 1] : ""
        if statement[index] == "[" {
          return statement[index - 1].last.map { $0.isLetterOrNumber || ")]".contains($0) } == true
            && next.first?.isNumber == true
        }
        guard statement[index - 1] == "." else { return false }
        return Self.positions.contains(statement[index])
          || ["first", "last"].contains(statement[index]) && next != "{" && next != "("
      }
    }
  }

  private static let lists: Set = ["Array", "Set", "ArraySlice"]
  private static let plain: Set = [
    "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "Substring", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let positions: Set = [
    "components", "dropFirst", "dropLast", "firstMatch", "hasPrefix", "hasSuffix", "popLast", "prefix", "removeFirst",
    "removeLast", "split", "suffix", "trimmingPrefix", "wholeMatch",
  ]
}
