import Testing

@testable import SolidsiteCommand

/// Previews and the language server name studies by slugs, which content chooses.
@Suite("A run of 'verify' for studies")
struct VerificationCallTests {
  @Test(arguments: ["--sandbox=none", "--sandbox", "--allow-commands", "--update", "--help", "--", "-j1", "-"])
  func neverTreatsASlugAsAnOption(slug: String) throws {
    let words = VerificationCall.arguments(root: ".", options: ["--drafts"], slugs: [slug, "none"])
    #expect(words.first == "verify")
    let specification = VerifyCommand(parts: PartRegistry()).specification
    let arguments = try Arguments(Array(words.dropFirst()), for: specification)
    #expect(arguments.operands == [slug, "none"])
    #expect(arguments.value(of: .sandbox) == nil)
    #expect(!arguments.has(.allowCommands))
  }
}
