import CaseStudyModel

/// The finished index, as the texts of its files.
struct SearchIndex: Sendable {
  /// The files of one kind.
  struct Files: Sendable {
    /// The letter before the files' numbers.
    let name: String
    /// The argument of each file's call.
    let literals: [[UInt8]]
    /// The fingerprint of the index.
    var version = ""

    /// Returns the bytes of a file.
    func file(_ number: Int) -> [UInt8] {
      SearchScript.file("\(name)\(number)", version: version, literals[number])
    }
  }

  /// The postings.
  private(set) var terms: Files
  /// The terms that correct typing errors.
  private(set) var forward: Files
  /// The same terms spelled backwards.
  private(set) var backward: Files
  private var places: Files
  /// The bytes of the manifest.
  private(set) var manifest: [UInt8] = []

  /// Merges the parts of a site.
  init(merging parts: [SearchPart], of site: Site, _ facets: SearchFacets, _ plan: SearchPlan) {
    var table = TermTable()
    // For each part, its number for each merged term; -1 if it lacks the term.
    var numbers: [[Int32]] = []
    for part in parts {
      var known: [Int32] = []
      for number in 0..<part.terms.count {
        let merged = part.terms[number].withUnsafeBufferPointer { table.number(of: $0) }
        if merged >= known.count { known += repeatElement(-1, count: max(merged + 1, table.count) - known.count) }
        known[merged] = Int32(number)
      }
      numbers.append(known)
    }
    let sorted = (0..<table.count).sorted { TermList.precedes(table[$0], table[$1]) }
    let postings = TermList(
      sorted.map { term in
        let places = zip(parts, numbers).compactMap { part, numbers -> (SearchPart, Int)? in
          term < numbers.count && numbers[term] >= 0 ? (part, Int(numbers[term])) : nil
        }
        return (table[term], Self.value(of: places, below: plan.documentCount))
      }, fileCount: plan.shardCount)
    let misspelt = sorted.filter { Self.isCorrected(table[$0]) }.map { table[$0] }
    let ahead = TermList(misspelt.map { ($0, []) }, fileCount: plan.listCount)
    let reversed = misspelt.map { Self.reversed($0) }.sorted(by: TermList.precedes)
    let back = TermList(reversed.map { ($0, []) }, fileCount: plan.listCount)
    terms = Files(name: "t", literals: postings.texts.map(Self.literal))
    forward = Files(name: "f", literals: ahead.texts.map(Self.literal))
    backward = Files(name: "b", literals: back.texts.map(Self.literal))
    places = Files(name: "d", literals: Self.blocks(of: parts.flatMap(\.places), plan.blockSize))
    let shown = [postings, ahead, back].map { Self.literal($0.keyText) }
    let content = Self.manifest(shown, facets, of: site, plan, size: postings.texts.reduce(0) { $0 + $1.count })
    let version = Self.version(of: [[content]] + [terms, forward, backward, places].map(\.literals))
    (terms.version, forward.version, backward.version, places.version) = (version, version, version, version)
    manifest = SearchScript.file("index", version: version, content)
  }

  /// Returns the bytes of a file with places.
  func block(_ number: Int) -> [UInt8] { places.file(number) }
}

extension SearchIndex {
  /// The maximum number of documents with a term in prose for which the term leads to sections; for a more frequent
  /// term, sections are of little use.
  private static let sectionLimit = 256
  /// The maximum size in bytes of the postings that a prefix search may load.
  private static let reach = 8 << 10

  /// Returns the sets of documents of a term, each after a space and its field's letter.
  private static func value(of places: [(part: SearchPart, term: Int)], below limit: Int) -> [UInt8] {
    var out: [UInt8] = []
    for field in SearchField.allCases {
      let postings = places.flatMap { $0.part.postings(of: $0.term, in: field) }
      if postings.isEmpty { continue }
      out.append(UInt8(ascii: " "))
      out.append(field.letter)
      DocumentSet.write(postings.lazy.map(\.document), below: limit, into: &out)
      if field == .text, postings.count <= sectionLimit {
        out.append(UInt8(ascii: "."))
        for posting in postings { DocumentSet.append(posting.section, to: &out) }
      }
    }
    return out
  }

  /// Returns whether typing errors in a term are corrected: in words, not in numbers and pairs of characters.
  private static func isCorrected(_ term: ArraySlice<UInt8>) -> Bool {
    term.count >= 4 && term.first != UInt8(ascii: "=") && term.contains { !$0.isASCIIDigit }
      && term.count { $0 & 0xC0 != 0x80 } > 2
  }

  private static func reversed(_ term: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if term.allSatisfy({ $0 < 0x80 }) { return Array(term.reversed())[...] }
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: term, as: UTF8.self).unicodeScalars.reversed() { scalars.append(scalar) }
    return Array(String(scalars).utf8)[...]
  }

  private static func literal(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    SearchScript.append(String(decoding: text, as: UTF8.self), to: &out)
    return out
  }

  private static func blocks(of places: [[UInt8]], _ size: Int) -> [[UInt8]] {
    stride(from: 0, to: places.count, by: size).map { start in
      var out: [UInt8] = []
      SearchScript.append(places[start..<min(start + size, places.count)], to: &out) { $1 += $0 }
      return out
    }
  }

  /// Returns the manifest: numbers, the keys of the files, and the facets.
  private static func manifest(
    _ keys: [[UInt8]], _ facets: SearchFacets, of site: Site, _ plan: SearchPlan, size: Int
  ) -> [UInt8] {
    let reach = max(1, min(reach * plan.shardCount / max(size, 1), 8))
    var out = Array("[\(plan.documentCount),\(plan.blockSize),\(reach),".utf8)
    SearchScript.append(keys, to: &out) { $1 += $0 }
    out.append(UInt8(ascii: ","))
    SearchScript.append(facets.groups, to: &out) { group, out in
      out.append(UInt8(ascii: "["))
      SearchScript.append(group.letter, to: &out)
      out.append(UInt8(ascii: ","))
      SearchScript.append(site.texts.text(group.title), to: &out)
      for name in group.names {
        out.append(UInt8(ascii: ","))
        SearchScript.append(name, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    }
    out.append(UInt8(ascii: "]"))
    return out
  }

  private static func version(of contents: [[[UInt8]]]) -> String {
    // A fingerprint of the files' fingerprints, so that the texts needn't be joined.
    contentHash(of: contents.joined().flatMap { Array(contentHash(of: $0).utf8) })
  }
}
