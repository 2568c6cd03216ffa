import Testing
import os.lock
import os.log

/// Apple's way to import parts of the module; this file imports nothing else of it.
@Suite struct SubmoduleTests {
  @Test func theModuleIsFoundByItsParts() {
    let logger = Logger(OSLog(subsystem: "news", category: "feed"))
    logger.debug("read by os.log")
    os_log("%d stories", log: .default, type: .debug, 3)
    #expect(OSAllocatedUnfairLock(initialState: 7).withLock { $0 } == 7)
  }
}
