/// A reason why an evidence file can't be used.
public enum EvidenceFault: Error, Sendable, Equatable {
  /// It isn't JSON, or a value is missing, has the wrong type or is out of bounds.
  case malformed
  /// Another version of the program wrote it.
  case otherVersion(Int)
  /// The fingerprint doesn't match the contents: the file was edited by hand, or by a merge.
  case edited
}

extension EvidenceFault {
  /// Describes a file that can't be used.
  /// - Parameters:
  ///   - path: the evidence file.
  ///   - severity: the severity of the diagnostic.
  ///   - remedy: the instruction to take the evidence again; `nil` if this run does so.
  public func diagnostic(at path: String, _ severity: Severity, remedy: Message? = nil) -> Diagnostic {
    let (id, summary): (String, Message) =
      switch self {
      case .malformed: ("MalformedEvidence", "Evidence must be in the format that 'solidsite verify' writes")
      case .otherVersion(let version):
        (
          "OtherEvidenceVersion",
          "Evidence must have version \(Evidence.currentVersion), but this file has version \(version)"
        )
      case .edited: ("EditedEvidence", "Evidence must not be changed after 'solidsite verify' wrote it")
      }
    return Diagnostic(
      id, severity, summary, at: SourceRange(path: path, line: 1),
      solutions: [remedy ?? "check the new file with 'git diff', and commit it"])
  }
}
