import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Objects that code changes after it has created them.
struct ChangedObjectsTests {
  /// Returns code of a class with two variables, and of a list with a function; each member has a line.
  private func contain(_ function: String, method: String, isInitializer: Bool) -> Bool {
    func line(_ number: Int) -> DeclarationLines { DeclarationLines(name: number, first: number, last: number) }
    func variable(_ name: String, _ type: String) -> Member {
      Member(kind: .storedProperty, name: name, lines: line(1), isVariable: true, type: TypeReference(type))
    }
    let own = Member(kind: isInitializer ? .initializer : .method, name: "own", lines: line(2), body: CodeBody())
    let work = Member(kind: .method, name: "work", lines: line(3), body: CodeBody())
    let types = [
      TypeDeclaration(
        name: "Node", kind: .class, lines: line(1),
        members: [variable("next", "Node"), variable("items", "Array"), own]),
      TypeDeclaration(name: "List", kind: .struct, lines: line(3), members: [variable("head", "Node"), work]),
    ]
    let code = CodeBase(SourceFacts(files: [FileFacts(path: "A.swift", types: types)]))
    let text = "class Node {}\nfunc own() { \(method) }\nfunc work() { \(function) }\n"
    return ChangedObjects(code: code, tokens: SideTokens(swift: ["A.swift": text])).contain("Node")
  }

  /// The code of a list's function, and whether it changes an object.
  @Test(
    arguments: [
      ("tail?.next = node", true), ("self.head!.next = nil", true), ("node.items[2].count += 1", true),
      ("head.items.append(1)", true), ("fill(&head.items)", true), ("let node = made(); node.next = head", true),
      ("let node = Node(); node.next = head; head = node", false), ("node = each.next; head = head?.next", false),
      ("if head.next == nil { return }", false), ("return head.next != nil && head.items.count == 1", false),
      ("next = head", false), ("let next = head.next", false), ("show(head.next, isOpen: head.items == all)", false),
    ])
  func areFoundInOtherCode(function: String, isChanged: Bool) {
    #expect(contain(function, method: "return next", isInitializer: false) == isChanged)
  }

  /// The code of a member of the class, whether it's an initialiser, and whether it changes the object.
  @Test(
    arguments: [
      ("next = other", false, true), ("self.next = other", false, true), ("items.append(1)", false, true),
      ("next = other; self.items = []", true, false), ("return next?.items.first ?? items[0]", false, false),
    ])
  func areFoundInTheirOwnCode(method: String, isInitializer: Bool, isChanged: Bool) {
    #expect(contain("return head", method: method, isInitializer: isInitializer) == isChanged)
  }

  @Test func areAssumedIfNoCodeIsKnown() {
    #expect(ChangedObjects(code: CodeBase.made(), tokens: SideTokens()).contain("Node"))
  }
}
