/// The settings of a new site that its author chooses.
struct StarterAnswers: Sendable, Equatable {
  /// The title of the site.
  var title = "Refactoring studies"
  /// The language of the interface, as a BCP 47 tag that has a catalogue.
  var language = "en"
  /// The host whose workflow is written; `nil` for none.
  var host: ContinuousIntegration?
}
