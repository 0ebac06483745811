import SwiftSyntax
import SyntaxFacts

/// Collects the names, types, switches and casts that executable code uses.
final class BodyVisitor: SyntaxVisitor {
  /// The facts collected so far.
  private(set) var body = CodeBody()
  private let locator: Locator
  /// The local names in scope.
  var scopes = Scopes()
  /// The enclosing `switch` statements, as far as they are read.
  private var openSwitches: [OpenSwitch] = []
  /// The parameters of the enclosing closures.
  private var elements: [Chain.Elements] = [Chain.Elements()]

  /// Creates a visitor for code in which the names of `parameters` are visible.
  init(locator: Locator, parameters: [(name: String, type: TypeReference)]) {
    self.locator = locator
    super.init(viewMode: .sourceAccurate)
    for parameter in parameters { scopes.bind(parameter.name, to: [.value(parameter.type)]) }
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { read(node) }

  private func read(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    let chain = Chain(ExprSyntax(node), in: scopes)
    record(chain.steps, at: chain.lastName)
    if let type = chain.rootName.flatMap(scopes.typeOfCapturedVariable) {
      body.capturedVariables = (body.capturedVariables ?? []).filter { $0 != type } + [type]
    }
    for part in chain.parts {
      elements.append(part.elements)
      walk(part.syntax)
      elements.removeLast()
    }
    return .skipChildren
  }

  private func record(_ steps: [AccessStep], at node: Syntax) {
    if steps == [.member("self")] { body.usesWholeSelf = true }
    if steps.isEmpty || steps.count == 1 && steps[0].name == nil { return }
    body.accesses.append(Access(line: locator.line(of: node), steps: steps))
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for (operation, type) in node.casts {
      if let mark = operation.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark {
        note(mark.text == "!" ? .forced : .conditional, TypeReference(type.type), at: operation)
      } else if operation.is(UnresolvedIsExprSyntax.self) {
        note(.test, TypeReference(type.type), at: operation)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let root = node.root.map { [AccessStep.value(TypeReference($0))] } ?? elements.last?.elementSteps ?? []
    let properties = node.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName }
    if let last = properties.last, !root.isEmpty {
      record(root + properties.map { .member($0.baseName.plainText) }, at: Syntax(last))
    }
    return .visitChildren
  }

  // The names in a key path are members of its root.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let element = elements.last ?? Chain.Elements()
    scopes.open(isClosure: element.elementSteps.isEmpty)
    switch node.signature?.parameterClause {
    case .simpleInput(let names)?:
      for (index, name) in names.enumerated() {
        scopes.bind(name.name.plainText, to: element.steps(of: index, among: names.count))
      }
    case .parameterClause(let clause)?:
      for (index, parameter) in clause.parameters.enumerated() {
        let name = (parameter.secondName ?? parameter.firstName).plainText
        let declared = parameter.type.map { [AccessStep.value(TypeReference($0))] }
        scopes.bind(name, to: declared ?? element.steps(of: index, among: clause.parameters.count))
      }
    default: for index in 0..<3 { scopes.bind("$\(index)", to: element.steps(of: index, among: 1)) }
    }
    elements.append(Chain.Elements())
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) {
    elements.removeLast()
    scopes.close()
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { mention(TypeSyntax(node)) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { mention(TypeSyntax(node)) }

  private func mention(_ node: TypeSyntax) -> SyntaxVisitorContinueKind {
    body.mentions.append(TypeMention(line: locator.line(of: node), type: TypeReference(node)))
    return .skipChildren
  }

  /// Records a check of a value's type.
  func note(_ form: CastSite.Form, _ type: TypeReference, at node: some SyntaxProtocol) {
    body.casts.append(CastSite(line: locator.line(of: node), form: form, type: type))
  }

  // Types declared in code are read separately.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.close() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: IfExprSyntax) { scopes.close() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: WhileStmtSyntax) { scopes.close() }

  private func open() -> SyntaxVisitorContinueKind {
    scopes.open()
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    scopes.open()
    let sequence = Chain(node.sequence, in: scopes).steps
    let declared = node.typeAnnotation.map { [AccessStep.value(TypeReference($0.type))] }
    let subject = Subject(declared ?? (sequence.isEmpty ? [] : sequence + [.element]))
    if node.caseKeyword != nil {
      let line = locator.line(of: node)
      body.switches += subject.sites([Pattern(node.pattern)], line: line, hasDefault: false, isCondition: true)
    }
    bind(node.pattern, to: subject)
    if let condition = node.whereClause { walk(condition) }
    walk(node.body)
    scopes.close()
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.named
    let result = node.signature.returnClause.map { TypeReference($0.type) } ?? TypeReference("Void")
    scopes.bind(node.name.plainText, to: [.value(TypeReference("Function", [result] + parameters.map(\.type)))])
    scopes.open(isClosure: true)
    for parameter in parameters { scopes.bind(parameter.name, to: [.value(parameter.type)]) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.close() }

  override func visitPost(_ node: PatternBindingSyntax) {
    let declared = node.typeAnnotation.map { [AccessStep.value(TypeReference($0.type))] }
    let keyword = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
    bind(
      node.pattern, to: Subject(declared ?? node.initializer.map { Chain($0.value, in: scopes).steps } ?? []),
      isVariable: keyword == .keyword(.var))
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
    if name.text == "self" { return .skipChildren }
    if node.initializer == nil { record(shorthand(name), at: Syntax(name)) }
    return .visitChildren
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier
    if name?.text == "self" { return }
    let declared = node.typeAnnotation.map { [AccessStep.value(TypeReference($0.type))] }
    let value = node.initializer.map { Chain($0.value, in: scopes).steps } ?? name.map(shorthand) ?? []
    bind(node.pattern, to: Subject(declared ?? value))
  }

  /// Returns the value that `if let name` unwraps.
  private func shorthand(_ name: TokenSyntax) -> [AccessStep] {
    scopes.steps(of: name.plainText) ?? [.member(name.plainText)]
  }

  // MARK: Cases

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let subject = Subject(node.subject, in: scopes)
    var patterns: [Pattern] = []
    var hasDefault = false
    for element in node.cases {
      guard case .switchCase(let element) = element else { continue }
      if case .case(let label) = element.label {
        patterns += label.caseItems.map { Pattern($0.pattern) }
      } else {
        hasDefault = true
      }
    }
    let line = locator.line(of: node)
    let first = body.switches.count
    body.switches += subject.sites(patterns, line: line, hasDefault: hasDefault, isCondition: false)
    // The first site is for the whole value; those of nested patterns come after it.
    openSwitches.append(OpenSwitch(subject: subject, site: body.switches.count > first ? first : nil))
    return .visitChildren
  }

  override func visitPost(_ node: SwitchExprSyntax) {
    guard let read = openSwitches.popLast(), let site = read.site else { return }
    body.switches[site].branches = read.branches
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    guard !openSwitches.isEmpty else { return .visitChildren }
    openSwitches[openSwitches.count - 1].branchStart = body.accesses.count
    guard case .case(let label) = node.label else { return .visitChildren }
    for item in label.caseItems { bind(item.pattern, to: openSwitches[openSwitches.count - 1].subject) }
    return .visitChildren
  }

  override func visitPost(_ node: SwitchCaseSyntax) {
    scopes.close()
    guard case .case(let label) = node.label, let start = openSwitches.last?.branchStart else { return }
    let cases = label.caseItems.flatMap { Pattern($0.pattern).cases }.filter(\.path.isEmpty).map(\.name)
    openSwitches[openSwitches.count - 1].branches.append(
      SwitchBranch(cases: cases, accesses: Array(body.accesses[start...])))
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    scopes.open()
    scopes.bind("error", to: [])
    for item in node.catchItems {
      if let pattern = item.pattern { bind(pattern, to: Subject([])) }
    }
    return .visitChildren
  }

  override func visitPost(_ node: CatchClauseSyntax) { scopes.close() }

  override func visitPost(_ node: MatchingPatternConditionSyntax) {
    let subject = Subject(node.initializer.value, in: scopes)
    let line = locator.line(of: node)
    body.switches += subject.sites([Pattern(node.pattern)], line: line, hasDefault: false, isCondition: true)
    bind(node.pattern, to: subject)
  }

  /// Declares the names bound by a pattern that is matched with a value.
  private func bind(_ syntax: PatternSyntax, to subject: Subject, isVariable: Bool = false) {
    let pattern = Pattern(syntax)
    for (name, path) in pattern.names { scopes.bind(name, to: subject.steps(path), isVariable: isVariable) }
    for (form, type, node) in pattern.casts { note(form, type, at: node) }
  }
}

/// A `switch` statement that is being read.
private struct OpenSwitch {
  var subject: Subject
  /// The index of its site among the switches of the body; `nil` if its value isn't known.
  var site: Int?
  /// The branches that have been read.
  var branches: [SwitchBranch] = []
  /// The number of expressions of the body before the branch that is being read.
  var branchStart = 0
}
