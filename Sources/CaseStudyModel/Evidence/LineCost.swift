/// What a change does to a tree of files, counted in files and lines.
///
/// A file that is deleted counts as modified, and renames are not followed.
public struct LineCost: Sendable, Equatable, Codable {
  /// Existing files that are modified or deleted.
  public var existingFiles = 0
  /// Lines added in existing files.
  public var addedInExisting = 0
  /// Lines removed from existing files.
  public var removedInExisting = 0
  public var newFiles = 0
  /// Lines of new files.
  public var addedInNew = 0

  public init() {}

  /// The share of the lines that went to new files; `nil` where no line was touched.
  public var closure: Double? {
    let lines = addedInNew + addedInExisting + removedInExisting
    return lines == 0 ? nil : Double(addedInNew) / Double(lines)
  }

  public static func + (left: LineCost, right: LineCost) -> LineCost {
    var sum = left
    sum.existingFiles += right.existingFiles
    sum.addedInExisting += right.addedInExisting
    sum.removedInExisting += right.removedInExisting
    sum.newFiles += right.newFiles
    sum.addedInNew += right.addedInNew
    return sum
  }
}
