import CaseStudyModel
import CodeStructure

/// The signs that code breaks or keeps the principle of its section;
///
/// they count if the text doesn't decide. Code that compares kinds and has no interface isn't open to extension; types
/// that conform to an interface next to them are. A subclass that throws because it can't perform an inherited
/// operation breaks substitution, or its interface is too wide. A class that creates the objects it uses and has no
/// interface depends on details.
struct DesignSigns {
  private let texts: [String]
  private let isDrawing: Bool
  private let language: Language?
  /// The interfaces that earlier code of the section declares. They aren't copied, because there may be thousands.
  private let known: Set<String>
  /// The interfaces that the code declares besides those.
  private var declared: Set<String> = []
  /// The interfaces that inherit others.
  private var widened: Set<String> = []
  /// The number of types that conform to one of the interfaces.
  private var conformers = 0
  /// Whether an enumeration lists kinds, which other code then compares.
  private var hasListOfKinds = false
  /// The kinds that are compared: texts, cases and types.
  private var kinds: Set<String> = []
  /// The number of members of heirs that only throw.
  private var refusals = 0
  /// The number of members that are initialised with a new object.
  private var ownedObjects = 0

  /// The maximum number of tokens of a class's bases in Python.
  private static let longestBases = 8
  /// The maximum number of tokens in the header of a type.
  private static let longestHeader = 40
  /// The maximum number of tokens from `throw` to the message of an error.
  private static let longestError = 6
  /// The maximum number of tokens of a member before the `=` of its first value.
  private static let longestMember = 6
  /// The characters of drawn boxes.
  private static let boxes: ClosedRange<Unicode.Scalar> = "\u{2500}"..."\u{257F}"

  /// Reads the signs of code.
  /// - Parameter known: the interfaces that earlier code of the section declares.
  init(_ code: String, in language: Language?, known: Set<String> = []) {
    self.known = known
    self.language = language
    isDrawing = code.unicodeScalars.contains { Self.boxes.contains($0) }
    texts = CodeTokens(code, in: language).texts
    readInterfaces()
    readTypes()
    readKinds()
  }

  /// Assigns undecided blocks of a section the sides that their signs show.
  /// - Parameter indices: the indices of the section's blocks.
  static func classify(_ indices: [Int], in blocks: inout [CodeBlock]) {
    guard indices.contains(where: { blocks[$0].isOpen }) else { return }
    // An interface and the types that conform to it may have blocks of their own.
    var known: Set<String> = []
    for index in indices {
      let declared = classify(&blocks[index], known: known)
      if blocks[index].snippet.side != .before { known.formUnion(declared) }
    }
  }

  /// Assigns an undecided block the side that its signs show.
  /// - Returns: the interfaces that the block declares.
  private static func classify(_ block: inout CodeBlock, known: Set<String>) -> Set<String> {
    let snippet = block.snippet
    let signs = DesignSigns(snippet.code, in: snippet.language, known: known)
    if block.isOpen, snippet.role == .source, snippet.principles.count == 1,
      let side = signs.side(about: snippet.principles[0]), !block.showsVersions
    {
      block.take(side, by: .types)
    }
    return signs.declared
  }

  /// Returns the side that the signs give code about a principle.
  func side(about principle: Principle.ID) -> Side? {
    guard !isDrawing else { return nil }
    switch principle {
    case .ocp:
      if kinds.count >= 2, interfaceCount == 0 { return .before }
      return kinds.isEmpty && !hasListOfKinds && conformers >= 1 ? .after : nil
    case .dip:
      if conformers >= 1, ownedObjects == 0 { return .after }
      return ownedObjects >= 1 && interfaceCount == 0 ? .before : nil
    case .isp:
      if refusals > 0 { return .before }
      return interfaceCount >= 2 && conformers >= 1 ? .after : nil
    case .lsp: return refusals > 0 ? .before : nil
    default: return nil
    }
  }

