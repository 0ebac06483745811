import CaseStudyModel

/// The terms and places of some documents of a site.
struct SearchPart: Sendable {
  /// The terms of the part.
  private(set) var terms = TermTable()
  /// The start of each term's and field's postings; one more than there are such pairs.
  private var starts: [Int32] = []
  private var postings: [Posting] = []
  /// The places in each document, as JSON.
  private(set) var places: [[UInt8]] = []

  /// Indexes a range of a site's documents.
  init(of documents: [SearchableDocument], _ range: Range<Int>, in site: Site, _ facets: SearchFacets) {
    var collector = PostingCollector()
    for number in range {
      let document = documents[number]
      collector.begin(number)
      places.append(DocumentPlaces(of: document, in: site, collecting: &collector).json)
      for principle in document.content.principles.compactMap(site.principle) {
        for name in [principle.acronym, principle.name] { collector.add(name, to: .heading) }
      }
      for facet in facets.terms(of: document, number, in: site) { collector.addFacet(facet) }
    }
    terms = collector.terms
    (starts, postings) = collector.grouped()
  }

  /// Returns the postings of a term in a field, by ascending numbers of documents.
  func postings(of term: Int, in field: SearchField) -> ArraySlice<Posting> {
    let key = term * SearchField.allCases.count + field.rawValue
    return postings[Int(starts[key])..<Int(starts[key + 1])]
  }
}

/// Collects the postings of documents, one after another.
struct PostingCollector {
  /// The terms so far.
  private(set) var terms = TermTable()
  private var runs = TermTable()
  /// A cache of the terms of runs that aren't terms themselves, because camel-case names recur and are slow to divide.
  private var termsOfRuns: [[Int32]] = []
  /// The ends of runs that are declared names.
  private var endsOfRuns: [Int: [Int32]] = [:]
  /// The last document with each term in each field, plus one.
  private var last: [Int32] = []
  /// The term and field of each posting, and the posting.
  private var log: [(key: Int32, posting: Posting)] = []
  private var document: Int32 = 0

  /// Begins with a document; numbers ascend.
  mutating func begin(_ number: Int) { document = Int32(number) }

  /// Adds the terms of a text.
  mutating func add(_ text: String, to field: SearchField, section: Int = 0, isMarkup: Bool = false) {
    var text = text
    text.withUTF8 { bytes in
      SearchWords.scanRuns(of: bytes, isMarkup: isMarkup) { add($0, to: field, section) }
    }
  }

  /// Adds the terms of a run of characters.
  /// - Returns: the number of the first term, which represents the run; `nil` for a run without terms.
  @discardableResult
  @inline(__always)
  mutating func add(_ run: UnsafeBufferPointer<UInt8>, to field: SearchField, _ section: Int) -> Int? {
    if SearchWords.isTerm(run) {
      let term = terms.number(of: run)
      add(term: term, to: field, section)
      return term
    }
    let number = self.number(ofRun: run)
    // By index: iterating would copy the list.
    for index in termsOfRuns[number].indices { add(term: Int(termsOfRuns[number][index]), to: field, section) }
    return termsOfRuns[number].first.map(Int.init)
  }

  /// Adds the ends of a camel-case name, such as `itemview` of `GoalItemView`. A search for a start of one finds the
  /// name's inner parts too.
  mutating func addEnds(of name: UnsafeBufferPointer<UInt8>, to field: SearchField) {
    if SearchWords.isTerm(name) { return }
    let run = number(ofRun: name)
    let ends =
      endsOfRuns[run]
      ?? SearchWords.ends(ofRun: name).map { end in
        var end = end
        return Int32(end.withUTF8 { terms.number(of: $0) })
      }
    endsOfRuns[run] = ends
    for end in ends { add(term: Int(end), to: field, 0) }
  }

  /// Adds a facet, which no text can equal because it begins with a sign.
  mutating func addFacet(_ facet: String) {
    var facet = facet
    let term = facet.withUTF8 { terms.number(of: $0) }
    add(term: term, to: .title, 0)
  }

  private mutating func number(ofRun run: UnsafeBufferPointer<UInt8>) -> Int {
    let number = runs.number(of: run)
    if number == termsOfRuns.count {
      var numbers: [Int32] = []
      for term in SearchWords.terms(ofRun: run) {
        var term = term
        numbers.append(Int32(term.withUTF8 { terms.number(of: $0) }))
      }
      termsOfRuns.append(numbers)
    }
    return number
  }

  @inline(__always)
  private mutating func add(term: Int, to field: SearchField, _ section: Int) {
    let key = term * SearchField.allCases.count + field.rawValue
    if key >= last.count {
      let count = max(terms.count * SearchField.allCases.count, last.count * 2)
      last += repeatElement(0, count: count - last.count)
    }
    if last[key] == document + 1 { return }
    last[key] = document + 1
    log.append((Int32(key), Posting(document, section: section)))
  }

  /// Returns the postings grouped by term and field, and the start of each group.
  func grouped() -> (starts: [Int32], postings: [Posting]) {
    var starts = [Int32](repeating: 0, count: terms.count * SearchField.allCases.count + 2)
    for entry in log { starts[Int(entry.key) + 2] += 1 }
    for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
    var postings = [Posting](repeating: Posting(0, section: 0), count: log.count)
    for entry in log {
      let key = Int(entry.key) + 1
      postings[Int(starts[key])] = entry.posting
      starts[key] += 1
    }
    starts.removeLast()
    return (starts, postings)
  }
}
