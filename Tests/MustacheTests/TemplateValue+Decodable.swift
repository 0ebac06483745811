import Mustache

extension TemplateValue: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let condition = try? container.decode(Bool.self) {
      self = .bool(condition)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let elements = try? container.decode([TemplateValue].self) {
      self = .list(elements)
    } else {
      self = .object(try container.decode([String: TemplateValue].self))
    }
  }
}
