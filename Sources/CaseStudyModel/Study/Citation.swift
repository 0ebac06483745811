/// A work that a study is based on.
public struct Citation: Sendable, Equatable {
  /// The title of the work.
  public var title: String
  /// The address of the work.
  public var url: String?
  /// A remark, such as the chapter.
  public var note: String?

  public init(title: String, url: String? = nil, note: String? = nil) {
    self.title = title
    self.url = url
    self.note = note
  }
}
