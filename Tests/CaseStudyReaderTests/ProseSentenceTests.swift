import CaseStudyModel
import CaseStudyReader
import Testing

/// Sentences between two blocks of code without labels.
struct ProseSentenceTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  @Test(arguments: [
    "Ces classes n'obéissent pas au LSP. Une meilleure approche serait de séparer les types :",
    "Cela n'a pas de sens pour un vélo. Nous pouvons résoudre ce problème :",
    "La classe a trois responsabilités distinctes. Séparons-les :",
    "Das ist eng gekoppelt. Führen wir ein Interface ein:",
    "Das führt zu Problemen. Die Klasse sieht dann so aus:",
  ])
  func aSentenceJudgesTheCodeAboveAndAnnouncesTheCodeBelow(_ text: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\nText.\n\n\(fence)\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: ["Considérez la classe suivante :", "Voici une classe qui ne suit pas le principe :"])
  func aSentenceAnnouncesTheOldDesign(_ text: String) throws {
    let study = try read("# Study\n\n## Liskov substitution\n\n\(text)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before])
  }
}
