import SwiftSyntax
import SyntaxFacts

extension FunctionParameterClauseSyntax {
  /// The parameters by the names that they have inside.
  var named: [(name: String, type: TypeReference)] {
    parameters.map { (($0.secondName ?? $0.firstName).plainText, $0.reference) }
  }

  /// The parameters as callers see them.
  var facts: [Parameter] {
    parameters.map {
      Parameter(label: $0.firstName.plainText, type: $0.reference, hasDefault: $0.defaultValue != nil)
    }
  }
}

extension FunctionParameterSyntax {
  /// The type inside of the function: an array where the parameter is variadic.
  fileprivate var reference: TypeReference {
    ellipsis == nil ? TypeReference(type) : TypeReference("Array", [TypeReference(type)])
  }
}
