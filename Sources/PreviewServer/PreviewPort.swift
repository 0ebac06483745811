/// The port that a server listens on.
package enum PreviewPort: Sendable {
  /// This one or none; with 0 the system chooses one that is free.
  case exactly(UInt16)
  /// This one, or the next that is free.
  case preferably(UInt16)

  /// Where previews are found, as long as nothing else is there.
  package static let standard = PreviewPort.preferably(8000)
}
