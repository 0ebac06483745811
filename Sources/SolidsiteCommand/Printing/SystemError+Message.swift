import CaseStudyModel
import Subprocesses
import SystemFiles

extension SystemError {
  /// The error as a sentence; the reason is in the system's words.
  var message: Message {
    switch operation {
    case "create": "Can't create '\(path)': \(reason)"
    case "exchange": "Can't exchange '\(path)': \(reason)"
    case "fill": "Can't fill '\(path)': \(reason)"
    case "find": "Can't find '\(path)': \(reason)"
    case "hand over": "Can't hand over '\(path)': \(reason)"
    case "link": "Can't link '\(path)': \(reason)"
    case "list": "Can't list '\(path)': \(reason)"
    case "lock": "Can't lock '\(path)': \(reason)"
    case "look at": "Can't look at '\(path)': \(reason)"
    case "move": "Can't move '\(path)': \(reason)"
    case "open": "Can't open '\(path)': \(reason)"
    case "read": "Can't read '\(path)': \(reason)"
    case "remove": "Can't remove '\(path)': \(reason)"
    case "resolve": "Can't resolve '\(path)': \(reason)"
    case "watch": "Can't watch '\(path)': \(reason)"
    case "write": "Can't write '\(path)': \(reason)"
    default: Message(verbatim: description)
    }
  }
}

extension SubprocessError {
  /// The error as a sentence; the reason is in the system's words.
  var message: Message { "Can't run '\(program)': \(reason)" }
}
