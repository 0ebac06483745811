import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("What is particular to dependency inversion")
struct DependencyInversionPageGeneratorTests {
  private static let roles = Roles(policy: ["Rule.swift"], detail: ["Disk.swift"], root: ["App.swift"])
  private static var before: [Article.Part] {
    [
      .code(.before, "struct Rule { let disk: Disk }\n", file: "Rule.swift"),
      .code(.before, "struct Disk { }\n", file: "Disk.swift"),
    ]
  }
  private static var after: [Article.Part] {
    [
      .code(.after, "protocol Store { }\nstruct Rule { let store: any Store }\n", file: "Rule.swift"),
      .code(.after, "struct Disk: Store { }\n", file: "Disk.swift"),
      .code(.after, "let rule = Rule(store: Disk())\n", file: "App.swift"),
      .code(.after, "func log(_ rule: Rule) { }\n", file: "Log.swift"),
    ]
  }

  @Test func showsWhichWayTheFilesWithRolesPoint() {
    let found = particulars(by: DependencyInversionPageGenerator(), of: Self.before + Self.after, roles: Self.roles)
    #expect(
      found["arrows"]?.rows("from", "to", "pointsAtDetail")
        == [
          ["Rule.swift", "Disk.swift", "true"], ["Disk.swift", "Rule.swift", "false"],
          ["App.swift", "Rule.swift", "false"], ["App.swift", "Disk.swift", "false"],
        ])
  }

  @Test func showsNoArrowBetweenFilesOfOneRole() {
    let roles = Roles(policy: ["Rule.swift", "Disk.swift"])
    let found = particulars(by: DependencyInversionPageGenerator(), of: Self.before, roles: roles)
    #expect(found["arrows"]?.rows("from") == [])
    #expect(found["hasArrows"] == .bool(false))
    #expect(found["policy"] == .text("Rule.swift, Disk.swift"))
  }

  @Test func leavesOutAStudyWithoutRoles() {
    #expect(particulars(by: DependencyInversionPageGenerator(), of: Self.before + Self.after) == [:])
  }
}
