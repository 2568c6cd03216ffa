import BrowserTesting
import Eventually
import Foundation
import HTTPServer
import LoopbackClient
import Testing
import WebKit

@testable import SwiftUI
@testable import SwiftUIWeb

private struct Sunken: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isPressed ? "held" : "free")
    }
  }
}

private struct Page: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString(
      "<script>parent.document.title='taken'</script><p style='color:red'>Hello</p><a href='https://example.org'>out</a>",
      baseURL: nil)
  }
}

/// One transparent pixel.
private let dot =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==") ?? Data()

private struct SurfaceScreen: View {
  let good: URL?
  let bad: URL?
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Press") { presses += 1 }.buttonStyle(Sunken()).accessibilityIdentifier("press")
      Text("Pressed \(presses)")
      picture(good, "Good")
      picture(bad, "Bad")
      if let image = UIImage(data: dot) { Image(uiImage: image).accessibilityLabel("Held picture") }
      Page().frame(height: 120)
    }
  }

  private func picture(_ url: URL?, _ name: String) -> some View {
    AsyncImage(url: url) { phase in
      if let image = phase.image {
        image.accessibilityLabel("\(name) picture")
      } else {
        Text(verbatim: phase.error == nil ? "\(name) waiting" : "\(name) failed")
      }
    }
  }
}

/// What needs a real browser of the names beside the hosts' own: presses, loaded pictures, wrapped documents.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct SurfacePageTests {
  private func withScreen(_ body: (BrowserPage) async throws -> Void) async throws {
    let hash = ImageStore.shared.add(dot)
    let listen = ListenAddress(host: "127.0.0.1", port: 0)
    let box = Box()
    let server = WebServer(WebServer.Options(listen: listen, title: "Surface")) {
      SurfaceScreen(
        good: box.url?.appendingPathComponent("-/image/\(hash)"), bad: box.url?.appendingPathComponent("-/image/none"))
    }
    try server.start()
    box.url = URL(string: server.url)
    defer { server.stop() }
    try await withBrowser { browser in
      let page = try await browser.open(server.url, width: 800, height: 900)
      try await eventually("the page is live", seeing: page.errors) {
        server.store.pages.values.contains { $0.stage == .live }
      }
      try await body(page)
    }
  }

  private final class Box { var url: URL? }

  @Test func aStyleFollowsThePointerAndTheKeyboard() async throws {
    try await withScreen { page in
      let button = "[data-id=press]"
      // Nothing moves any more once both pictures have been decided on and the frame has its place.
      try await page.wait(until: "document.body.innerText.includes('Bad failed') && document.images.length > 1")
      func pointer(_ type: String) async throws {
        try await page.evaluate(
          "document.querySelector('\(button)').dispatchEvent(new PointerEvent('\(type)', { bubbles: true }))")
      }
      try await pointer("pointerdown")
      try await page.wait(until: "document.querySelector('\(button)').innerText.includes('held')")
      try await pointer("pointerup")
      try await page.wait(until: "document.querySelector('\(button)').innerText.includes('free')")
      try await page.evaluate("document.querySelector('\(button)').click()")
      try await page.wait(until: "document.body.innerText.includes('Pressed 1')")
    }
  }

  @Test func picturesFollowWhatTheBrowserLoaded() async throws {
    try await withScreen { page in
      try await page.wait(until: "!!document.querySelector('img[alt=\"Good picture\"]')")
      try await page.wait(until: "document.body.innerText.includes('Bad failed')")
      try await page.wait(until: "document.querySelector('img[alt=\"Held picture\"]').naturalWidth == 1")
    }
  }

  @Test func aDocumentIsShownWithoutScriptsAndWithoutAWayOut() async throws {
    try await withScreen { page in
      try await page.wait(until: "!!document.querySelector('iframe')")
      let facts = try await page.evaluate(
        "fetch(document.querySelector('iframe').src).then(r => r.headers.get('content-security-policy') + ' ' + r.headers.get('x-frame-options'))"
      )
      let policy = facts.string ?? ""
      #expect(policy.contains("sandbox") && policy.contains("default-src 'none'") && policy.contains("SAMEORIGIN"))
      #expect(!policy.contains("allow-scripts") && !policy.contains("allow-same-origin"))
      try await page.wait(until: "performance.getEntriesByType('resource').some(e => e.name.includes('/-/document/'))")
      let refusals = page.errors.filter { $0.contains("Framing") || $0.contains("status of 403") }
      #expect(refusals.isEmpty)
      let title = try await page.evaluate("document.title").string
      #expect(title == "Surface")
      let reach = try await page.evaluate("document.querySelector('iframe').contentDocument === null").bool
      #expect(reach == true)
    }
  }
}
