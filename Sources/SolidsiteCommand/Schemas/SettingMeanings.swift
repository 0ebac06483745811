import CaseStudyModel

/// The meanings of the keys of `solidsite.yml`, which editors show from its schema.
enum SettingMeanings {
  /// The meanings by name, with those above a key before it.
  static let all = [
    "title": "The site's title",
    "tagline": "A sentence below the title",
    "baseURL": "The address of the site's home page, for feeds, site maps and links from elsewhere",
    "language": "The language of the interface and of pages that name none, as a BCP 47 tag",
    "languages": "The languages in which studies are written; the page of a study says which of them it lacks",
    "author": "The site's author, as a name or as {name, url}",
    "author.name": "The author's name",
    "author.url": "The address of the author's page",
    "repository": "The repository with the site's sources, as an address or with the keys below",
    "repository.url": "The address of the repository on its code host",
    "repository.branch": "The branch that links lead to; without it, main",
    "repository.editPath": "The address of the editor below url, up to a file's path",
    "repository.host": "The kind of code host, if its name doesn't show it",
    "navigation": "The links at the top of each page",
    "navigation.title": "The text of the link",
    "navigation.url": "The address of a page of the site, such as /about/, or of another site",
    "allowHTML": "Whether HTML in Markdown is dropped, kept if it is harmless, or kept as it is",
    "vocabulary": "Further words that name a side or a principle",
    "vocabulary.before": "Words for the before side",
    "vocabulary.after": "Words for the after side",
    "vocabulary.principles": "Words for principles, by id",
    "severities": "The severities of diagnostics, by identifier",
    "verifiers": "The commands that check and run code in languages other than Swift, by language",
    "facts": "The programs that print what code declares, by language",
    "output": "The folder to publish to, inside the site; without it, _site",
    "drafts": "Whether a build has drafts, as with --drafts",
    "dates": "Whether pages show the day of their last commit",
    "redirects": "The host in whose form former addresses are written too",
    "cards": "Whether to draw the pictures that other sites show for links",
  ]
}

extension JSONValue {
  /// Returns a schema with a description for each property that has a meaning.
  /// - Parameters:
  ///   - meanings: the meanings by name, with those above a property before it.
  ///   - prefix: the names above, each followed by a dot.
  func described(by meanings: [String: String], below prefix: String = "") -> JSONValue {
    switch self {
    case .array(let values): .array(values.map { $0.described(by: meanings, below: prefix) })
    case .object(let members):
      .object(
        members.map { key, value in
          guard key == "properties", case .object(let properties) = value else {
            return (key, value.described(by: meanings, below: prefix))
          }
          let described = properties.map { name, schema -> (key: String, value: JSONValue) in
            let inner = schema.described(by: meanings, below: prefix + name + ".")
            guard let meaning = meanings[prefix + name], case .object(let members) = inner else { return (name, inner) }
            return (name, .object([("description", .string(meaning))] + members))
          }
          return (key, .object(described))
        })
    case .null, .bool, .integer, .number, .string: self
    }
  }
}
