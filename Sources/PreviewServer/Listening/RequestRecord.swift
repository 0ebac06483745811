/// What is kept of a request from its first line to the end of its answer.
struct RequestRecord {
  /// What is asked for, as it was sent.
  var target: String
  /// The request with its fields; `nil` as long as they were not seen.
  var request: HTTPRequest?
}
