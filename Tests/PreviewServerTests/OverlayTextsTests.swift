import Testing

@testable import PreviewServer

@Suite struct OverlayTextsTests {
  @Test func areInAnAttributeAsEscapedJSON() {
    let texts = OverlayTexts(language: "de", texts: ["close": ["other": "Schließen & \"weg\" <"]])
    #expect(
      texts.attribute
        == #"{&quot;language&quot;:&quot;de&quot;,&quot;texts&quot;:{&quot;close&quot;:{&quot;other&quot;:"#
        + #"&quot;Schließen &amp; \&quot;weg\&quot; &lt;&quot;}}}"#)
  }
}
