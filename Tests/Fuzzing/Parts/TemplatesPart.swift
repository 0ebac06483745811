import Mustache

extension FuzzedPart {
  /// Templates that may include one another: `a`, `b`, `c` and so on, of which the first is rendered.
  static let templates = FuzzedPart(name: "templates") { input in
    var properties = Properties()
    var library = TemplateLibrary()
    for (index, bytes) in files(in: input).prefix(26).enumerated() {
      let name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
      let source = String(decoding: bytes, as: UTF8.self)
      let lines = source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      do throws(TemplateError) {
        try library.add(source, name: name)
      } catch {
        properties.expect((1...lines).contains(error.line) && error.column >= 1, "an error has a place")
        properties.expect(library[name] == nil, "what isn't compiled isn't added")
      }
    }
    if library["a"] == nil { return properties.violated }
    let start = Array("start".utf8)
    var strict = start
    let failure = error { () throws(TemplateError) in
      try library.render("a", with: value, strict: true, into: &strict)
    }
    if let failure {
      properties.expect(strict == start, "an error leaves the output as it was")
      properties.expect(library[failure.template] != nil, "an error names a template")
    } else {
      properties.expect(strict.starts(with: start), "output is appended")
      let lenient = try? library.render("a", with: value, strict: false)
      properties.expect(lenient.map { start + $0 } == strict, "strictness changes no output")
    }
    return properties.violated
  }

  private static func error(_ body: () throws(TemplateError) -> Void) -> TemplateError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private static let value: TemplateValue = [
    "title": "<Title> & \"more\"", "body": .html(Array("<p>text</p>\n".utf8)), "count": 3, "share": 0.5, "none": nil,
    "yes": true, "no": false, "empty": [],
    "list": [["name": "one", "list": [["name": "a"], ["name": "b"]]], ["name": "two", "list": []]],
    "words": ["x", "y", "z"], "object": ["inner": ["name": "deep"], "name": "middle"],
  ]
}
