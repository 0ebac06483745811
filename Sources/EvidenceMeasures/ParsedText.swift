import SyntaxFacts

/// The members of some files that parse text passed to them.
///
/// **Definition.** A method with a parameter of the type `String` whose code calls a function of the parameter that
/// inspects its content: its words, its beginning or end, or whether it contains something. Code that composes such
/// text speaks the language of these files, even through a protocol.
///
/// **Source.** "Control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The
/// definition is this project's own.
///
/// **Example.** `func run(_ query: String) { let words = query.split(separator: " ") … }` parses `query`.
public enum ParsedText {
  static let functions: Set = [
    "components", "contains", "firstMatch", "hasPrefix", "hasSuffix", "matches", "prefixMatch", "range", "split",
    "starts", "trimmingPrefix", "wholeMatch",
  ]

  /// Returns the names of such members of types declared in some files, in alphabetical order.
  public static func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let text = TypeReference("String")
    let members = code.declaredTypes.flatMap(\.members).filter { placed in
      files.contains(placed.file) && placed.member.parameters.contains { $0.type == text }
        && placed.member.bodies.flatMap(\.accesses).contains { access in
          guard access.steps.count > 1, access.steps[0] == .value(text) else { return false }
          return access.steps[1].name.map(Self.functions.contains) == true
        }
    }
    return Set(members.map(\.member.name)).sorted()
  }

  private static let texts: Set = ["String", "Substring", "Data", "Array<UInt8>"]

  /// Returns whether a member's code parses text or data: by a decoder, a scanner or a
  /// regular expression, or by functions of a value of such a type.
  static func isParsed(by placed: PlacedMember, in code: CodeBase) -> Bool {
    placed.member.bodies.flatMap(\.accesses).contains { access in
      access.steps.indices.contains { index in
        guard let name = access.steps[index].name else { return false }
        if Self.readers.contains(where: name.hasSuffix) { return true }
        guard index > 0, Self.functions.contains(name) else { return false }
        let value = Access(line: access.line, steps: Array(access.steps[..<index]))
        return code.resolve(value, in: placed).type.map { Self.texts.contains($0.unwrapped.description) } == true
      }
    }
  }

  private static let readers = ["Decoder", "Unarchiver", "JSONSerialization", "Scanner", "Regex"]
}
