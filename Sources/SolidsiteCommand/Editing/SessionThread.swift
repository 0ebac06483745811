import Dispatch

/// A thread that handles the messages of an editor; on the pool, requests would wait for the tasks that read the site.
final class SessionThread: TaskExecutor {
  private let queue = DispatchQueue(label: "session", qos: .userInteractive)

  /// Runs a part of a task after those before it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
