extension InterfaceTexts {
  /// Returns a message in the language of the texts; a sentence or a part of it that isn't translated is in English.
  public func translation(of message: Message) -> String {
    if messages.isEmpty { return message.description }
    let form = form(of: message)
    if message.arguments.isEmpty { return form }
    return TextPart.parts(of: form).reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .placeholder(let name): text += value(name, of: message) ?? "{{\(name)}}"
      }
    }
  }

  /// Returns a diagnostic whose messages are in the language of the texts.
  public func translated(_ diagnostic: Diagnostic) -> Diagnostic {
    if messages.isEmpty { return diagnostic }
    var translated = diagnostic
    translated.summary = self.translated(diagnostic.summary)
    translated.explanation = diagnostic.explanation.map { self.translated($0) }
    translated.notes = diagnostic.notes.map { Diagnostic.Note(self.translated($0.message), at: $0.range) }
    translated.solutions = diagnostic.solutions.map { self.translated($0) }
    for index in translated.fixes.indices {
      translated.fixes[index].title = self.translated(diagnostic.fixes[index].title)
    }
    return translated
  }

  /// Returns an explanation in the language of the texts.
  public func translated(_ explanation: DiagnosticExplanation) -> DiagnosticExplanation {
    DiagnosticExplanation(
      id: explanation.id, summary: translated(explanation.summary), text: translated(explanation.text),
      example: translated(explanation.example))
  }

  private func translated(_ message: Message) -> Message { Message(verbatim: translation(of: message)) }

  /// Returns the form of a message's translation that goes with its first number.
  private func form(of message: Message) -> String {
    guard let text = messages[message.format] else { return message.format }
    for case .number(let count) in message.arguments { return text[.category(of: count, in: language)] }
    return text[.other]
  }

  /// Returns the text that replaces a placeholder, which is named by its number.
  private func value(_ name: String, of message: Message) -> String? {
    guard let number = Int(name), message.arguments.indices.contains(number - 1) else { return nil }
    return switch message.arguments[number - 1] {
    case .number(let number): String(number)
    case .text(let text): text
    case .message(let part): translation(of: part)
    }
  }
}
