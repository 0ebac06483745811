import CaseStudyModel

extension Diagnostic {
  /// Returns the diagnostic of a fence that includes a missing file, with the file that its author most likely means.
  func suggestingFile(of site: Site) -> Diagnostic {
    guard id == "MissingInclude", summary.format == "File '{{1}}' can't be read", solutions.isEmpty,
      case .text(let path)? = summary.arguments.first
    else { return self }
    let name = SitePath.name(of: path)
    let ending = SitePath.fileExtension(of: path)
    let files = site.files.filter { SitePath.fileExtension(of: $0) == ending && SitePath.hiddenPart(of: $0) == nil }
    let moved = files.filter { SitePath.name(of: $0) == name }
    guard let nearest = moved.count == 1 ? moved.first : nearestName(to: path, among: files) else { return self }
    let folder = SitePath.folder(of: range.path)
    var suggesting = self
    suggesting.summary = summary + "; did you mean '\(nearest)'?"
    suggesting.solutions = [
      "replace '\(SitePath.relative(from: folder, to: path))' with '\(SitePath.relative(from: folder, to: nearest))'"
    ]
    return suggesting
  }
}

extension SitePath {
  /// Returns the path of a file relative to a folder that need not contain it.
  static func relative(from folder: String, to path: String) -> String {
    let start = names(on: folder)
    let end = names(on: path)
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
  }
}
