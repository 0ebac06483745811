import Dispatch

/// A thread that handles an editor's messages; on the shared pool, they would wait for the tasks that read the site.
final class SessionThread: TaskExecutor {
  private let queue = DispatchQueue(label: "session", qos: .userInteractive)

  /// Runs a job after the jobs before it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
