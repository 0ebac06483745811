import Foundation
import SyntaxFacts
import Testing

struct TypeReferenceTests {
  @Test(arguments: [
    "Loan", "Optional<Loan>", "Array<Optional<Loan.Input>>", "Dictionary<String, Array<Loan>>",
    "Function<Void, Loan, Inout<Int>>",
    "Composition<A, B>", "_",
  ])
  func readsBackWhatItWrites(_ text: String) {
    #expect(TypeReference(normalForm: text).description == text)
  }

  @Test func closesUnclosedBrackets() {
    #expect(TypeReference(normalForm: "A<B<C").description == "A<B<C>>")
    #expect(TypeReference(normalForm: "").description == "_")
    #expect(TypeReference(normalForm: "A>>").description == "A")
  }

  @Test func namesLeaveOutTheFormsOwnNames() {
    let reference = TypeReference(normalForm: "Optional<Function<Box<Loan>, Inout<Array<Row>>>>")
    #expect(reference.names == ["Box", "Loan", "Row"])
  }

  @Test(arguments: [
    "title", "find(_:for:)", "start()", "()", "[]", "*", "as Array<Loan>", "row#1", "1", "open(_:at:)#0.2", "()#1.0",
  ])
  func stepsReadBackWhatTheyWrite(_ text: String) {
    #expect(AccessStep(text).description == text)
  }
}
