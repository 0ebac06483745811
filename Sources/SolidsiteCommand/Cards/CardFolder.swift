import CaseStudyModel
import SystemFiles

/// The folder of drawn cards, which are named after their content: the site's own, or else a temporary one.
struct CardFolder: Sendable {
  /// The site's folder of stored cards.
  static let path = ".solidsite/cards"

  /// The absolute path.
  let path: String
  /// The lock on the site's own folder, without which another build could remove cards.
  private let lock: FolderLock?
  private let temporary: TemporaryFolder?

  /// Whether the folder is removed after the build.
  var isTemporary: Bool { temporary != nil }

  /// Opens the site's folder, or a temporary one if another build uses that or it isn't writable.
  init(ofSite root: String) throws(SystemError) {
    if let (path, lock) = try? Self.own(of: root) {
      (self.path, self.lock, temporary) = (path, lock, nil)
      return
    }
    let folder = try TemporaryFolder(for: "cards", isForManySmallFiles: true)
    (path, lock, temporary) = (folder.path, nil, folder)
  }

  private static func own(of root: String) throws -> (String, FolderLock)? {
    let folder = try IgnoredFolder.opened(path, in: root)
    guard let lock = try FolderLock(folder.path) else { return nil }
    return (folder.path, lock)
  }

  /// Returns the cards that the folder has.
  func cards() throws(SystemError) -> [StoredCard] {
    try OpenFolder(path, followingLinks: false).names().compactMap { StoredCard(name: $0.description) }
  }

  /// Stores a card.
  func store(_ picture: PNGPicture, as card: StoredCard) throws(SystemError) {
    try OpenFolder(path, followingLinks: false).replace(EntryName(card.name), by: picture.bytes)
  }

  /// Returns the bytes of a card.
  func bytes(of card: StoredCard) -> Diagnosed<[UInt8]> {
    guard let picture = picture(of: card) else {
      return Diagnosed([], [.faultyStoredCard(Self.path + "/" + card.name)])
    }
    return Diagnosed(picture.bytes)
  }

  /// Returns a card's picture; `nil` if the file is truncated or isn't a card's picture, so that the card is drawn
  /// again.
  func picture(of card: StoredCard) -> PNGPicture? {
    let bytes = try? FileSystem.read(card.name, in: path, limit: 64 << 20)
    guard let picture = bytes.flatMap(PNGPicture.init), picture.width == card.width, picture.height == card.height
    else { return nil }
    return picture
  }

  /// Returns the names of the cards that a site's folder has, sorted.
  static func names(inSite root: String) -> [String] {
    let names = try? FileSystem.names(in: FilePath.joined(root, path))
    return (names ?? []).filter { StoredCard(name: $0) != nil }
  }

  /// Returns the bytes of a card that a site's folder has; empty if it can't be read.
  static func bytes(of name: String, inSite root: String) -> [UInt8] {
    (try? FileSystem.read(name, in: FilePath.joined(root, path), limit: 64 << 20)) ?? []
  }

  /// Removes the cards that a build didn't use, and releases the lock.
  func close(keeping used: Set<String>) {
    if let temporary { return temporary.remove() }
    if let folder = try? OpenFolder(path, followingLinks: false), let names = try? folder.names() {
      for name in names where StoredCard(name: name.description) != nil && !used.contains(name.description) {
        try? folder.removeFile(name)
      }
    }
    lock?.release()
  }
}

/// A card stored in a file, such as `0123456789abcdef-1200x630.png`.
struct StoredCard: Sendable, Equatable {
  /// The hash of everything that the picture depends on.
  let key: String
  let width: Int
  let height: Int
}

extension StoredCard {
  /// Reads the name of a file; `nil` for other files.
  init?(name: String) {
    guard let match = name.wholeMatch(of: /([0-9a-f]{16})-([0-9]{1,5})x([0-9]{1,5})\.png/),
      let width = Int(match.2), let height = Int(match.3), width > 0, height > 0
    else { return nil }
    self.init(key: String(match.1), width: width, height: height)
  }

  var name: String { "\(key)-\(width)x\(height).png" }
}
