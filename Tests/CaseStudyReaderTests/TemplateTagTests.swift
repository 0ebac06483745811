import CaseStudyModel
import CaseStudyReader
import Testing

/// Tags of Jekyll, GitBook and Hugo around code.
struct TemplateTagTests {
  @Test(arguments: [
    ("{% highlight swift %}", "{% endhighlight %}"), ("{%- highlight swift linenos -%}", "{%- endhighlight -%}"),
    ("{{< highlight swift \"linenos=table\" >}}", "{{< /highlight >}}"),
    ("{{% highlight swift %}}", "{{% / highlight %}}"),
    ("{% codeblock Names lang:swift %}", "{% endcodeblock %}"),
    ("{{< prism lang=\"swift\" line-numbers=\"true\">}}", "{{< /prism >}}"),
  ])
  func aHighlightTagIsAFence(_ start: String, _ end: String) throws {
    let study = try read(
      "# S\n\n## SRP\n\nBefore:\n\n\(start)\nclass A {}\n\n```\n\(end)\n\nAfter:\n\n\(start)\nB\n\(end)\n")
    #expect(study.article.snippets.map(\.code) == ["class A {}\n\n```\n", "B\n"])
    #expect(study.article.snippets.map { $0.language?.rawValue } == ["swift", "swift"])
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    #expect(study.article.snippets.map(\.line) == [7, 15])
  }

  @Test(arguments: [
    ("{% tab title=\"Bad\" %}", "{% endtab %}"), ("{{< tab \"Bad\" >}}", "{{< /tab >}}"),
    ("{% code title=\"Bad\" overflow=\"wrap\" %}", "{% endcode %}"), ("{{% expand \"Bad\" %}}", "{{% /expand %}}"),
    ("{% code overflow=\"wrap\" title=\"Bad\" %}", "{% endcode %}"),
    ("{{% alert title=\"Bad\" color=\"warning\" %}}", "{{% /alert %}}"),
    ("{{< admonition type=\"note\" title=\"Bad\" >}}", "{{< /admonition >}}"),
  ])
  func theTitleOfATabLabelsItsCode(_ start: String, _ end: String) throws {
    let fence = "```java\nclass A {}\n```\n"
    let good = start.replacing("Bad", with: "Good")
    let study = try read(
      "# S\n\n## SRP\n\n{% tabs %}\n\(start)\n\(fence)\(end)\n\(good)\n\(fence)\(end)\n{% endtabs %}\n")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    #expect(!study.article.html.contains("%}"))
    #expect(!study.article.html.contains(">}}"))
  }

  @Test(arguments: [
    "{% raw %}{{ x }}{% endraw %}", "{{ page.title }}",
    "{% highlight swift %}\n\nNo end.",
    "Text {% raw %}", "{%}",
  ])
  func otherTagsStayAsTheyAre(_ text: String) throws {
    let html = try read("# S\n\n\(text)\n").article.html
    #expect(html.contains(text.prefix { $0 != "\n" }))
  }

  @Test(arguments: [
    ("{{< figure src=\"/a.png\" alt=\"A [b]\" caption=\"C\" >}}", "/a.png", "A b"),
    ("{% include figure image_path=\"b c.jpg\" caption='C' %}", "b c.jpg", "C"),
    ("{% include image.html url='c.svg' %}", "c.svg", ""),
  ])
  func aTagOfAnImageIsOne(_ tag: String, _ source: String, _ alternative: String) throws {
    let images = try read("# S\n\n\(tag)\n").article.images
    #expect(images.map { [$0.source, $0.alternative] } == [[source, alternative]])
  }

  @Test(arguments: [
    "{% include friends.html %}", "{{< toc >}}", "{{% alert icon=\"!\" context=\"info\" %}}",
    "{:toc}", "{: .no_toc }", "[TOC]",
    "[[toc]]", "[[_TOC_]]", "@[TOC](文章目录)", "{/* truncate */}", "<Chart data={[\n  1, // a > b\n  2,\n]} />",
  ])
  func placeholdersOfOtherGeneratorsAreLeftOut(_ tag: String) throws {
    let text = try read("# S\n\nA\n\n\(tag)\n\nB\n").article.plainText
    #expect(text.split(separator: "\n") == ["A", "B"])
  }

  @Test func aComponentOfWhichNothingIsShownIsReported() {
    let study = readStudy("---\ntitle: T\nsummary: S\n---\n\n<Image src={plan} />\n\n<Tabs a={1}>\n\nB\n\n</Tabs>\n")
    let found = study.diagnostics("RawHTML").filter { $0.summary.description.hasPrefix("Component") }
    #expect(found.map(\.range.start) == [SourcePosition(line: 6)])
  }

  @Test func attributesAfterALinkAreLeftOut() throws {
    let text = "[a](https://example.org){:target=\"_blank\"} and {:x}."
    #expect(try read("# S\n\n\(text)\n").article.plainText.split(separator: "\n") == ["a and {:x}."])
  }

  @Test func rawTagsAreLeftOutAroundCodeAndKeptInIt() throws {
    let study = try read("# S\n\n{% raw %}\n\n```liquid\n{% raw %}\n```\n\n{% endraw %}\n")
    #expect(!study.article.html.contains("<p>"))
    #expect(study.article.snippets.map(\.code) == ["{% raw %}\n"])
  }
}
