/// Names that differ by more than case: a name that is already taken gets a number.
struct NumberedNames: Sendable {
  private var taken: Set<String> = []
  /// The last number that each name was given: counting from 2 each time would be quadratic.
  private var numbers: [String: Int] = [:]

  /// Takes a name, and returns it with a number if it was taken.
  mutating func take(_ name: String) -> String {
    let key = name.lowercased()
    var free = name
    while !taken.insert(free.lowercased()).inserted {
      numbers[key, default: 1] += 1
      free = "\(name)-\(numbers[key, default: 1])"
    }
    return free
  }
}