  private var interfaceCount: Int { known.count + declared.count }

  private func isNameOfInterface(_ name: String) -> Bool { declared.contains(name) || known.contains(name) }

  private mutating func declare(_ interface: String) {
    if !known.contains(interface) { declared.insert(interface) }
  }

  private var isPython: Bool { language?.rawValue == "python" }
  private var isGo: Bool { language?.rawValue == "go" }

  private func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  private func isTypeName(_ text: String) -> Bool { text.first?.isUppercase ?? false }

  private func isLiteral(_ text: String) -> Bool { text.count > 2 && (text.first == "\"" || text.first == "'") }

  /// Reads the interfaces: declared interfaces and protocols, abstract classes, and C++ classes with a pure virtual
  /// function.
  private mutating func readInterfaces() {
    var lastType = ""
    for (index, token) in texts.enumerated() {
      switch token {
      // `type Shape interface` of Go
      case "interface" where text(index - 2) == "type": declare(text(index - 1))
      case "interface", "protocol", "trait":
        guard isTypeName(text(index + 1)) else { continue }
        declare(text(index + 1))
        if !header(from: index + 2).isEmpty { widened.insert(text(index + 1)) }
      case "class":
        lastType = text(index + 1)
        if text(index - 1) == "abstract" { declare(lastType) }
        // `class Shape(ABC):` of Python
        let bases = text(index + 2) == "(" ? texts[(index + 3)...].prefix(Self.longestBases).prefix { $0 != ")" } : []
        if bases.contains("ABC") || bases.contains("Protocol") { declare(lastType) }
      // `virtual double area() const = 0` of C++
      case "0" where text(index - 1) == "=" && (text(index - 2) == ")" || text(index - 2) == "const"):
        if !lastType.isEmpty { declare(lastType) }
      default: continue
      }
    }
  }

  /// Reads which types conform to the interfaces, refuse a method, or make the objects that they use.
  private mutating func readTypes() {
    var index = 0
    // Go declares methods outside their types.
    var isHeir = isGo
    var isInType = false
    // The number of braces open here, and that at the last type.
    var (depth, typeDepth) = (0, 0)
    while index < texts.count {
      let token = texts[index]
      if token == "{" { depth += 1 }
      if token == "}" {
        depth -= 1
        if depth <= typeDepth, !isPython { (isInType, isHeir) = (false, isGo) }
      }
      if ["class", "struct", "object", "enum", "record", "actor"].contains(token), isTypeName(text(index + 1)) {
        let header = self.header(from: index + 2)
        let isInterface = isNameOfInterface(text(index + 1))
        isHeir = !isInterface && header.contains { !["ABC", "Protocol", "Object"].contains($0) }
        if token == "enum", ["Type", "Kind"].contains(where: text(index + 1).hasSuffix) { hasListOfKinds = true }
        isInType = !Self.entries.contains(text(index + 1))
        let kept = header.filter(isNameOfInterface)
        if !isInterface, kept.count >= 2 || kept.contains(where: { !widened.contains($0) }) { conformers += 1 }
        typeDepth = depth
        index += 2
        continue
      }
      if token == "impl", text(index + 2) == "for" {
        isHeir = true
        if isNameOfInterface(text(index + 1)) { conformers += 1 }
      }
      if isHeir, refuses(at: index) { refusals += 1 }
      if isInType, isOwned(at: index) { ownedObjects += 1 }
      index += 1
    }
  }

  /// Returns the names of types in the header of a declaration, without its parameters.
  private func header(from start: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    for token in texts[min(start, texts.count)...].prefix(Self.longestHeader) {
      if token == "{" || token == ";" || isPython && token == ":" || token == "class" { break }
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      if isTypeName(token), depth == 0 || isPython { names.append(token) }
    }
    return names
  }

  /// Types that put a program together, and so create objects of concrete types.
  private static let entries: Set<String> = ["Main", "Program", "App", "Application", "Client", "Test", "Demo"]

