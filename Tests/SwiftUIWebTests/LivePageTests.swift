import BrowserTesting
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

private let pictures = ProcessInfo.processInfo.environment["KIOSK_SCREENSHOTS"]

@Suite(
  .serialized, .timeLimit(.minutes(3)),
  .enabled(if: Browser.isInstalled, "no chromium is installed: apt-get install chromium"))
@MainActor
struct LivePageTests {
  @Test func looksRightAtEveryWidthAndAppearance() async throws {
    let fixture = try LiveFixture()
    try await withPage(fixture) { page in
      for (name, width, height, isDark) in [
        ("light", 1024, 768, false), ("dark", 1024, 768, true), ("phone", 390, 800, false), ("narrow", 320, 640, true),
        ("wide", 2560, 1200, false),
      ] {
        try await page.setViewport(width: width, height: height)
        try await page.setMedia(isDark: isDark)
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int ?? 1
        #expect(overflow <= 0, "\(name) scrolls sideways by \(overflow)")
        if let pictures { try await page.screenshot().write(to: URL(filePath: "\(pictures)/\(name).png")) }
      }
      #expect(page.errors == [])
    }
  }
}
