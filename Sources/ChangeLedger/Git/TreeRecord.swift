/// An entry of a tree, parsed from the output of `git ls-tree -z`: `mode type object TAB path NUL`.
package struct TreeRecord: Sendable {
  /// The kind of the entry.
  let kind: TreeEntryKind
  /// The name of the object with the content.
  package let object: String
  /// The path, which can be any bytes.
  package let path: ArraySlice<UInt8>

  /// The path as text; `nil` if it isn't UTF-8.
  var text: String? { String(validating: path, as: UTF8.self) }

  /// Returns the entries of a list, in git's order.
  package static func records(in output: [UInt8]) -> some Sequence<TreeRecord> {
    output.split(separator: 0).lazy.compactMap(TreeRecord.init)
  }

  private init?(_ record: ArraySlice<UInt8>) {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")),
      let space = record[..<tab].lastIndex(of: UInt8(ascii: " ")), let kind = TreeEntryKind(mode: record)
    else { return nil }
    self.kind = kind
    object = String(decoding: record[(space + 1)..<tab], as: UTF8.self)
    path = record[(tab + 1)...]
  }
}

/// A kind of a tree's entry.
enum TreeEntryKind: String, Sendable {
  case file = "100"
  case link = "120"
  case folder = "040"
  case submodule = "160"

  /// Creates the kind of the mode that a text begins with; `nil` for the mode of an absent entry, `000000`.
  init?(mode: ArraySlice<UInt8>) { self.init(rawValue: String(decoding: mode.prefix(3), as: UTF8.self)) }
}
