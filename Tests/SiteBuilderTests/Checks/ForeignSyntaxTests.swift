import CaseStudyModel
import Foundation
import TestForm
import Testing

@testable import SiteBuilder

@Suite("Syntax of other languages")
struct ForeignSyntaxTests {
  private func findings(_ code: String) -> [String] { ForeignSyntax().findings([.code(nil, code, role: .test)]) }

  @Test(arguments: [
    "val fee = 3\n", "private val fee = 3\n", "const fee: Int = 3\n", "interface Payer {}\n",
    "foreach fee in fees {}\n",
    "class A extends B {}\n", "struct A implements B {}\n", "if a {} elif b {}\n", "raise Failure()\n",
    "this.fee = 3\n",
    "let both = a and b\n", "if (a or b) {}\n", "let isFee = a instanceof Fee\n", "fee = None\n", "f(null, 1)\n",
    "return undefined\n", "let isFree = True\n", "let isFree = name === \"a\"\n", "let isFree = 1 !== fee\n",
    "let fee = fees <> others\n", "let fee = known ?: 3\n", "fee++\n", "for fee in fees { fee-- }\n", "println(fee)\n",
    "for (int i = 0; i < 3; i = i + 1) {}\n", "for (fee in fees) {}\n", "fees.map(fee => fee + 1)\n",
    "fees.map(fee -> fee + 1)\n", "let sum = (a, b) => a + b\n", "let fees = {\"car\": 3}\n", "print \"fee\"\n",
    "try { pay() } catch {}\n", "func pay() throws Failure {}\n", "async func pay() {}\n", "protected var fee = 3\n",
    "@Override\nfunc pay() {}\n", "let fees: Int[] = []\n", "if fee > 3:\n  pay()\n", "else:\n  pay()\n",
    "int fee = 3;\n", "let fee = <#code#>\n", "pay(<#T##fee: Int##Int#>)\n",
    "String name\n", "public void pay() {}\n", "fun pay() {}\n", "private fun pay() {}\n", "let log = new Log(1)\n",
    "let fees: Array<int> = []\nlet fee: int = 3\n", "async function pay() {}\n", "let fee:int = 3\n",
  ])
  func isReportedOnce(code: String) {
    let found = findings(code)
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    "observers.removeAll { $0 === observer }\n", "let isSame = pair.0 !== pair.1\n",
    "enum State { case known, undefined }\n", "enum Choice { case text(String, Int), null,\n  None }\n",
    "let a = 7, null = 8\n", "fees.sorted { this, that in this.fee < that.fee }\n",
    "fees.sorted { (this, that) in this.fee < that.fee }\n", "let original = fn\nexpect(original(2), 6)\n",
    "let and = 1\nf(and, or: 2)\n", "func f(this and: Int, or that: Int) {}\n", "values.map { this in this.fee }\n",
    "enum Fee { case None }\nlet fee: Fee = .None\n", "let isSame = a === b\n", "let types: [Int?: String] = [:]\n",
    "switch fee { case 1?: pay() default: refuse() }\n", "let closure: (Int) -> Int = { $0 }\n",
    "pay { true } or: { false }\n",
    "infix operator <>\nlet c = a <> b\n", "let fee = isFree\n  ? 0 : 3\n", "outer:\nfor fee in fees { break outer }\n",
    "for (name, fee) in fees {}\n", "for case let (name, fee)? in fees where fee > 1 {}\n", "try pay()\n",
    "let task = try { 1 }()\n",
    "func pay() throws(Failure) {}\n", "func pay() async throws -> Int { 1 }\n", "async let fee = pay()\n",
    "protocol Till {\n  func pay() async\n  func refund()\n}\n",
    "class A:\n  B {}\n", "default:\n  pay()\n", "let f = { \"a\" }\n", "a.map { first, second -> Int in 1 }\n",
    "let text = condition ? \"a\":\n  \"b\"\n",
    "extension String {}\n", "if let fee: Int = fee {}\n", "print(\"fee\")\n", "x += -1\nlet y = - -x\n",
    "let a = b! - c\n", "let text = \"<#code#>\" // <#code#>\n", "let fee = #line\nlet isLess = a < b\n",
    "protocol Payer { func pay() }\n", "Int(text)\nString(fee)\n", "let names = [String]()\n", "// this.fee = null\n",
    "\"\"\"\n  a and b\n  \"\"\"\n", "log(#function, pay(2))\nlog(at: #function pay(2))\n",
    "handlers[\"x\"] = fn pay(2)\n", "old = new\nLog(\"x\").write()\n", "func new() {}\nlet a = new Log(1)\n",
    "switch fee {\ncase let number:\n  string += number\n}\n",
    "func total<Integer: BinaryInteger>(x: Integer) -> Integer {\n  let y: Integer = x\n  return y\n}\n",
    "struct Sum<A, Integer> {\n  let y: Integer\n}\n",
    "protocol Sum {\n  associatedtype Integer\n  func sum(x: Integer)\n}\n",
    "let (this, that) = pair\nthis.pay()\n", "for (that, this) in pairs { this.pay() }\n",
    "try s.save(name:\n  \"x\")\n",
  ])
  func isNotSeenInSwift(code: String) {
    #expect(findings(code) == [])
  }

  /// All of it is compiled, so nothing in it is of another language.
  @Test func isNotSeenInTheProjectsSources() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    #expect(files.count > 100)
    for file in TestForm.sample(of: "files of Swift", every: 8, files) {
      let code = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      #expect(findings(code) == [], "\(file)")
    }
  }

  @Test func isReportedInTheLinesThatADiffAdds() {
    let code = "@@\n class Fee {\n-  val old = 1\n+  val fee = 1\n }\n"
    let diff = Article.Part.code(nil, code, file: "Fee.swift", language: .diff, role: .change)
    #expect(ForeignSyntax().findings([.code(nil, "expect(true)\n", role: .test), diff]).count == 1)
  }
}
