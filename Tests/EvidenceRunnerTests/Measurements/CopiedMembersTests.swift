import EvidenceMeasures
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Types that have copies of a divided type's code.
struct CopiedMembersTests {
  private static let before = """
    struct Gym {
      func enter() {
        visits.append(name)
        fees += paid * 2
        notes.append("\\(name) \\(paid)")
      }
      func bulletin() {
        return "Last: " + notes.joined(separator: "; ")
      }
    }
    """

  /// The code after, and the types that have copies.
  private static let cases: [(after: String, names: [String])] = [
    // Under other names, in another order, and with an additional statement.
    (
      """
      struct Desk {
        func enter() {
          visits.append(name)
          fees += paid * 2
          notes.append("\\(name) \\(paid)")
        }
      }
      struct Board {
        func come() {
          lines.append("\\(who) \\(sum)")
          self.money += sum * 2
          print(who)
          self.guests.append(who)
        }
      }
      """, ["Board", "Desk"]
    ),
    // The same code once, divided code, and code that differs.
    (
      """
      struct Desk {
        func enter() {
          visits.append(name)
          fees += paid * 2
          notes.append("\\(name) \\(paid)")
        }
      }
      struct Board {
        func bulletin() {
          return "Last: " + notes.joined(separator: "; ")
        }
      }
      """, []
    ),
    (
      """
      struct Desk {
        func enter() { visits.append(name) }
      }
      struct Till {
        func enter() { fees += paid * 2 }
      }
      struct Board {
        func enter() { notes.append("\\(name) \\(paid)") }
      }
      """, []
    ),
    // Several types that pass calls on to the same ones.
    (
      """
      struct Desk {
        func enter() { one.enter(name, paid: paid); two.enter(name, paid: paid) }
      }
      struct Till {
        func enter() { one.enter(name, paid: paid); two.enter(name, paid: paid) }
      }
      """, []
    ),
  ]

  /// A function, and two types that have it in other words, or have other values.
  @Test(arguments: [("7", "50", "tax ", true), ("7", "50", "fee ", true), ("8", "51", "fee ", false)])
  func areNamedIfSeveralHaveMostValuesOfAMember(percent: String, half: String, word: String, isCopied: Bool) {
    let before = """
      struct Receipt {
        func text() {
          let tax = (net * 7 + 50) / 100
          return "\\(net / 100) euros, tax \\(tax)"
        }
      }
      """
    let after = """
      struct Bakery {
        func text() {
          for price in prices { sum += price }
          return [sum, sum / 100 * 7 + (sum >= 50 ? 1 : 0)].map(String.init).joined(separator: " euros, tax ")
        }
      }
      struct Cafe {
        func text() {
          let (whole, rest) = (goods * \(percent)).quotientAndRemainder(dividingBy: 100)
          let levy = rest < \(half) ? whole : whole + 1
          return "\\(goods) euros " + "\(word)" + "\\(levy)"
        }
      }
      """
    #expect(Self.copies(from: before, to: after, divided: "Receipt") == (isCopied ? ["Bakery", "Cafe"] : []))
  }

  @Test(arguments: cases.indices)
  func areNamedIfSeveralHaveMostStatementsOfAMember(_ index: Int) {
    let (after, names) = Self.cases[index]
    #expect(Self.copies(from: Self.before, to: after) == names)
  }

  /// Two members of the same form, which two types share out.
  @Test func leavesOutCodeThatWasThereAsOftenBefore() {
    func member(_ name: String) -> String {
      "  func \(name)() {\n    \(name)s.append(\(name) + 1)\n    count += \(name)s.count\n  }\n"
    }
    let before = "struct Gym {\n\(member("guest"))\(member("dish"))}\n"
    let after = "struct Guests {\n\(member("guest"))}\nstruct Dishes {\n\(member("dish"))}\n"
    #expect(Self.copies(from: before, to: after) == [])
    #expect(Self.copies(from: before, to: after + "struct More {\n\(member("part"))}\n")?.count == 3)
  }

  private static func copies(from before: String, to after: String, divided: String = "Gym") -> [String]? {
    let (before, after) = (SideFindings.made(swift: before), SideFindings.made(swift: after))
    guard let old = before.code, let new = after.code else { return nil }
    return CopiedMembers(from: old, to: new) { ($1 ? after : before).tokens.statements(of: $0) }
      .types(copying: [divided])
  }
}
