import CaseStudyModel

/// The form of a setting's value, from which JSON Schema is written.
indirect enum SettingForm: Sendable {
  case text
  /// A text that must have a character.
  case nonemptyText
  /// A text that a regular expression matches. It accepts whatever the reader accepts, and as little else as possible.
  case matching(String)
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
  static let schemeAddress = SettingForm.matching("^([Hh][Tt]{2}[Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):")
  /// An address with a scheme, or one from the root of the site.
  static let webAddress = SettingForm.matching(#"^$|^[/#]\S*$|^\S*:\S*$"#)
  /// A BCP 47 tag.
  static let languageTag = SettingForm.matching("^[A-Za-z0-9]{2,3}(-[A-Za-z0-9]{1,8})*$")
}

/// A key of a mapping, with the form of its value.
struct SettingShape: Sendable {
  var name: String
  var form: SettingForm
}
