/// Sorted entries in files of about equal size, each found by the start of its first entry.
///
/// An entry is a term without the start that it shares with the one before it, whose length in UTF-16 precedes it as a
/// digit, and a value; entries end with semicolons. Terms are sorted as JavaScript sorts, by UTF-16.
struct TermList: Sendable {
  /// The text of each file; files without entries are empty.
  private(set) var texts: [[UInt8]]
  /// The start that sorts each file with entries after all terms of the files before it.
  private(set) var keys: [ArraySlice<UInt8>] = []

  /// Divides sorted terms and their values among files.
  init(_ entries: [(term: ArraySlice<UInt8>, value: [UInt8])], fileCount: Int) {
    texts = Array(repeating: [], count: fileCount)
    var rest = entries.reduce(0) { $0 + $1.term.count + $1.value.count }
    var file = -1
    var limit = 0
    var size = 0
    var previous: ArraySlice<UInt8> = []
    for entry in entries {
      let isFirst = size >= limit && file + 1 < fileCount
      if isFirst {
        rest -= size
        file += 1
        size = 0
        limit = rest / (fileCount - file)
        keys.append(entry.term.prefix(Self.lengthOfKey(entry.term, after: previous)))
      }
      Self.append(entry.term, after: isFirst ? [] : previous, to: &texts[file])
      texts[file] += entry.value
      texts[file].append(UInt8(ascii: ";"))
      size += entry.term.count + entry.value.count
      previous = entry.term
    }
  }

  /// The keys of all files with entries, as one text.
  var keyText: [UInt8] {
    var out: [UInt8] = []
    var previous: ArraySlice<UInt8> = []
    for key in keys {
      Self.append(key, after: previous, to: &out)
      out.append(UInt8(ascii: ";"))
      previous = key
    }
    return out
  }

  /// Returns whether a term precedes another in UTF-16, whose surrogates sort before the last of the other units.
  static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    for (one, other) in zip(left, right) where one != other {
      if one >= 0xF0, other >= 0xEE, other < 0xF0 { return true }
      if other >= 0xF0, one >= 0xEE, one < 0xF0 { return false }
      return one < other
    }
    return left.count < right.count
  }

  private static func append(_ term: ArraySlice<UInt8>, after previous: ArraySlice<UInt8>, to out: inout [UInt8]) {
    var shared = sharedLength(term, previous)
    var units = units(of: term.prefix(shared))
    if units > 63 { (shared, units) = (0, 0) }
    out.append(DocumentSet.digit(units))
    out += term.dropFirst(shared)
  }

  /// Returns the bytes that two terms share, in whole characters.
  private static func sharedLength(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    var length = 0
    for (one, other) in zip(left, right) {
      if one != other { break }
      length += 1
    }
    while length > 0, length < left.count, left[left.startIndex + length] & 0xC0 == 0x80 { length -= 1 }
    return length
  }

  private static func lengthOfKey(_ term: ArraySlice<UInt8>, after previous: ArraySlice<UInt8>) -> Int {
    var length = min(sharedLength(term, previous) + 1, term.count)
    while length < term.count, term[term.startIndex + length] & 0xC0 == 0x80 { length += 1 }
    return length
  }

  private static func units(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
