/// A response that is complete before it is sent.
struct HTTPResponse: Sendable {
  /// The status code.
  var status: Int
  /// The header fields in order.
  var fields: [(name: String, value: String)]
  /// The bytes of the body.
  var body: [UInt8]

  /// The fields of every response: no content sniffing, no caching without revalidation, no framing by other sites.
  static let commonFields = [
    (name: "Cache-Control", value: "no-cache"), (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Content-Security-Policy", value: "frame-ancestors 'self'"),
    // For browsers without support for frame-ancestors.
    (name: "X-Frame-Options", value: "SAMEORIGIN"), (name: "Referrer-Policy", value: "same-origin"),
  ]

  /// Creates a response.
  init(status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = Self.commonFields + fields
    self.body = body
  }

  /// Creates a response with a message for humans.
  init(status: Int, text: String, fields: [(name: String, value: String)] = []) {
    self.init(
      status: status, fields: [(name: "Content-Type", value: MediaType.plainText.value)] + fields,
      body: Array((text + "\n").utf8))
  }

  /// Creates a redirect.
  init(status: Int, location: String) {
    self.init(status: status, fields: [(name: "Location", value: location)])
  }

  /// Creates a response with bytes, or the requested range of them, or 304 if the browser has them already.
  /// - Parameter fingerprint: a fingerprint of the bytes.
  init(to request: HTTPRequest, status: Int = 200, type: MediaType, fingerprint: String, bytes: [UInt8]) {
    var fields = [(name: "Content-Type", value: type.value), (name: "Accept-Ranges", value: "bytes")]
    // Ranges apply only to GET requests for existing files.
    let mayBePart = status == 200 && request.method == "GET"
    let rangeField = mayBePart ? request.value(of: "range") : nil
    let tag = EntityTag(fingerprint: fingerprint)
    fields.append((name: "ETag", value: tag.text))
    if status == 200, let known = request.value(of: "if-none-match"), tag.isNamed(inListOfWeak: known) {
      // The body isn't sent, but libmicrohttpd computes Content-Length from it, which must be the full response's.
      self.init(status: 304, fields: [(name: "ETag", value: tag.text)], body: bytes)
      return
    }
    let isCurrent = request.value(of: "if-range").map(tag.isNamed(inRangeCondition:)) ?? true
    switch isCurrent ? ByteRange(rangeField, size: bytes.count) : .whole {
    case .whole:
      self.init(status: status, fields: fields, body: bytes)
    case .part(let range):
      fields.append(
        (name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
      self.init(status: 206, fields: fields, body: Array(bytes[range]))
    case .unsatisfiable:
      self.init(
        status: 416, text: "The file has no bytes in the requested range.",
        fields: [(name: "Content-Range", value: "bytes */\(bytes.count)")])
    }
  }
}
