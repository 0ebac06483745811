import CaseStudyModel

/// The studies of a site that haven't been read yet, with the addresses that their file names give them.
public struct UnreadStudies: Sendable {
  /// The files, relative to the site's folder.
  public let sources: [String]
  /// The files by the slugs that their names give them; a translation is below its original too.
  private var sourcesOfSlugs: [String: [String]] = [:]

  init(_ sources: [String] = []) {
    self.sources = sources
    sourcesOfSlugs.reserveCapacity(sources.count)
    for source in sources {
      sourcesOfSlugs[Self.slug(of: source), default: []].append(source)
      guard let original = TranslationNames.divided(source)?.original else { continue }
      sourcesOfSlugs[Self.slug(of: original), default: []].append(source)
    }
  }

  /// Whether all studies have been read.
  public var isEmpty: Bool { sources.isEmpty }

  /// Returns the files of the studies that a file of the site may belong to, by its path below the site's root.
  public func sources(at path: String) -> [String] {
    SitePath.names(on: path).flatMap { name in
      sourcesOfSlugs[String(name)] ?? sourcesOfSlugs[SitePath.stem(of: String(name))] ?? []
    }
  }

  /// Returns the probable address of a study.
  static func address(of source: String) -> String { "case-studies/\(slug(of: source))/" }

  private static func slug(of source: String) -> String { Slug.derived(from: AddressPolicy.name(of: source)) }
}
