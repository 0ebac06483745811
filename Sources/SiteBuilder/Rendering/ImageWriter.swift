import CaseStudyModel

/// Writes images, or the alternative text of a missing image.
struct ImageWriter: Sendable {
  let context: PageContext

  /// Appends an image of an article.
  func write(_ image: Image, of article: Article, into out: inout [UInt8]) {
    guard let address = address(of: image, in: article) else {
      out.append(html: "<span class=\"missing-image\">")
      out.append(
        escaping: image.alternative.isEmpty
          ? context.texts.text("image.missing")
          : context.texts.text("image.missingNamed", ["alternative": .text(image.alternative)]))
      out.append(html: "</span>")
      return
    }
    out.append(html: "<img")
    out.append(attribute: "src", address)
    out.append(attribute: "alt", image.alternative)
    if !image.title.isEmpty { out.append(attribute: "title", image.title) }
    if let width = image.width { out.append(html: " width=\"\(width)\"") }
    if let height = image.height { out.append(html: " height=\"\(height)\"") }
    out.append(html: " loading=\"lazy\" decoding=\"async\">")
  }

  private func address(of image: Image, in article: Article) -> String? {
    context.addresses.asset(of: image.source, from: article.source).map { context.url(forAsset: $0) }
      ?? context.addresses.outsideAddress(ofImage: image.source, in: article)
  }
}
