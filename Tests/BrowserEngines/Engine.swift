import BrowserTesting
import Testing

/// The engines of the browsers that people read with.
enum Engine: String, CaseIterable, CustomTestStringConvertible {
  case chromium, firefox, webkit

  var testDescription: String { rawValue }

  func launch(width: Int = 1024, height: Int = 768) async throws -> any EnginePage {
    switch self {
    case .chromium: try await ChromiumPage.launch(width: width, height: height)
    case .firefox: try await FirefoxPage.launch(width: width, height: height)
    case .webkit: try await WebKitPage.launch(width: width, height: height)
    }
  }

  /// Runs `body` with a page of its own, which is ended whatever happens.
  @MainActor
  func withPage(
    width: Int = 1024, height: Int = 768, _ body: @MainActor (any EnginePage) async throws -> Void
  ) async throws {
    let page = try await launch(width: width, height: height)
    do { try await body(page) } catch {
      await page.end()
      throw error
    }
    await page.end()
  }
}
