/// The element that tells readers of a page that the site is still being read, so that lists are incomplete.
enum FillingNotice {
  /// Inserts the notice at the start of a page's body.
  static func insert(into page: inout [UInt8], _ texts: OverlayTexts) {
    let element = "<p id=\"solidsite-filling\" role=\"status\">\(texts.text("fillingNotice"))</p>"
    let tag = page.firstIndex(of: "<body", from: 0) ?? 0
    let place = page[tag...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? page.count
    page.insert(contentsOf: element.utf8, at: place)
  }
}
