/// The cost of a change request on one side, when its patches and files are applied to the side's files.
package enum RequestCost: Sendable, Equatable {
  /// The request has no change for the side.
  case notAsked
  /// A patch or file of the request doesn't fit the side's files, so the cost is unknown.
  case inapplicable
  /// The files and lines, with the paths of the existing files that are edited and of the new ones, in order.
  case counted(LineCost, editedFiles: [String], newFiles: [String])
}
