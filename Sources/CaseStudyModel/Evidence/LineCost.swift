/// The cost of a change request in files and lines; the sum of several requests' costs is of the same type.
///
/// With EF for existing files modified, AE and DE for lines added and removed in them, NF for new files and AN for
/// their lines, the closure is AN / (AN + AE + DE): the share of the touched lines that are in new files. For example,
/// a request that adds two files of 30 and 10 lines, adds 8 lines to an existing file and removes 2 from it has EF 1,
/// AE 8, DE 2, NF 2, AN 40 and a closure of 40 / 50 = 0.8. A deleted file counts as modified, and renames aren't
/// followed.
public struct LineCost: Sendable, Equatable, Codable {
  /// EF: files of the base that are modified or deleted.
  public var existingFiles: Int
  /// AE: lines added in existing files.
  public var addedInExisting: Int
  /// DE: lines removed from existing files, including all lines of deleted files.
  public var removedInExisting: Int
  /// NF: files that are created.
  public var newFiles: Int
  /// AN: lines of the new files.
  public var addedInNew: Int

  /// Creates a cost from its five numbers.
  public init(
    existingFiles: Int = 0, addedInExisting: Int = 0, removedInExisting: Int = 0, newFiles: Int = 0,
    addedInNew: Int = 0
  ) {
    self.existingFiles = existingFiles
    self.addedInExisting = addedInExisting
    self.removedInExisting = removedInExisting
    self.newFiles = newFiles
    self.addedInNew = addedInNew
  }

  /// AE + DE: lines edited in existing files.
  package var editedLines: Int { addedInExisting + removedInExisting }

  /// AN / (AN + AE + DE), from 0 (all in existing files) to 1 (all in new ones); `nil` if no line is touched.
  public var closure: Double? {
    let touched = addedInNew + addedInExisting + removedInExisting
    return touched == 0 ? nil : Double(addedInNew) / Double(touched)
  }

  /// Adds the costs number by number; the closure of the sum is computed from the summed lines, not averaged.
  public static func + (left: LineCost, right: LineCost) -> LineCost {
    LineCost(
      existingFiles: left.existingFiles + right.existingFiles,
      addedInExisting: left.addedInExisting + right.addedInExisting,
      removedInExisting: left.removedInExisting + right.removedInExisting,
      newFiles: left.newFiles + right.newFiles, addedInNew: left.addedInNew + right.addedInNew)
  }
}
