import SwiftSyntax
import SyntaxFacts

extension FunctionParameterClauseSyntax {
  /// The parameters by their internal names.
  var named: [(name: String, type: TypeReference)] {
    parameters.map { (($0.secondName ?? $0.firstName).plainText, $0.reference) }
  }

  /// The parameters as seen by callers.
  var facts: [Parameter] {
    parameters.map {
      Parameter(
        label: $0.firstName.plainText, type: $0.reference, hasDefault: $0.defaultValue != nil,
        isInout: $0.type.isInout ? true : nil)
    }
  }
}

extension FunctionParameterSyntax {
  /// The type inside the function, which is an array for variadic parameters.
  fileprivate var reference: TypeReference {
    ellipsis == nil ? TypeReference(type) : TypeReference("Array", [TypeReference(type)])
  }
}
