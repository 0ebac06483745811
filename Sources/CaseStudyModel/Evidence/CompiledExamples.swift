/// The record of compiling the examples of a site's documents: the content of `.solidsite/compiles.json`.
///
/// Like evidence, it contains keys, places and compilers' output. Equal inputs give equal bytes.
public struct CompiledExamples: Sendable, Equatable, Codable {
  /// The version of the format that is written.
  public static let currentVersion = 1
  /// The file, relative to the site's folder.
  public static let path = ".solidsite/compiles.json"

  /// The version of the format.
  public var version = CompiledExamples.currentVersion
  /// The fingerprint of the rest, which reveals changes by hand.
  public var result = ""
  /// The documents, sorted by path.
  public private(set) var documents: [CompiledDocument] = []

  public init() {}

  /// Returns the results of a document; `nil` for none.
  public func document(at source: String) -> CompiledDocument? {
    documents.first { PathKey($0.source) == PathKey(source) }
  }

  /// Adds the results of a document in place of earlier ones.
  public mutating func add(_ document: CompiledDocument) {
    documents.removeAll { PathKey($0.source) == PathKey(document.source) }
    let key = PathKey(document.source)
    documents.insert(document, at: documents.firstIndex { PathKey($0.source) > key } ?? documents.count)
  }

  /// Removes the results of documents that aren't among these.
  package mutating func keep(_ sources: Set<PathKey>) {
    documents.removeAll { !sources.contains(PathKey($0.source)) }
  }
}

/// The results of compiling one document's examples.
public struct CompiledDocument: Sendable, Equatable, Codable {
  /// The document's path relative to the site's folder.
  public var source: String
  /// The fingerprint of the examples; see `ExampleInputs`.
  public var inputs: String
  /// The tool that checked each language, such as "swift 6.3.1".
  public var tools: [String: String]
  /// The results, in the order of `ExampleInputs.indices`.
  public var examples: [CompiledExample]

  public init(source: String, inputs: String, tools: [String: String], examples: [CompiledExample]) {
    self.source = source
    self.inputs = inputs
    self.tools = tools
    self.examples = examples
  }
}

/// The result of compiling one example.
public struct CompiledExample: Sendable, Equatable, Codable {
  /// The kinds of results.
  public enum Outcome: String, Sendable, Equatable, Codable, CaseIterable {
    /// It compiles alone.
    case compiles
    /// It compiles together with other examples of its side.
    case compilesWithNeighbours
    /// It isn't a whole declaration.
    case fragment
    /// It needs a module that it doesn't import, or that the machine lacks.
    case needsModule
    case doesNotCompile
  }

  /// A message of the compiler about an example.
  public struct Notice: Sendable, Equatable, Codable {
    /// The example that it is about, as an index into the document's results.
    public var example: Int
    /// The line of the code, counted from 1.
    public var line: Int
    /// The column, counted from 1 in bytes of UTF-8.
    public var column: Int
    /// The words of the compiler.
    public var text: String

    public init(example: Int, line: Int, column: Int, text: String) {
      self.example = example
      self.line = line
      self.column = column
      self.text = text
    }
  }

  /// The kind of result.
  public var outcome: Outcome
  /// The module that the example needs.
  public var module: String?
  /// The examples that it was compiled with, as indices into the document's results.
  public var neighbours: [Int] = []
  /// The compiler's messages, the one that explains the result first.
  public var notices: [Notice] = []

  public init(_ outcome: Outcome, module: String? = nil, neighbours: [Int] = [], notices: [Notice] = []) {
    self.outcome = outcome
    self.module = module
    self.neighbours = neighbours
    self.notices = notices
  }

  /// Whether the example compiles, alone or with its neighbours.
  public var isCompiled: Bool { outcome == .compiles || outcome == .compilesWithNeighbours }
}
