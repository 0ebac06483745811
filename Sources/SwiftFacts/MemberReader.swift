import SwiftSyntax
import SyntaxFacts

/// Reads the declarations of members of a type, an extension or a file.
struct MemberReader {
  /// The locator of the file.
  let locator: Locator
  /// The access level of members without a modifier.
  var access = AccessLevel.internal

  /// Returns the members that a declaration introduces; none for types and unnamed declarations.
  func members(of declaration: DeclSyntax) -> [Member] {
    if let function = declaration.as(FunctionDeclSyntax.self) { return [member(function)] }
    if let variable = declaration.as(VariableDeclSyntax.self) { return members(variable) }
    if let initializer = declaration.as(InitializerDeclSyntax.self) { return [member(initializer)] }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) { return members(cases) }
    if let script = declaration.as(SubscriptDeclSyntax.self) { return [member(script)] }
    if let deinitializer = declaration.as(DeinitializerDeclSyntax.self) {
      let lines = locator.lines(of: deinitializer, name: deinitializer.deinitKeyword)
      let body = deinitializer.body.map { self.body($0.statements, parameters: []) }
      return [Member(kind: .deinitializer, name: "deinit", lines: lines, body: body)]
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return [
        Member(
          kind: .typeAlias, name: alias.name.plainText, lines: locator.lines(of: alias, name: alias.name),
          access: alias.modifiers.access ?? access, type: TypeReference(alias.initializer.value))
      ]
    }
    if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
      let constraints =
        [TypeReference](type.inheritanceClause)
        + [GenericParameter](type.genericWhereClause).filter { $0.name == type.name.plainText }.flatMap(\.constraints)
      return [
        Member(
          kind: .associatedType, name: type.name.plainText, lines: locator.lines(of: type, name: type.name),
          access: access, constraints: constraints)
      ]
    }
    return []
  }

  private func member(_ function: FunctionDeclSyntax) -> Member {
    let clause = function.signature.parameterClause
    var parameters = clause.facts
    if case .identifier = function.name.tokenKind {
    } else {
      // Operands have no labels.
      for index in parameters.indices { parameters[index].label = "_" }
    }
    return Member(
      kind: .method, name: function.name.plainText, lines: locator.lines(of: function, name: function.name),
      isStatic: function.modifiers.isStatic, access: function.modifiers.access ?? access,
      genericParameters: .init(function.genericParameterClause, function.genericWhereClause),
      parameters: parameters, type: function.signature.returnClause.map { TypeReference($0.type) },
      body: function.body.map { body($0.statements, parameters: clause.named) }, initialValue: defaults(of: clause))
  }

  private func member(_ initializer: InitializerDeclSyntax) -> Member {
    let clause = initializer.signature.parameterClause
    return Member(
      kind: .initializer, name: "init", lines: locator.lines(of: initializer, name: initializer.initKeyword),
      access: initializer.modifiers.access ?? access,
      genericParameters: .init(initializer.genericParameterClause, initializer.genericWhereClause),
      parameters: clause.facts, body: initializer.body.map { body($0.statements, parameters: clause.named) },
      initialValue: defaults(of: clause))
  }

  private func member(_ script: SubscriptDeclSyntax) -> Member {
    // The parameters of a subscript have no labels unless two names are given.
    var parameters = script.parameterClause.facts
    for (index, parameter) in script.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      parameters[index].label = "_"
    }
    let type = TypeReference(script.returnClause.type)
    return Member(
      kind: .subscript, name: "subscript", lines: locator.lines(of: script, name: script.subscriptKeyword),
      isStatic: script.modifiers.isStatic, access: script.modifiers.access ?? access,
      genericParameters: .init(script.genericParameterClause, script.genericWhereClause), parameters: parameters,
      type: type, body: body(script.accessorBlock, type: type, parameters: script.parameterClause.named))
  }

  private func members(_ declaration: EnumCaseDeclSyntax) -> [Member] {
    declaration.elements.map { element in
      let parameters = (element.parameterClause?.parameters ?? []).map {
        Parameter(label: $0.firstName?.plainText ?? "_", type: TypeReference($0.type))
      }
      let lines = locator.lines(of: declaration, name: element.name)
      return Member(
        kind: .enumCase, name: element.name.plainText, lines: lines, isStatic: true, access: access,
        parameters: parameters)
    }
  }

  private func members(_ variable: VariableDeclSyntax) -> [Member] {
    var following: TypeReference?
    var members: [Member] = []
    // In `let a, b: Int`, the type follows the last name.
    for binding in variable.bindings.reversed() {
      let type = binding.typeAnnotation.map { TypeReference($0.type) }
      if type != nil || binding.initializer != nil { following = type }
      let value = binding.initializer.map { Chain($0.value, in: Scopes()).steps } ?? []
      let code = body(binding.accessorBlock, type: type ?? TypeReference("_"), parameters: [])
      let isComputed = binding.accessorBlock?.isComputed ?? false
      for (name, token) in binding.pattern.declaredNames {
        let isOne = binding.pattern.is(IdentifierPatternSyntax.self)
        members.append(
          Member(
            kind: isComputed ? .computedProperty : .storedProperty, name: name,
            lines: locator.lines(of: variable, name: token), isStatic: variable.modifiers.isStatic,
            isVariable: !isComputed && variable.bindingSpecifier.tokenKind == .keyword(.var) ? true : nil,
            access: variable.modifiers.access ?? access, type: isOne ? following : nil, value: isOne ? value : [],
            body: code, initialValue: initialValue(of: binding, in: variable)))
      }
    }
    return members.reversed()
  }
}

extension PatternSyntax {
  /// The names declared by a variable's pattern.
  fileprivate var declaredNames: [(name: String, token: TokenSyntax)] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [(identifier.identifier.plainText, identifier.identifier)]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.declaredNames }.reversed() ?? []
  }
}
