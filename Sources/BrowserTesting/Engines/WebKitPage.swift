import Eventually
import Foundation
import Glibc

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A page in WebKit's GTK browser, driven by WebDriver over HTTP. It needs a display: `xvfb-run` gives it one.
package final class WebKitPage: EnginePage {
  private let process: EngineProcess
  private let driver: Driver
  private let session: String

  private init(process: EngineProcess, driver: Driver, session: String) {
    self.process = process
    self.driver = driver
    self.session = session
  }

  package static func launch(width: Int = 1024, height: Int = 768) async throws -> WebKitPage {
    let port = try freePort()
    let process = try EngineProcess("/usr/bin/WebKitWebDriver", environment: ["LIBGL_ALWAYS_SOFTWARE": "1"]) { _ in
      ["--port=\(port)"]
    }
    do {
      let driver = Driver(port: port)
      try await eventually("WebKit's driver answers", seeing: process.output, within: .seconds(60)) {
        (try? await driver.ask("GET", "/status")) != nil
      }
      let made = try await driver.ask("POST", "/session", ["capabilities": ["alwaysMatch": [String: String]()]])
      guard let session = made["sessionId"].string else { throw BrowserError.refused("no session") }
      let page = WebKitPage(process: process, driver: driver, session: session)
      // The window has a bar above the page.
      try await page.ask("POST", "window/rect", ["width": width, "height": height])
      let bar = height - (try await page.evaluate("innerHeight").int ?? height)
      try await page.ask("POST", "window/rect", ["width": width, "height": height + bar])
      return page
    } catch {
      await process.end()
      throw error
    }
  }

  package func navigate(to address: String) async throws { try await ask("POST", "url", ["url": address]) }

  @discardableResult
  package func evaluate(_ expression: String) async throws -> Message {
    // A failure comes back as a list, for a value is text.
    let script = """
      const done = arguments[arguments.length - 1];
      (async () => \(valueAsJSON(expression)))().then(done, error => done([String(error)]))
      """
    let answer = try await ask("POST", "execute/async", ["script": script, "args": [String]()])
    if let text = answer[0].string { throw BrowserError.script(text) }
    return Message(json: answer.string)
  }

  package func type(_ key: String) async throws {
    try await ask("POST", "actions", ["actions": [webDriverPress(key)]])
  }

  package func end() async {
    _ = try? await driver.ask("DELETE", "/session/\(session)")
    await process.end()
  }

  @discardableResult
  private func ask(_ method: String, _ path: String, _ body: [String: any Sendable]) async throws -> Message {
    try await driver.ask(method, "/session/\(session)/\(path)", body)
  }

  /// WebDriver's commands as HTTP requests.
  private struct Driver {
    let port: UInt16

    @discardableResult
    func ask(_ method: String, _ path: String, _ body: [String: any Sendable]? = nil) async throws -> Message {
      guard let address = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw BrowserError.refused(path) }
      var request = URLRequest(url: address, timeoutInterval: 60)
      request.httpMethod = method
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = try body.map { try JSONSerialization.data(withJSONObject: $0) }
      let (data, _) = try await URLSession.shared.data(for: request)
      let answer = Message(json: String(decoding: data, as: UTF8.self))["value"]
      if answer["error"].string != nil { throw BrowserError.refused(answer["message"].string ?? answer.description) }
      return answer
    }
  }

  /// A port that was free a moment ago: the driver does not say which one it takes.
  private static func freePort() throws -> UInt16 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) + getsockname(socket, $0, &size) }
    }
    guard result == 0 else { throw BrowserError.cannotLaunch("no port is free") }
    return UInt16(bigEndian: address.sin_port)
  }
}
