import CaseStudyModel

extension Site {
  /// Takes the texts of the site's language, with the names and summaries of principles that the site says nothing of.
  mutating func adopt(_ texts: InterfaceTexts) {
    self.texts = texts
    for index in principles.indices {
      let key = "principle.\(principles[index].id.rawValue)"
      if principles[index].article == nil, texts["\(key).name"] != nil {
        principles[index].name = texts.text("\(key).name")
      }
      if principles[index].summary.isEmpty, texts["\(key).summary"] != nil {
        principles[index].summary = texts.text("\(key).summary")
      }
    }
  }
}
