extension MarkdownDocumentReader {
  /// The keys of the front matter.
  public static var frontMatterKeys: [String] { FrontMatterReader.keys.map(\.name) }

  /// The words of info strings; one that takes a value ends with an equals sign.
  public static var infoWords: [String] { InfoString.knownWords }
}
