import Platform
import SystemFiles
import Testing

/// System calls that signals interrupt; `Tests/Faults/check-faults --only interrupted_calls` tries those of a build.
@Suite struct InterruptionsTests {
  @Test func areMadeAgainUntilTheyEnd() {
    var left = 3
    let result: Int32 = uninterrupted {
      left -= 1
      errno = left > 0 ? EINTR : 0
      return left > 0 ? -1 : 7
    }
    #expect(result == 7 && left == 0)
  }

  @Test func endWithAnyOtherError() {
    var calls = 0
    let result: Int = uninterrupted {
      calls += 1
      errno = EIO
      return -1
    }
    #expect(result == -1 && calls == 1 && errno == EIO)
  }

  @Test func areMadeAgainIfTheyReturnNoPointer() {
    var codes = [EINTR, EINTR, ENOENT]
    let result: UnsafeMutablePointer<CChar>? = uninterruptedPointer {
      errno = codes.removeFirst()
      return nil
    }
    #expect(result == nil && codes.isEmpty && errno == ENOENT)
  }
}
