import BrowserTesting
import Foundation
import KioskRunning

/// The reader over sample services of its own, in a browser of any engine.
@MainActor
final class EngineReader {
  let page: any EnginePage
  let world: SampleWorld
  private var kiosk: KioskProcess
  private let address: String

  /// Runs `body` with a reader whose list has been painted and is followed.
  static func open(in engine: Engine, _ body: @MainActor (EngineReader) async throws -> Void) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
    let address = try await ReaderPage.address(of: kiosk)
    try await engine.withPage { page in
      let reader = EngineReader(page: page, world: world, kiosk: kiosk, address: address)
      defer { reader.stop() }
      try await page.navigate(to: address)
      try await page.wait(until: "\(ReaderPage.rows) >= 30")
      try await page.wait(until: "document.querySelector('.h>.sc-v.fw') != null")
      try await page.wait(until: "document.body.innerText.includes('Live')")
      try await body(reader)
    }
  }

  private init(page: any EnginePage, world: SampleWorld, kiosk: KioskProcess, address: String) {
    self.page = page
    self.world = world
    self.kiosk = kiosk
    self.address = address
  }

  func stop() { kiosk.send(signal: SIGKILL) }

  /// Starts another server at the same address.
  func start() async throws {
    kiosk = try KioskProcess(
      ["serve", "--no-open", "--listen", String(address.dropFirst("http://".count))], environment: world.environment)
    _ = try await ReaderPage.address(of: kiosk)
  }

  /// Waits until what moves has come to rest.
  func waitForRest() async throws {
    try await page.wait(
      until: """
        !document.getAnimations().some(a => a.timeline == document.timeline && a.playState == 'running'
        && a.effect.getComputedTiming().endTime != Infinity)
        """)
  }

  func wait(for text: String) async throws {
    try await page.wait(until: "document.body.innerText.includes(\(BrowserPage.quote(text)))")
  }
}
