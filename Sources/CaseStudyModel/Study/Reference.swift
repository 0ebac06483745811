/// Something that a study is based on.
public struct Reference: Sendable, Equatable {
  public var title: String
  public var url: String?
  public var note: String?

  public init(title: String, url: String? = nil, note: String? = nil) {
    self.title = title
    self.url = url
    self.note = note
  }
}
