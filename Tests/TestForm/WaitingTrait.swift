import Foundation
import Synchronization
import Testing

/// A trait that runs tests on their own threads.
///
/// The concurrency runtime has one thread for each core. A test that blocks one keeps the others waiting, and a test that suspends
/// often returns to the end of a queue of a thousand tests each time.
public struct WaitingTrait: SuiteTrait, TestTrait {
  /// Whether the tests of nested suites have it too.
  public var isRecursive: Bool { true }

  fileprivate static let threads = TestThreads(count: 8)

  /// Threads for tasks that a test waits for; on the runtime's own threads, they would wait for a thousand tests.
  public static let companions: any TaskExecutor = TestThreads(count: 4)
}

extension WaitingTrait: TestScoping {
  /// Runs a test on the threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.threads) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// Marks tests that mostly wait.
  public static var waiting: WaitingTrait { WaitingTrait() }
}

/// A fixed number of threads that may block, as an executor of tasks.
private final class TestThreads: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  init(count: Int) {
    for _ in 0..<count { Thread.detachNewThread { [self] in runForever() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func runForever() {
    while true {
      count.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
