/// How the bytes of an answer are coded on their way.
enum ContentCoding {
  case identity
  case gzip

  /// Chooses by an `Accept-Encoding` field: gzip where it is accepted, and not less than plain bytes.
  init(accepted field: String?) {
    var weights: [String: Double] = [:]
    for item in (field ?? "").split(separator: ",") {
      let parts = item.split(separator: ";").map(\.trimmingSpaces)
      guard let name = parts.first?.lowercased() else { continue }
      let weight = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
      weights[name == "x-gzip" ? "gzip" : name] = weight ?? 1
    }
    let gzip = weights["gzip"] ?? weights["*"] ?? 0
    self = gzip > 0 && gzip >= weights["identity"] ?? 0 ? .gzip : .identity
  }
}
