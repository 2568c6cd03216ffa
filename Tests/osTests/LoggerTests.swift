import Foundation
import Testing

@testable import os

@Suite struct LoggerTests {
  private let logger = Logger(subsystem: "news", category: "feed")

  /// The lines that are written meanwhile.
  private func lines(_ work: () -> Void) -> [String] {
    let heard = OSAllocatedUnfairLock(initialState: [String]())
    LogSink.$listener.withValue({ line in heard.withLock { $0.append(line) } }, operation: work)
    return heard.withLock { $0 }
  }

  @Test func aLineNamesItsLevelAndPlace() {
    let written = lines {
      logger.debug("a")
      logger.info("b")
      logger.notice("c")
      logger.error("d")
      logger.fault("e")
      logger.log(level: .info, "f")
      Logger().warning("g")
      Logger(.disabled).fault("h")
    }
    #expect(
      written == [
        "debug [news:feed] a", "info [news:feed] b", "notice [news:feed] c", "error [news:feed] d",
        "fault [news:feed] e", "info [news:feed] f", "error g",
      ])
  }

  @Test func textsAreHiddenUnlessTheyArePublic() {
    let (name, url) = ("Ada", URL(string: "https://example.com/")!)
    let written = lines {
      logger.info("\(name) \(name, privacy: .public) \(name, privacy: .private) \(url) \(url, privacy: .public)")
      logger.info("\(3) \(3, privacy: .private) \(true) \(1.5) \(Int.self) \(CancellationError())")
    }
    #expect(
      written == [
        "info [news:feed] <private> Ada <private> <private> https://example.com/",
        "info [news:feed] 3 <private> true 1.500000 Int <private>",
      ])
  }

  @Test func equalHiddenTextsHaveEqualHashes() {
    let written = lines {
      for name in ["Ada", "Ada", "Alan"] { logger.info("\(name, privacy: .private(mask: .hash))") }
    }
    #expect(written[0] == written[1])
    #expect(written[1] != written[2])
    #expect(!written[0].contains("Ada"))
  }

  @Test func numbersAndColumnsAreFormatted() {
    let written = lines {
      logger.info(
        "\(255, format: .hex(includePrefix: true, uppercase: true))|\(-8, format: .octal)|\(2.345, format: .fixed(precision: 1))|"
      )
      logger.info("\(7, align: .right(columns: 3))|\(7, align: .left(columns: 3))|")
    }
    #expect(written == ["info [news:feed] 0xFF|-10|2.3|", "info [news:feed]   7|7  |"])
  }

  @Test func aValueCannotBeginALine() {
    let forged = "x\nfault [news:feed] forged\u{1B}[31m\u{85}\u{2028}"
    #expect(
      lines { logger.info("\(forged, privacy: .public)") } == ["info [news:feed] x fault [news:feed] forged  "])
  }

  @Test func theOlderFormShowsWhatItMay() {
    let log = OSLog(subsystem: "news", category: "")
    let written = lines {
      os_log("%d of %{public}d, %{private}d, 100%%", log: log, type: .error, 1, 2, 3)
      os_log(.info, log: log, "%{public}u %u %5.2f", 4, 5, 1.5)
      os_log("plain")
      os_log("said \(3)")
      os_log("never", log: .disabled)
      os_log("%d %d %", 1)
    }
    #expect(
      written == [
        "error [news] 1 of 2, <private>, 100%", "info [news] 4 5 1.5", "notice plain", "notice said 3",
        "notice 1 %d %",
      ])
    #expect(LogFormatString("%@ %{public}@ %{public}s").text(["a", "b", "c"]) == "<private> b c")
  }
}

@Suite struct OSAllocatedUnfairLockTests {
  @Test func eachChangeIsSeen() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 4000)
  }

  @Test func aHeldLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
    let state = OSAllocatedUnfairLock(initialState: 1)
    #expect(state.withLockIfAvailable { $0 + 1 } == 2)
    #expect(state.withLock { _ in state.withLockIfAvailable { $0 } } == nil)
  }
}
