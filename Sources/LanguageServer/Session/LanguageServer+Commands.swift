extension LanguageServer {
  /// The command that verifies a study; its arguments are the document and the slug.
  static let verifyCommand = "solidsite.verify"
  /// The command that shows a verdict in full; its last argument is the text.
  static let verdictCommand = "solidsite.verdict"

  /// Executes a command.
  mutating func execute(_ id: RequestID, _ message: IncomingMessage) {
    do throws(RPCFailure) {
      let parameters: LSP.ExecuteCommandParameters = try message.parameters()
      if parameters.command == Self.verdictCommand, let line = parameters.arguments?.last {
        show(line, .info)
        environment.send(OutgoingMessage.answer(LSP.Null(), to: id))
        return
      }
      guard parameters.command == Self.verifyCommand else {
        throw RPCFailure(RPCFailure.invalidParameters, "Command '\(parameters.command)' isn't known")
      }
      guard let arguments = parameters.arguments, arguments.count == 2, let document = documents[arguments[0]],
        let site = sites[document.site]
      else { throw RPCFailure(RPCFailure.invalidParameters, "The arguments must be an open document and a slug") }
      let task = Task { [environment, queue] in
        queue.add(.verified(await environment.verify(arguments[1], site.folder)))
      }
      verifications.append(task)
      environment.send(OutgoingMessage.answer(LSP.Null(), to: id))
    } catch {
      answer(id, error)
    }
  }
}
