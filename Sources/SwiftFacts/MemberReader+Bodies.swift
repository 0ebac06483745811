import SwiftSyntax
import SyntaxFacts

extension MemberReader {
  /// Returns the facts of a function's statements.
  func body(
    _ statements: CodeBlockItemListSyntax, parameters: [(name: String, type: TypeReference)]
  ) -> CodeBody {
    var body = body(of: Syntax(statements), parameters: parameters)
    body.shape = BodyShape(statements)
    body.forwards = statements.isCall(passingOn: Set(parameters.map(\.name))) ? true : nil
    return body
  }

  /// Returns the facts of accessors or observers; `nil` if they have no bodies.
  func body(
    _ block: AccessorBlockSyntax?, type: TypeReference, parameters: [(name: String, type: TypeReference)]
  ) -> CodeBody? {
    switch block?.accessors {
    case .getter(let statements)?: return body(statements, parameters: parameters)
    case .accessors(let accessors)?:
      guard accessors.contains(where: { $0.body != nil }) else { return nil }
      let visitor = BodyVisitor(locator: locator, parameters: parameters)
      for accessor in accessors {
        visitor.scopes.open()
        if let name = accessor.parameterName { visitor.scopes.bind(name, to: [.value(type)]) }
        visitor.walk(accessor)
        visitor.scopes.close()
      }
      var body = visitor.body
      let shapes = accessors.compactMap(\.body).map { BodyShape($0.statements) }
      // Accessors of different shapes have none in common.
      body.shape = shapes.allSatisfy { $0 == shapes[0] } ? shapes[0] : .other
      return body
    default: return nil
    }
  }

  /// Returns the facts of any node that contains code.
  func body(of syntax: Syntax, parameters: [(name: String, type: TypeReference)] = []) -> CodeBody {
    let visitor = BodyVisitor(locator: locator, parameters: parameters)
    visitor.walk(syntax)
    return visitor.body
  }

  /// Returns the facts of a variable's initial value, which creates its property wrappers too; `nil` without either.
  func initialValue(of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) -> CodeBody? {
    // Only variables can have wrappers: a constant's attribute may be an actor, such as '@MainActor'.
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
      // The compiler's own attributes begin with a lowercase letter.
      isVariable && attribute.attributeName.trimmedDescription.first?.isUppercase == true
    }
    guard binding.initializer != nil || !wrappers.isEmpty else { return nil }
    let visitor = BodyVisitor(locator: locator, parameters: [])
    if let value = binding.initializer?.value { visitor.walk(value) }
    for wrapper in wrappers { if let arguments = wrapper.arguments { visitor.walk(arguments) } }
    var body = visitor.body
    body.accesses += wrappers.map {
      Access(line: locator.line(of: $0), steps: [.call(TypeReference($0.attributeName).name, [])])
    }
    return body
  }

  /// Returns the facts of the default arguments, if there are any.
  func defaults(of clause: FunctionParameterClauseSyntax) -> CodeBody? {
    let defaults = clause.parameters.compactMap(\.defaultValue)
    guard !defaults.isEmpty else { return nil }
    let visitor = BodyVisitor(locator: locator, parameters: [])
    for value in defaults { visitor.walk(value) }
    return visitor.body
  }
}

extension AccessorDeclSyntax {
  /// The name of the accessor's parameter, which may be implicit; `nil` if it has none.
  fileprivate var parameterName: String? {
    if let name = parameters?.name { return name.plainText }
    switch accessorSpecifier.text {
    case "set", "willSet", "init": return "newValue"
    case "didSet": return "oldValue"
    default: return nil
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether the property has no storage, because it has accessors other than observers.
  var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
