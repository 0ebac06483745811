import SourceTrees
import SyntaxFacts

/// Finds the conformers that guard their variables by no lock, although tasks may share their objects.
///
/// A clause runs in one task, so it can't notice data races.
///
/// **Definition.** A class with variables that is `Sendable`, directly or through a protocol, if neither its stored
/// properties nor those of the types that it stores name a lock. Objects in a file that names the main actor are left
/// out, because that actor runs one task at a time.
///
/// **Source.** SE-0302, "Sendable and @Sendable closures": the author of `@unchecked Sendable` guards the state. The
/// definition is this project's own.
///
/// **Example.** `final class Meter: @unchecked Sendable { var sum = 0 }`.
struct UnlockedState: Sendable {
  var code: CodeBase
  var tree: SourceTree

  /// Returns the types that tasks may share without a lock, in alphabetical order.
  func sharedTypes(of names: Set<String>) -> [String] {
    unlockedTypes(of: names).filter { code.supertypes(of: $0).contains("Sendable") }
  }

  /// Returns the classes with variables and without a lock, in alphabetical order.
  func unlockedTypes(of names: Set<String>) -> [String] {
    names.filter { name in
      guard let type = code.types[name], type.declaration?.kind == .class, !isOnMainActor(type) else { return false }
      return type.storedProperties.contains { $0.member.isVariable == true } && !hasLock(name)
    }.sorted()
  }

  /// Returns whether a type, or one that it stores, has a lock.
  func hasLock(_ name: String) -> Bool {
    var seen: Set = [name]
    var waiting = [name] + code.supertypes(of: name)
    while let next = waiting.popLast() {
      for placed in code.types[next]?.storedProperties ?? [] {
        let words = tree.tokens(of: placed)
        if words.contains(where: Self.locks.contains) { return true }
        waiting += words.filter { code.types[$0]?.declaration != nil && seen.insert($0).inserted }
      }
    }
    return false
  }

  private func isOnMainActor(_ type: CodeType) -> Bool {
    type.files.contains { tree.files[$0]?.text.contains("MainActor") == true }
  }

  private static let locks: Set = [
    "Atomic", "DispatchQueue", "DispatchSemaphore", "Mutex", "NSCondition", "NSConditionLock", "NSLock",
    "NSRecursiveLock", "OSAllocatedUnfairLock", "os_unfair_lock", "pthread_mutex_t", "pthread_rwlock_t",
  ]
}
