extension FrontMatter {
  /// Returns the settings of a translation, completed by those of its original.
  ///
  /// Texts and names of headings aren't inherited, because a translation has its own. Neither are the properties of the
  /// file itself: its address, and the day of its last update.
  public func completed(by original: FrontMatter) -> FrontMatter {
    var settings = self
    settings.principles = principles ?? original.principles
    settings.date = date ?? original.date
    if authors.isEmpty { settings.authors = original.authors }
    settings.difficulty = difficulty ?? original.difficulty
    if assumes.isEmpty { settings.assumes = original.assumes }
    if tags.isEmpty { settings.tags = original.tags }
    if sources.isEmpty { settings.sources = original.sources }
    if !isDraft { settings.publication = original.publication }
    settings.order = order ?? original.order
    if image == nil {
      settings.image = original.image
      settings.imageAlternative = imageAlternative ?? original.imageAlternative
    }
    if roles == Roles() { settings.roles = original.roles }
    settings.key = key ?? original.key
    if expectedVerdicts.isEmpty { settings.expectedVerdicts = original.expectedVerdicts }
    if excusedConformers.isEmpty { settings.excusedConformers = original.excusedConformers }
    settings.commit = commit ?? original.commit
    if revisions == BothSides(before: nil, after: nil) { settings.revisions = original.revisions }
    if severities.isEmpty { settings.severities = original.severities }
    return settings
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
