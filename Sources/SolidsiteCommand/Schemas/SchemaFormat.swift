import CaseStudyModel
import SiteBuilder

/// The schemas published with a site, below `schemas/`, where editors find them.
struct SchemaFormat: OutputFormat {
  /// The folder of the schemas.
  static let folder = "schemas"

  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    // Other folders have no settings that an editor could check.
    guard rendering.site.configuration.isConfigured else { return Diagnosed([]) }
    return Diagnosed(
      SchemaCatalogue.names.map { name in
        OutputFile(path: "\(Self.folder)/\(name).json") {
          Diagnosed(Array((SchemaCatalogue.schema(named: name) ?? .null).text.utf8))
        }
      })
  }
}
