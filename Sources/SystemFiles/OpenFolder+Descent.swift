extension OpenFolder {
  /// Opens the folder at a relative path below this one, through folders alone: a link on the way, wherever it leads, is refused.
  /// - Parameter isCreating: whether folders that are missing are created.
  package borrowing func descend(_ path: String, isCreating: Bool = false) throws(SystemError) -> OpenFolder {
    let names = FilePath.names(on: path)
    guard let first = names.first else { return try OpenFolder(self.path) }
    if isCreating { try createFolder(EntryName(first)) }
    let next = try folder(EntryName(first))
    if names.count == 1 { return next }
    return try next.descend(names.dropFirst().joined(separator: "/"), isCreating: isCreating)
  }
}
