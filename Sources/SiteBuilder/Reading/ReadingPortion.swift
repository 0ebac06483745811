import CaseStudyModel

/// The studies that a load reads if reading all at once would take too long.
///
/// The others stay unread until a later load. Such a load doesn't read days of last changes, because git may take
/// seconds.
public struct ReadingPortion: Sendable {
  /// The files to read in any case, relative to the site's folder.
  private let needed: Set<PathKey>
  /// The maximum number of further files.
  private let count: Int
  /// Returns whether the remaining files can wait; called before each file is read, on several threads.
  private let isEnough: @Sendable () -> Bool

  public init(
    needed: some Sequence<String> = [], count: Int = 0, isEnough: @escaping @Sendable () -> Bool = { false }
  ) {
    self.needed = Set(needed.map(PathKey.init))
    self.count = count
    self.isEnough = isEnough
  }

  /// Returns the files to read, required ones first.
  /// - Parameter home: the home page, which is required because its title and links determine much of the site.
  func chosen(among unread: [String], home: String?) -> [String] {
    let needed = unread.filter { needs($0) || $0 == home }
    return needed + unread.lazy.filter { !needs($0) && $0 != home }.prefix(count)
  }

  /// Returns whether a file is still to be read.
  func admits(_ path: String) -> Bool { needs(path) || !isEnough() }

  private func needs(_ path: String) -> Bool { needed.contains(PathKey(path)) }
}
