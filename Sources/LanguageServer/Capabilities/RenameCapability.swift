import CaseStudyModel
import SiteBuilder

/// Renames a study's slug, which adds the old one to its aliases and rewrites links, or a file of a side.
struct RenameCapability: Capability {
  /// A place, and the new name.
  struct Parameters: Decodable {
    var position: LSP.Position
    var newName: String
  }

  let method = "textDocument/rename"

  // A client asks first whether there is anything to rename.
  var abilities: [String: any Encodable] { ["renameProvider": ["prepareProvider": true]] }

  func answer(_ parameters: Parameters, in context: DocumentContext) throws(RPCFailure) -> any Encodable {
    let name = parameters.newName
    switch context.renamed(at: parameters.position)?.subject {
    case .text(let source): return try SlugRename(source: source, name: name, context: context).edit()
    case .sideFile(let file, let side):
      return try SideFileRename(file: file, side: side, name: name, context: context).edit()
    case .asset, .heading, .principle, .sourceFile, .tag, nil:
      throw RPCFailure(RPCFailure.requestFailed, context.text(.nothingToRename))
    }
  }
}

/// Returns the name that a rename at a place would change.
struct PrepareRenameCapability: Capability {
  let method = "textDocument/prepareRename"

  // `RenameCapability` announces it.
  var abilities: [String: any Encodable] { [:] }

  func answer(_ parameters: LSP.PositionParameters, in context: DocumentContext) throws(RPCFailure) -> any Encodable {
    let line = context.document.place(of: parameters.position, context.encoding).line
    guard let (_, word) = context.renamed(at: parameters.position) else {
      throw RPCFailure(RPCFailure.requestFailed, context.text(.nothingToRename))
    }
    return Target(range: context.range(of: word, line: line), placeholder: word.text)
  }

  private struct Target: Encodable {
    var range: LSP.Range
    var placeholder: String
  }
}

extension DocumentContext {
  /// Returns the study or the file of a side that is named at a place, with the name.
  ///
  /// A link names a study only by its address, because the file keeps its name.
  fileprivate func renamed(at position: LSP.Position) -> (subject: NamedThing, word: LineWord)? {
    guard let (subject, word) = subject(at: position) else { return nil }
    switch subject {
    case .sideFile: return (subject, word)
    case .text(let source), .heading(let source, _):
      // The address of a translation follows from its original's.
      guard let study = site.version(at: source), study.article.translation == nil else { return nil }
      let slug = study.article.slug
      guard case .destination = place(at: position) else {
        // A heading with the same text isn't the slug.
        guard case .text = subject, word.text == slug else { return nil }
        return (subject, word)
      }
      guard let name = word.slug(of: study, from: path) else { return nil }
      return (.text(source), name)
    case .asset, .principle, .sourceFile, .tag: return nil
    }
  }
}

extension LineWord {
  /// Returns the part of a link's destination that is a study's slug: the last part of the study's address; its other
  /// pages and its translations have addresses below it.
  /// - Parameter source: the file with the link.
  func slug(of study: CaseStudy, from source: String) -> LineWord? {
    let path = Array(text.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") })
    // A link by file stays as it is, even if the file's folder is named like the slug.
    if SitePath.isMarkdown(String(decoding: path, as: UTF8.self)) { return nil }
    let address = PagePath.study(study)
    let folder = path.first == UInt8(ascii: "/") ? "" : SitePath.folder(of: source)
    for name in path.split(separator: UInt8(ascii: "/")) {
      let above = String(decoding: path[..<name.endIndex], as: UTF8.self)
      guard name.elementsEqual(study.article.slug.utf8),
        let resolved = SitePath.resolve(above.percentDecoded ?? above, in: folder),
        [address, "Content/" + address].contains(resolved + "/")
      else { continue }
      let start = columns.lowerBound + name.startIndex
      return LineWord(text: study.article.slug, columns: start..<(start + name.count))
    }
    return nil
  }
}

extension Message {
  fileprivate static let nothingToRename: Message = "Only a study's slug or a side's file can be renamed"
}
