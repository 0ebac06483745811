extension TemplateValue: ExpressibleByNilLiteral {
  /// Creates the empty value from `nil`.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// Creates a condition.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int) {
    self = .integer(value)
  }
}

extension TemplateValue: ExpressibleByFloatLiteral {
  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  /// Creates plain text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: TemplateValue...) {
    self = .list(elements)
  }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; where a name is repeated, its last value counts.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
