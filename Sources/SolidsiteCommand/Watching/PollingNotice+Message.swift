import CaseStudyModel
import FileWatching

extension PollingNotice {
  /// The notice as sentences: why files are polled, how often, and how to avoid it.
  var message: Message {
    switch reason {
    case .watchLimit:
      """
      The user's limit on watched folders is reached (fs.inotify.max_user_watches). \(consequence). \
      To raise the limit: sudo sysctl fs.inotify.max_user_watches=1048576
      """
    case .queueLimit:
      """
      The user's limit on file watchers is reached (fs.inotify.max_user_instances). \(consequence). \
      To raise the limit: sudo sysctl fs.inotify.max_user_instances=1024
      """
    case .refusal(let reason): "The system doesn't report file changes (\(reason)). \(consequence)."
    case .remote(let path, let kind):
      "'\(path)' is on a file system that doesn't report changes (\(kind)). \(consequence)."
    }
  }

  private var consequence: Message {
    "Files are checked every \(Int((interval / .milliseconds(1)).rounded())) ms instead"
  }
}
