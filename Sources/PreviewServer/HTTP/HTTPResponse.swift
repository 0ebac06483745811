/// An answer that is known whole before it is sent.
struct HTTPResponse: Sendable {
  var status: Int
  var fields: [(name: String, value: String)]
  var body: [UInt8]

  /// What every answer says: nothing is guessed about it, kept without asking again, or shown inside a stranger's page.
  static let commonFields = [
    (name: "Cache-Control", value: "no-cache"), (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Content-Security-Policy", value: "frame-ancestors 'self'"),
    // For browsers that don't know the policy.
    (name: "X-Frame-Options", value: "SAMEORIGIN"), (name: "Referrer-Policy", value: "same-origin"),
  ]

  init(status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = Self.commonFields + fields
    self.body = body
  }

  /// Creates an answer that is read by people who look what went wrong.
  init(status: Int, text: String, fields: [(name: String, value: String)] = []) {
    self.init(
      status: status, fields: [(name: "Content-Type", value: MediaType.plainText.value)] + fields,
      body: Array((text + "\n").utf8))
  }

  /// Creates an answer that sends a browser elsewhere.
  init(status: Int, location: String) {
    self.init(status: status, fields: [(name: "Location", value: location)])
  }

  /// Creates the answer that holds bytes, or the part of them that the request asks for, if it doesn't have them yet.
  /// - Parameter fingerprint: differs where the bytes differ.
  init(to request: HTTPRequest, status: Int = 200, type: MediaType, fingerprint: String, bytes: [UInt8]) {
    var fields = [(name: "Content-Type", value: type.value), (name: "Accept-Ranges", value: "bytes")]
    if type.isText { fields.append((name: "Vary", value: "Accept-Encoding")) }
    // Ranges are of the plain bytes, and only of what was found and is sent.
    let mayBePart = status == 200 && request.method == "GET"
    let rangeField = mayBePart ? request.value(of: "range") : nil
    var tag = EntityTag(fingerprint: fingerprint)
    var body = bytes
    if type.isText, rangeField == nil, bytes.count >= Gzip.leastSize,
      case .gzip = ContentCoding(accepted: request.value(of: "accept-encoding")),
      let compressed = Gzip.compressed(bytes)
    {
      body = compressed
      tag = EntityTag(fingerprint: fingerprint, isCompressed: true)
      fields.append((name: "Content-Encoding", value: "gzip"))
    }
    fields.append((name: "ETag", value: tag.text))
    if status == 200, let known = request.value(of: "if-none-match"), tag.isNamed(inListOfWeak: known) {
      let kept = fields.filter { $0.name == "ETag" || $0.name == "Vary" }
      // The bytes are not sent, but their number is, and has to be that of the answer that is spared.
      self.init(status: 304, fields: kept, body: body)
      return
    }
    let isCurrent = request.value(of: "if-range").map(tag.isNamed(inRangeCondition:)) ?? true
    switch isCurrent ? ByteRange(rangeField, size: bytes.count) : .whole {
    case .whole:
      self.init(status: status, fields: fields, body: body)
    case .part(let range):
      fields.append(
        (name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      self.init(status: 206, fields: fields, body: Array(bytes[range]))
    case .unsatisfiable:
      self.init(
        status: 416, text: "No byte of the file is in the range.",
        fields: [(name: "Content-Range", value: "bytes */\(bytes.count)")])
    }
  }
}
