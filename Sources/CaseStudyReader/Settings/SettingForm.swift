import CaseStudyModel

/// The form of a setting's value, from which JSON Schema is written.
indirect enum SettingForm: Sendable {
  case text
  /// A text that must have a character.
  case nonemptyText
  /// A text that a regular expression matches. It accepts whatever the reader accepts, and as little else as possible.
  case matching(String, orNull: Bool = true)
  case boolean
  case integer
  case date
  /// A text, or a list of texts.
  case texts
  case choice([String])
  case list(SettingForm)
  /// A mapping with known keys, and those that it must have.
  case object([SettingShape], required: [String] = [])
  /// A mapping whose keys the author chooses.
  case map(SettingForm)
  case either([SettingForm])

  /// Whether the value is one text.
  var isText: Bool {
    switch self {
    case .text, .nonemptyText, .matching: true
    default: false
    }
  }

  /// The known keys of its mappings.
  var keys: [String] {
    switch self {
    case .object(let shapes, _): shapes.map(\.name)
    case .list(let form): form.keys
    case .either(let forms): forms.flatMap(\.keys)
    case .text, .nonemptyText, .matching, .boolean, .integer, .date, .texts, .choice, .map: []
    }
  }

  /// Returns whether a value is one text, a list or a mapping, as the form requires.
  func fits(_ node: YAMLNode) -> Bool {
    if node.isNull { return true }
    switch (self, node.content) {
    case (.either(let forms), _): return forms.contains { $0.fits(node) }
    case (.object, .mapping), (.map, .mapping): return true
    // A single text in place of a list has a fix of its own.
    case (.list, .sequence), (.list, .scalar), (.texts, .sequence), (.texts, .scalar): return true
    case (.object, _), (.map, _), (.list, _), (.texts, _): return false
    default: return node.text != nil
    }
  }

  /// Returns the advice for a value that doesn't fit.
  func advice(for key: String) -> Message {
    switch self {
    case .object, .map: "write keys with values below '\(key):'"
    case .list, .texts: "write a list after '\(key):'"
    default: "write a single value after '\(key):'"
    }
  }

  /// Returns the form of an enumeration's words.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> SettingForm {
    .choice(Choice.allCases.map(\.rawValue))
  }

  /// Returns the form of a mapping that a table of keys reads.
  static func object<Target>(_ keys: [SettingKey<Target>], required: [String] = []) -> SettingForm {
    .object(keys.map(\.shape), required: required)
  }
}

extension SettingForm {
  /// The address of the site: a scheme, a host and a path.
  static let siteAddress = SettingForm.matching(#"^([Hh][Tt]{2}[Pp][Ss]?://[^/?#\s]*[^/?#:\s](/[^?#\s]*)?)?$"#)
  /// An address of another site, with a scheme that links may have.
  static let schemeAddress = SettingForm.matching(
    #"^\#(withHost)([Hh][Tt]{2}[Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):"#)
  /// An address with a scheme, or one from the root of the site.
  static let webAddress = SettingForm.matching(#"^$|^[/#]\S*$|^\#(withHost)[^<:\s]*:\S*$"#)
  /// An address that may also be relative, but not empty.
  static let anyAddress = SettingForm.matching(#"^\#(withHost)[\s\S]*\S"#, orNull: false)
  /// Excludes addresses of the web without slashes or a host; a second scheme isn't a host.
  private static let withHost = #"(?!\#(webScheme)(?!//(?!\#(webScheme)([/?#]|$))[^/?#]))"#
  private static let webScheme = "[Hh][Tt]{2}[Pp][Ss]?:"
  /// A BCP 47 tag.
  static let languageTag = SettingForm.matching("^[A-Za-z0-9]{2,3}(-[A-Za-z0-9]{1,8})*$")
}

/// A key of a mapping, with the form of its value.
struct SettingShape: Sendable {
  var name: String
  var form: SettingForm
}
