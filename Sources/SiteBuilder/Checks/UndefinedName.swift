import CaseStudyModel

/// A function or type that a test, driver or program uses must be defined in the study.
struct UndefinedName: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A function that a test, driver or program calls must be defined in the study",
      text: """
        A test calls functions that a 'driver' of each side defines, and a driver creates types of its side. A change \
        request starts from the study's own code, so its blocks can't use what another request adds. Only calls in \
        Swift that need no compiler to judge are reported.
        """,
      example: """
        ```swift driver before
        func fee(_ hours: Int) -> Int { … }
        ```
        ```swift test
        expect(fees(2), 6)    isn't defined
        expect(fee(2), 6)
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let front = study.article.frontMatter
    // Code of a commit may be missing from this clone, and requests from branches have no blocks.
    if front.revisions.before != nil || front.revisions.after != nil || !front.requests.isEmpty { return [] }
    var names = StudyNames(study)
    guard let undefined = names?.undefined(id: id) else { return [] }
    var calls = MethodCalls(study, id: id)
    return undefined + calls.faults()
  }
}

/// The names that the blocks of a study declare and use.
private struct StudyNames {
  private struct Block {
    var snippet: Snippet
    /// The index of the change request that the block is in.
    var request: Int?
    var names: CodeNames
  }

  private let study: CaseStudy
  private var blocks: [Block] = []
  /// The indices of the blocks of each change request, and of those outside of all.
  private let blocksOfRequests: [Int?: [Int]]
  /// The names that the blocks of a side define, outside of change requests or in one of them.
  private var defined: [Scope: Set<String>] = [:]
  /// The names of values, parameters and types anywhere.
  private var values: Set<String> = []
  /// The names that a block declares.
  private var bound: Set<String> = []
  /// The functions that drivers define, which another rule compares.
  private var driven: Set<String> = []
  /// Whether a block imports a module, which may define any name.
  private let hasImport: Bool
  /// The labels of all functions; `nil` for those that may be called in several ways.
  private var labels: [String: Set<String?>] = [:]
  /// The labels of the functions that drivers define.
  private var drivenLabels: [String: Set<String>] = [:]
  /// The change requests whose blocks declare a function or type.
  private var owners: [String: Int] = [:]
  /// The functions and types that a call on a side, or on both, may mean.
  private var known: [Meaning: KnownNames] = [:]

  private struct Scope: Hashable {
    var side: Side
    var request: Int?
  }

  private struct Meaning: Hashable {
    var isType: Bool
    var side: Side?
    var request: Int?
  }

  /// Creates the names of a study; `nil` if the study runs nothing, or if some of its code is missing.
  init?(_ study: CaseStudy) {
    self.study = study
    let snippets = study.article.snippets
    guard snippets.contains(where: Self.isCaller),
      !snippets.contains(where: { $0.include != nil && $0.code.isEmpty })
    else { return nil }
    var requests: [Int: Int] = [:]
    for (number, request) in study.changeRequests.enumerated() {
      for index in request.snippets { requests[index] = number }
    }
    // Code that is ignored, or that lacks its language, has a diagnostic of its own.
    blocks = snippets.indices.filter { index in
      snippets[index].language.map { $0 == .swift || $0 == .diff } ?? true
    }.map { index in
      let names = CodeNames(snippets[index].code, isDiff: snippets[index].language == .diff)
      return Block(snippet: snippets[index], request: requests[index], names: names)
    }
    blocksOfRequests = Dictionary(grouping: blocks.indices) { [blocks] in blocks[$0].request }
    hasImport = blocks.contains(where: \.names.hasImport)
    for block in blocks {
      if block.snippet.role == .driver {
        driven.formUnion(block.names.functions)
        for (name, labels) in block.names.labels { drivenLabels[name, default: []].formUnion(labels.compactMap { $0 }) }
      }
      values.formUnion(block.names.others)
      bound.formUnion(block.names.bound)
      // In place, because a function may have another form in each of thousands of blocks.
      for (name, forms) in block.names.labels { labels[name, default: []].formUnion(forms) }
      for side in Side.allCases where block.snippet.isShared(with: side) {
        defined[Scope(side: side, request: block.request), default: []]
          .formUnion(block.names.others.union(block.names.functions).union(block.names.shown))
      }
      guard let request = block.request else { continue }
      for name in block.names.functions.union(block.names.types) where owners[name] == nil { owners[name] = request }
    }
  }

  private static func isCaller(_ snippet: Snippet) -> Bool {
    [.test, .driver, .usage].contains(snippet.role) && snippet.language == .swift && !snippet.isIgnored
      && snippet.expectedFailure == nil
  }

  /// Returns a diagnostic for the first use of each name that the study doesn't define.
  mutating func undefined(id: String) -> [Diagnostic] {
    var reported: Set<String> = []
    var found: [Diagnostic] = []
    for block in blocks where Self.isCaller(block.snippet) || block.snippet.role == .change {
      let places = BlockPlaces(block.snippet, in: study.article.source)
      for call in block.names.calls where !Self.standardTypes.contains(call.name) {
        // A change adds to bodies of types, which may call inherited functions.
        if block.snippet.role == .change, call.name.first?.isUppercase != true { continue }
        if reported.contains(call.name) { continue }
        let missing = sidesWithout(call.name, of: block)
        guard let fault = fault(of: call, missingOn: missing, in: block), reported.insert(call.name).inserted else {
          continue
        }
        found.append(
          Diagnostic(
            id, .warning, fault.summary, at: places.range(of: call.bytes),
            solutions: [fault.solution]))
      }
    }
    return found + misspeltArguments(without: reported, id: id) + misspeltParents(id: id)
  }

  /// Returns a diagnostic for each function that is passed without a call, as in `map(fee)`, but for a typing error.
  /// - Parameter reported: the names that have a diagnostic.
  private mutating func misspeltArguments(without reported: Set<String>, id: String) -> [Diagnostic] {
    var known = reported.union(bound)
    return blocks.filter { Self.isCaller($0.snippet) }.flatMap { block in
      block.names.passed.compactMap { name in
        guard !known.contains(name.name), let found = misspelt(name, in: block, isType: false, id: id) else {
          return nil
        }
        known.insert(name.name)
        return found
      }
    }
  }

  /// Returns a diagnostic for each type that inherits from one that the study lacks, but for a typing error.
  private mutating func misspeltParents(id: String) -> [Diagnostic] {
    let types = blocks.reduce(into: Self.standardTypes) { $0.formUnion($1.names.types) }
    return blocks.filter { $0.snippet.expectedFailure == nil && !$0.snippet.isIgnored }.flatMap { block in
      block.names.parents.filter { !types.contains($0.name) }.compactMap { parent in
        misspelt(parent, in: block, isType: true, minimumLength: 3, id: id)
      }
    }
  }

  /// Returns the diagnostic of a name in a block that is most likely misspelt.
  private mutating func misspelt(
    _ name: CodeNames.Call, in block: Block, isType: Bool, minimumLength: Int = 4, id: String
  ) -> Diagnostic? {
    let meaning = Meaning(isType: isType, side: block.snippet.side, request: block.request)
    return misspelt(name.name, for: meaning, minimumLength: minimumLength).map { fault in
      Diagnostic(
        id, .warning, fault.summary, at: BlockPlaces(block.snippet, in: study.article.source).range(of: name.bytes),
        solutions: [fault.solution])
    }
  }

  /// Returns the sides of a block that don't define a name; both if neither side does.
  private func sidesWithout(_ name: String, of block: Block) -> [Side] {
    let missing = Side.allCases.filter { side in
      ![nil, block.request].contains { defined[Scope(side: side, request: $0)]?.contains(name) == true }
    }
    return missing.count == 2 ? missing : missing.filter(block.snippet.isShared)
  }

  private typealias Fault = (summary: Message, solution: Message)

  private mutating func fault(of call: CodeNames.Call, missingOn sides: [Side], in block: Block) -> Fault? {
    switch sides.count {
    case 0: mislabelled(call)
    case 1: oneSided(call.name, missingOn: sides[0], in: block)
    default: undefined(call.name, in: block)
    }
  }

  /// Returns the fault of a call whose labels no driver has.
  private func mislabelled(_ call: CodeNames.Call) -> Fault? {
    guard driven.contains(call.name), let written = call.labels, let known = labels[call.name], !known.contains(nil),
      !known.contains(written), !values.contains(call.name), let right = drivenLabels[call.name]?.min()
    else { return nil }
    let (wrong, meant) = (call.name + written, call.name + right)
    return (
      "Function '\(wrong)' isn't defined in the study; did you mean '\(meant)'?",
      "call '\(meant)', or change the drivers"
    )
  }

  /// Returns the fault of a name that the other side defines.
  private func oneSided(_ name: String, missingOn side: Side, in block: Block) -> Fault? {
    // A driver that only one side has is reported at its definition.
    if hasImport || driven.contains(name) || owners[name] != nil && owners[name] != block.request { return nil }
    return (
      name.first?.isUppercase == true
        ? "Type '\(name)' must be defined on the \(side.message) side too, which uses it here"
        : "Function '\(name)' must be defined on the \(side.message) side too, which calls it here",
      block.snippet.side == nil
        ? "call a function that a 'driver' of each side defines" : "use what the \(side.message) side defines"
    )
  }

  /// Returns the fault of a name that neither side defines.
  private mutating func undefined(_ name: String, in block: Block) -> Fault? {
    let isType = name.first?.isUppercase == true
    if let owner = owners[name] {
      let title = study.changeRequests[owner].title
      return (
        isType
          ? "Type '\(name)' is defined only in change request '\(title)', whose code no other block can use"
          : "Function '\(name)' is defined only in change request '\(title)', whose code no other block can use",
        block.request == nil ? "move this call to the change request" : "define it in this change request too"
      )
    }
    let meaning = Meaning(isType: isType, side: block.snippet.side, request: block.request)
    if let fault = miscapitalized(name, for: meaning) ?? misspelt(name, for: meaning) { return fault }
    // An imported module may define the name.
    return isType || hasImport
      ? nil : ("Function '\(name)' isn't defined in the study", "define it in a 'driver' of each side")
  }

  /// Returns the fault of a name in capitals that is a function's in lower case, such as `Expect`.
  private mutating func miscapitalized(_ name: String, for meaning: Meaning) -> Fault? {
    let functions = Meaning(isType: false, side: meaning.side, request: meaning.request)
    guard meaning.isType, let function = nearest(to: name, for: functions),
      function == name.prefix(1).lowercased() + name.dropFirst()
    else { return nil }
    return (
      "Function '\(name)' isn't defined in the study" + .didYouMean(function), "replace '\(name)' with '\(function)'"
    )
  }

  /// Returns the fault of a name that is most likely misspelt. That of a type must be long if an imported module may
  /// define it.
  /// - Parameter minimumLength: the length that the name of a type must have otherwise.
  private mutating func misspelt(_ name: String, for meaning: Meaning, minimumLength: Int = 4) -> Fault? {
    guard let nearest = nearest(to: name, for: meaning),
      !meaning.isType || name.utf8.count >= (hasImport ? 8 : minimumLength)
    else { return nil }
    let summary: Message =
      meaning.isType ? "Type '\(name)' isn't defined in the study" : "Function '\(name)' isn't defined in the study"
    return (summary + .didYouMean(nearest), "replace '\(name)' with '\(nearest)'")
  }

  /// Returns the function or type that a misspelt name almost certainly means.
  private mutating func nearest(to name: String, for meaning: Meaning) -> String? {
    if let near = nearest(to: name, in: meaning) { return near }
    // The names outside of requests are listed once, because all requests have them.
    return meaning.request == nil
      ? nil : nearest(to: name, in: Meaning(isType: meaning.isType, side: meaning.side, request: nil))
  }

  /// Returns the function or type that a misspelt name almost certainly means, of one request or outside of all.
  private mutating func nearest(to name: String, in scope: Meaning) -> String? {
    if known[scope] == nil {
      let visible = (blocksOfRequests[scope.request] ?? []).map { blocks[$0] }.filter { block in
        scope.side.map(block.snippet.isShared) ?? true
      }
      let names = Set(visible.flatMap { scope.isType ? $0.names.types : $0.names.functions })
      known[scope] = KnownNames(scope.isType ? names : names.union(["expect"]))
    }
    return known[scope]?.nearest(to: name).flatMap { Fix.isTypingError(name, for: $0) ? $0 : nil }
  }

  /// Types and protocols of the standard library and of Foundation that resemble those of a study.
  private static let standardTypes = Set(
    """
    Actor AdditiveArithmetic AnyCollection AnyHashable AnyIterator AnyObject AnySequence Array AsyncIteratorProtocol
    AsyncSequence BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool Calendar CaseIterable
    Character Clock ClosedRange Codable CodingKey Collection Comparable ContinuousClock Copyable
    CustomDebugStringConvertible CustomNSError CustomStringConvertible Data Date DateFormatter DateInterval Decimal
    Decodable Dictionary Double Duration Encodable Equatable Error Escapable Executor FixedWidthInteger Float
    FloatingPoint Hashable Hasher Identifiable InstantProtocol Int Int16 Int32 Int64 Int8 IteratorProtocol JSONDecoder
    JSONEncoder Locale LocalizedError LosslessStringConvertible Measurement Mirror MutableCollection Mutex NSObject
    Notification NumberFormatter Numeric OptionSet Optional RandomAccessCollection RandomNumberGenerator Range
    RangeReplaceableCollection RawRepresentable Regex Result Sendable Sequence Set SetAlgebra SignedInteger
    SignedNumeric Strideable String StringProtocol Substring SuspendingClock Task TextOutputStream TimeInterval TimeZone
    Timer UInt UInt16 UInt32 UInt64 UInt8 URL URLComponents URLRequest URLSession UUID UnsignedInteger
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
