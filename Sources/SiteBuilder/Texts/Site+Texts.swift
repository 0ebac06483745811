import CaseStudyModel

extension Site {
  /// Sets the interface texts, and the names and summaries of principles that the site doesn't define itself.
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
