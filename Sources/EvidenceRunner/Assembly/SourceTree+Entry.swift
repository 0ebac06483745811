import CodeStructure
import SourceTrees

extension SourceTree {
  /// The tree without the entry of its program, which another program replaces: its main file, and the attribute
  /// `@main` of a type. Blanks replace the attribute, so other code keeps its place.
  var withoutEntry: SourceTree {
    var tree = withoutProgram
    guard layout.language == .swift else { return tree }
    for (path, file) in tree.files where file.text.contains("@main") {
      tree.set(file.withoutEntryAttributes, at: path)
    }
    return tree
  }
}

extension AssembledFile {
  fileprivate var withoutEntryAttributes: AssembledFile {
    let code = CodeTokens(text, in: .swift)
    let attributes = code.texts.indices.dropLast().filter { index in
      code.texts[index] == "@" && code.texts[index + 1] == "main" && code.isJoined(index)
    }.map { code.ranges[$0].lowerBound..<code.ranges[$0 + 1].upperBound }
    var file = self
    var start = 0
    for index in lines.indices {
      var bytes = Array(lines[index].text.utf8)
      for attribute in attributes where attribute.lowerBound >= start && attribute.upperBound <= start + bytes.count {
        for place in attribute { bytes[place - start] = UInt8(ascii: " ") }
      }
      start += bytes.count + 1
      file.lines[index].text = String(decoding: bytes, as: UTF8.self)
    }
    return file
  }
}
