import CaseStudyModel

/// Links the first use of each term on a page to the glossary.
///
/// Only the interface's own words are searched, in elements with the attribute `data-terms`, because in an author's
/// prose a term such as client may have its everyday meaning.
struct GlossaryLinks: Sendable {
  /// A spelling of a term.
  private struct Form: Sendable {
    var words: [String]
    var key: String
  }

  /// The spellings by their first words, the longest first.
  private var forms: [String: [Form]] = [:]
  private static let formsPrefix = "glossary.forms."
  /// The elements whose text isn't searched unless they have the attribute: links, titles, code, controls, and parts of
  /// tables and lists that contain names from the study.
  private static let excluded: Set<String> = [
    "a", "button", "code", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "label", "nav", "pre", "script", "style",
    "summary", "svg", "tbody", "thead",
  ]
  /// The elements without an end tag.
  private static let void: Set<String> = ["br", "col", "hr", "img", "input", "link", "meta", "wbr"]

  /// Collects the names of the glossary's terms, and their other forms from the texts `glossary.forms.KEY`.
  init(_ texts: InterfaceTexts) {
    let known = Set(texts.keys)
    for term in GlossaryPageGenerator.terms(in: texts) {
      let others = Self.formsPrefix + term.key
      let list = known.contains(others) ? texts.text(others).split(separator: ",").map(String.init) : []
      for name in [term.name] + list {
        let words = Self.words(of: Array(name.utf8)[...]).map(\.text)
        if let first = words.first { forms[first, default: []].append(Form(words: words, key: term.key)) }
      }
    }
    for key in forms.keys { forms[key]?.sort { ($1.words.count, $0.key) < ($0.words.count, $1.key) } }
  }

  /// Returns a page with links.
  /// - Parameters:
  ///   - page: the rendered page.
  ///   - glossary: the address of the glossary, relative to the page.
  func linking(_ page: [UInt8], to glossary: String) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(page.count + 1024)
    var linked: Set<String> = []
    var open: [(name: String, isSearched: Bool)] = []
    var position = 0
    for tag in MarkupTags(page) {
      let isSearched = open.last?.isSearched == true
      let text = page[position..<tag.range.lowerBound]
      if isSearched {
        write(text, linkingTo: glossary, &linked, into: &out)
      } else {
        out.append(contentsOf: text)
      }
      out.append(contentsOf: page[tag.range])
      position = tag.range.upperBound
      if Self.void.contains(tag.name) { continue }
      if tag.isEnd {
        if let index = open.lastIndex(where: { $0.name == tag.name }) { open.removeSubrange(index...) }
      } else {
        let isMarked = tag.attributes.contains { $0.name == "data-terms" }
        if isMarked || !open.isEmpty {
          open.append((tag.name, isMarked || (isSearched && !Self.excluded.contains(tag.name))))
        }
      }
    }
    out.append(contentsOf: page[position...])
    return out
  }
}

extension GlossaryLinks {
  /// Appends the text between two tags.
  private func write(
    _ text: ArraySlice<UInt8>, linkingTo glossary: String, _ linked: inout Set<String>, into out: inout [UInt8]
  ) {
    let words = Self.words(of: text)
    var position = text.startIndex
    var index = 0
    while index < words.count {
      defer { index += 1 }
      let match = forms[words[index].text]?.first { form in
        !linked.contains(form.key) && words[index...].prefix(form.words.count).map(\.text) == form.words
      }
      guard let match else { continue }
      linked.insert(match.key)
      let last = index + match.words.count - 1
      out.append(contentsOf: text[position..<words[index].range.lowerBound])
      out.append(html: "<a class=\"term\"")
      out.append(attribute: "href", glossary + "#" + match.key)
      out.append(html: ">")
      out.append(contentsOf: text[words[index].range.lowerBound..<words[last].range.upperBound])
      out.append(html: "</a>")
      position = words[last].range.upperBound
      index = last
    }
    out.append(contentsOf: text[position...])
  }

  /// Returns the words of a text in lowercase: letters with their marks, digits and hyphens.
  private static func words(of text: ArraySlice<UInt8>) -> [(text: String, range: Range<Int>)] {
    var words: [(text: String, range: Range<Int>)] = []
    var word = String.UnicodeScalarView()
    var (start, position) = (text.startIndex, text.startIndex)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if isWord(scalar) {
        if word.isEmpty { start = position }
        word.append(scalar)
      } else if !word.isEmpty {
        words.append((String(word).lowercased(), start..<position))
        word = String.UnicodeScalarView()
      }
      position += UTF8.width(scalar)
    }
    if !word.isEmpty { words.append((String(word).lowercased(), start..<position)) }
    return words
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": return true
    case "\u{80}"...:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered
        || properties.numericType != nil
    default: return false
    }
  }
}
