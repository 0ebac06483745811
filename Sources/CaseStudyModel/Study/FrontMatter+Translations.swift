extension FrontMatter {
  /// Returns the settings of a translation, completed by those of its original.
  ///
  /// Texts and names of headings aren't inherited, because a translation has its own. Neither are the properties of the
  /// file itself: its address, and the day of its last update. Settings of the study as a whole are always the
  /// original's.
  public func completed(by original: FrontMatter) -> FrontMatter {
    var settings = self
    settings.principles = principles ?? original.principles
    for setting in Self.settingsOfOriginal { setting.copy(original, &settings) }
    if sources.isEmpty { settings.sources = original.sources }
    if !isDraft { settings.publication = original.publication }
    if image == nil {
      settings.image = original.image
      settings.imageAlternative = imageAlternative ?? original.imageAlternative
    }
    settings.commit = commit ?? original.commit
    if revisions == BothSides(before: nil, after: nil) { settings.revisions = original.revisions }
    if severities.isEmpty { settings.severities = original.severities }
    return settings
  }

  /// Whether a key is that of a side, or nearly so, and its value names no commit.
  package var hasUnreadSide: Bool {
    Side.allCases.contains { side in
      revisions[side] == nil && lines.keys.contains { Fix.isTypingError($0, for: side.rawValue) }
    }
  }

  /// Returns the keys that a translation gives another value than its original, whose value counts.
  package func keysUnlike(_ original: FrontMatter) -> [String] {
    Self.settingsOfOriginal.filter { !$0.isEqual(self, FrontMatter()) && !$0.isEqual(self, original) }.map(\.key)
  }

  /// A setting that a translation always takes from its original.
  private struct SettingOfOriginal {
    let key: String
    let isEqual: (FrontMatter, FrontMatter) -> Bool
    let copy: (_ original: FrontMatter, _ translation: inout FrontMatter) -> Void

    init(_ key: String, _ path: WritableKeyPath<FrontMatter, some Equatable>) {
      self.key = key
      isEqual = { $0[keyPath: path] == $1[keyPath: path] }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  private static var settingsOfOriginal: [SettingOfOriginal] {
    [
      SettingOfOriginal("date", \.date), SettingOfOriginal("authors", \.authors),
      SettingOfOriginal("difficulty", \.difficulty), SettingOfOriginal("tags", \.tags),
      SettingOfOriginal("order", \.order), SettingOfOriginal("assumes", \.assumes),
      SettingOfOriginal("roles", \.roles), SettingOfOriginal("key", \.key),
      SettingOfOriginal("expect", \.expectedVerdicts), SettingOfOriginal("conformers", \.excusedConformers),
    ]
  }

  /// The settings without the names that a translation inherits, which are checked in the original.
  public var withOwnNames: FrontMatter {
    var settings = self
    if lines["principles"] == nil { settings.principles = nil }
    if lines["assumes"] == nil { settings.assumes = [] }
    if lines["image"] == nil { settings.image = nil }
    if lines["key"] == nil { settings.key = nil }
    if lines["severities"] == nil { settings.severities = [:] }
    return settings
  }
}
