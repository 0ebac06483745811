import CaseStudyModel
import Synchronization

/// The language of a command's messages: English until the command has read a site, then the site's language.
actor MessageLanguage {
  private let current = Mutex(InterfaceTexts())

  /// The texts of the language.
  nonisolated var texts: InterfaceTexts {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
