import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The page of an exercise")
struct ExercisePageTests {
  private static let path = "case-studies/a/exercise/"

  private func page(_ site: Site) throws -> String {
    var site = site
    let pages = CaseStudyPageGenerator().pages(for: site)
    site.pagePaths = Set(pages.map(\.path))
    let made = RenderableSite.made(pages, of: site).value
    let page = try #require(made.pages.first { $0.path == Self.path })
    let rendered = page.render()
    #expect(rendered.diagnostics == [])
    return String(decoding: rendered.value, as: UTF8.self)
  }

  @Test func existsOnlyWithAnExercise() {
    let paths = { (site: Site) in CaseStudyPageGenerator().pages(for: site).map(\.path) }
    #expect(paths(.exercising()).contains(Self.path))
    #expect(!paths(.exercising(isStale: true)).contains(Self.path))
    let files = { (site: Site) in
      ExerciseFormat().files(for: RenderableSite.made([], of: site).value).value.map(\.path)
    }
    #expect(files(.exercising(isStale: true)) == [])
    #expect(
      files(.exercising()) == ["exercise.zip", "exercise.tar.gz", "study.bundle"].map { Self.path + $0 })
  }

  @Test func hidesTheCostOfTheAuthorsChange() throws {
    let page = try page(.exercising())
    let fold = try #require(page.split(separator: "<details>").last)
    #expect(
      fold.contains("<dd><span data-evidence=\"a/cost/1/before\">2 lines edited in <code>Fee.swift</code></span>"))
    #expect(fold.contains("--before before --before-requests before-1,before-2,before-3"))
  }

  @Test func namesTheFilesOfTheAuthorsChangeWithoutHints() throws {
    let page = shownText(of: try page(.exercising()))
    for hint in [
      "Hint 1Before the refactoring, the author’s change edits Fee.swift.",
      "Hint 2Before the refactoring, it adds BBikes.swift.",
      "Hint 3After the refactoring, the author’s change edits Fee.swift.",
      "Hint 4After the refactoring, it adds ABikes.swift.",
    ] {
      #expect(page.contains(hint))
    }
  }

  @Test func showsHintsAndQuestionsOfTheAuthorAsText() throws {
    let study = CaseStudy.exercised {
      $0.frontMatter.exercise.hints = ["Look <b>twice</b>."]
      $0.frontMatter.exercise.questions = ["Was it worth it?"]
    }
    let page = try page(.exercising(study))
    #expect(page.contains("<summary>Hint 1</summary><p>Look &lt;b&gt;twice&lt;/b&gt;.</p>"))
    #expect(!page.contains("Hint 2"))
    #expect(page.contains("<li>Was it worth it?</li>"))
  }

  @Test func namesTheLanguageOfItsWordsOnlyAroundTextOfTheSite() throws {
    let study = CaseStudy.exercised {
      $0.frontMatter.language = "fr"
      $0.frontMatter.exercise.hints = ["Cherche deux fois."]
      $0.frontMatter.exercise.questions = ["Et alors ?"]
    }
    let page = try page(.exercising(study))
    #expect(page.contains("<html lang=\"fr\">"))
    #expect(page.contains("<details lang=\"en\"><summary>Hint 1</summary><p lang=\"fr\">Cherche deux fois.</p>"))
    #expect(page.contains("<ul>\n<li>Et alors ?</li>"))
  }

  @Test func showsTheAcceptanceTestUnfoldedAndNoOtherTest() throws {
    let study = CaseStudy.exercised { article in
      for index in article.snippets.indices where article.snippets[index].role == .test {
        article.snippets[index].isHidden = true
      }
    }
    let page = try page(.exercising(study))
    #expect(!page.contains("folded"))
    let text = shownText(of: page)
    #expect(text.contains("The acceptance test"))
    #expect(text.contains("expect(newFee(), 1)"))
    #expect(!text.contains("expect(newFee(), 2)"))
  }

  @Test func saysHowToRunAnAcceptanceTestThatCallsCodeOfTheRequest() throws {
    let page = try page(.exercising(.exercised(), .sound(unchanged: .notCompiled)))
    #expect(page.contains("swift test -Xswiftc -DACCEPTANCE"))
    #expect(!(try self.page(.exercising())).contains("-DACCEPTANCE"))
  }
}
