import CaseStudyModel
import CodeStructure
import Testing

/// Parameters and results of Swift functions, and the labels of calls.
struct FunctionSignatureTests {
  /// Returns the signature of a function from the bracket after its name.
  private func signature(_ code: String) -> FunctionSignature? {
    FunctionSignature(CodeTokens(code, in: .swift).texts[...])
  }

  @Test(arguments: [
    ("() {", "()"), ("(_ hours: Int, kind: String) {", "(_:kind:)"), ("(hours: Int) -> Int {", "(hours:)"),
    ("(_ ask: (Int, Int) -> Bool, of rows: [String: Int]) {", "(_:of:)"),
    // The commas of generic types divide no parameters.
    ("(_ result: Result<Int, any Error>, in fees: [String: [Int]]) {", "(_:in:)"),
    ("(_ time: Clock.Instant) {", "(_:)"), ("(\n  _ hours: Int, // whole ones\n  kind: String\n) {", "(_:kind:)"),
    // Each line of a diff has a mark.
    ("(\n+  _ hours: Int,\n+  kind: String\n+) -> Int {", "(_:kind:)"), ("(hours: inout Int,) {", "(hours:)"),
  ])
  func readsTheLabelsOfEveryCall(code: String, labels: String) {
    #expect(signature(code)?.fixedLabels == labels)
  }

  @Test(arguments: [
    ("(_ hours: Int, kind: String = \"car\") {", "(_:kind:)"), ("(_ hours: Int..., kind: String) {", "(_:kind:)"),
    ("(_ hours: Int...\n+) {", "(_:)"),
  ])
  func keepsArgumentsApartThatCallsMayLeaveOutOrRepeat(code: String, labels: String) {
    #expect(signature(code)?.labels == labels)
    #expect(signature(code)?.fixedLabels == nil)
  }

  @Test(arguments: [
    "<T>(_ value: T) {", "(_ hours) {", "(@Builder view: () -> Int) {", "(_ hours: Int", "", "{",
    "(\(String(repeating: "_ hours: Int, ", count: 200))) {",
  ])
  func readsNoFunctionWhoseCallsItCannotKnow(code: String) {
    #expect(signature(code) == nil)
  }

  @Test(arguments: [
    ("() {", "Void"), ("() async throws {", "Void"), ("() throws(Failure) -> Int {", "Int"), ("() -> Int {", "Int"),
    ("() -> Int\n{", "Int"), ("() -> Int where Self: Fee {", "Int"), ("() -> some View {", "some View"),
    ("() -> [String: Int]? {", "[String:Int]?"), ("() -> (Int, String) {", "(Int, String)"), ("() -> Int", nil),
    ("()", nil), ("() => Int {", nil),
  ])
  func readsTheResult(code: String, result: String?) {
    #expect(signature(code)?.result == result)
  }

  @Test func readsTheNamesAndTypesInsideTheFunction() {
    let parameters = signature("(of car: Car, hours: Int? = nil) {")?.parameters
    #expect(parameters?.map(\.name) == ["car", "hours"])
    #expect(parameters?.map(\.type) == [["Car"], ["Int", "?"]])
  }

  @Test(arguments: [
    ("()", "()"), ("(2, kind: \"car\")", "(_:kind:)"), ("(a ? b : c, [1, 2], d: e(f: 3))", "(_:_:d:)"),
    ("(a < b, c > d)", "(_:_:)"), ("(2) + 3", "(_:)"), ("(2) { $0 }", nil), ("(2", nil), ("(hours:kind:)", nil),
  ])
  func readsTheLabelsOfACall(code: String, labels: String?) {
    #expect(CodeTokens(code, in: .swift).texts.argumentLabels(ofBracketAt: 0) == labels)
  }
}