  private static let refusals: Set<String> = [
    "UnsupportedOperationException", "NotSupportedException", "NotImplementedException", "UnsupportedError",
    "UnimplementedError", "BadMethodCallException", "NotImplementedError", "NotSupportedError",
    "UnsupportedOperationError",
  ]
  private static let errors: Set<String> = [
    "Error", "Exception", "RuntimeException", "LogicException", "InvalidOperationException", "std",
  ]

  /// Parts of messages that say that a method isn't supported; other messages reject a value, which conformers may do.
  private static let inabilities = [
    "not impl", "not supp", "unsupp", "cannot", "can't", "can’t", "can not", "no puede", "não pode", "ne peut",
    "kann nicht", "не може", "не уме", "nie może", "non può", "不能", "不支持", "不会", "못", "없", "できま", "できない",
  ]

  /// Returns whether code throws here because it doesn't support a method, as in `fatalError("not supported")`,
  /// `panic!("not supported")` and `throw new UnsupportedOperationException()`.
  private func refuses(at index: Int) -> Bool {
    switch texts[index] {
    case "fatalError", "panic", "preconditionFailure", "TODO":
      return text(index + 1) == "(" && isLiteral(text(index + 2))
        || text(index + 1) == "!" && text(index + 2) == "(" && isLiteral(text(index + 3))
    case "throw", "raise":
      let rest = texts[(index + 1)...].prefix(Self.longestError)
      if rest.contains(where: Self.refusals.contains) { return true }
      let message = rest.first(where: isLiteral)?.lowercased() ?? ""
      return rest.contains(where: Self.errors.contains) && Self.inabilities.contains(where: message.contains)
    default: return false
    }
  }

  private static let members: Set<String> = [
    "private", "self", "this", "$this", "readonly", "final", "let", "var", "val",
  ]

  /// Returns whether a member is initialised with a new object without arguments, as in `private let mail = Mailer()`
  /// and `self.mail = new Mailer()`.
  private func isOwned(at index: Int) -> Bool {
    let isAssignment = texts[index] == "=" && text(index - 1) != "=" && text(index + 1) != "="
    guard isAssignment else { return false }
    let name = text(index + 1) == "new" ? index + 2 : index + 1
    guard isTypeName(text(name)), text(name + 1) == "(", text(name + 2) == ")" else { return false }
    return texts[max(0, index - Self.longestMember)..<index].contains(where: Self.members.contains)
  }

  /// Reads the kinds that code distinguishes: texts and cases in comparisons, and tested types.
  private mutating func readKinds() {
    for (index, token) in texts.enumerated() {
      let next = text(index + 1)
      switch token {
      // `kind == "car"`, `kind == .car` and `kind == Kind.car`
      case "=" where text(index - 1) == "=":
        if isLiteral(next) { kinds.insert(next) }
        if next == ".", text(index + 2).first?.isLetter ?? false { kinds.insert(text(index + 2)) }
        if isTypeName(next), text(index + 2) == "." { kinds.insert(text(index + 3)) }
      case "case", "when":
        if isLiteral(next) || isTypeName(next) { kinds.insert(text(index + (text(index + 2) == "." ? 3 : 1))) }
        if next == "." || next == "is" || next == "let" { kinds.insert(text(index + 2)) }
      case "instanceof": kinds.insert(next)
      // `isinstance(shape, Circle)`
      case "isinstance": kinds.insert(text(index + 4))
      case "is" where isTypeName(next) && text(index - 1) != "case": kinds.insert(next)
      case "equals", "equalsIgnoreCase", "Equals":
        if next == "(", isLiteral(text(index + 2)) { kinds.insert(text(index + 2)) }
      default:
        // The cases of a match of PHP, Rust or C#, and of a when of Kotlin
        if isLiteral(token), next == "=" || next == "-", text(index + 2) == ">" { kinds.insert(token) }
      }
    }
  }
}
