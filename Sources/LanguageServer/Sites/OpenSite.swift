import CaseStudyModel
import SiteBuilder

/// A site with open documents, and the progress of reading it.
struct OpenSite: Sendable {
  /// The site; `nil` while it is read.
  var site: (any EditedSite)?
  /// The absolute path of its folder.
  let folder: String
  /// A serial number that distinguishes the site from one that was open before in the same folder.
  let opening: Int
  /// The addresses of open documents by path; one for a file that is open under several.
  var documents: [String: String] = [:]
  /// The last reading; `nil` until the first is done.
  var reading: SiteReading?
  /// The number of the last reading.
  var number = 0
  /// The changes since the last reading began.
  var changes = SiteChanges()
  /// The number of the last change, which shows whether there has been another one since.
  var lastChange = 0
  /// The task that reads the site.
  var task: Task<Void, Never>?
  /// The diagnostics that were published before all texts were checked, by path.
  var published: [String: [Diagnostic]] = [:]
  /// Whether the task has reached checks that can be abandoned when there is something new to read.
  var canPause = false
  /// Whether the site must be read again as soon as it is read.
  var isDue = false
  /// Whether files changed on disk since the last reading, such as evidence, so that the client must ask again.
  var hasDiskChanges = false
  /// The requests that wait for the first reading.
  var waiting: [IncomingMessage] = []
  /// Reports changes on disk.
  var watching: Task<Void, Never>?
}

/// An open document with its place.
struct OpenDocument: Sendable {
  var text: TextDocument
  /// The key of its site.
  var site: String
  /// The path relative to the site's folder.
  var path: String
  /// The document read as a study, with the number of the reading whose site it was read for; `nil` after a change.
  var parsed: (number: Int, document: ParsedDocument)?
}
