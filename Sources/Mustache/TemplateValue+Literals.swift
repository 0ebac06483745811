extension TemplateValue: ExpressibleByNilLiteral {
  /// Creates a null value.
  public init(nilLiteral: ()) { self = .null }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  /// Creates a condition.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral {
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  /// Creates plain text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; for duplicate names, the last value wins.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}
