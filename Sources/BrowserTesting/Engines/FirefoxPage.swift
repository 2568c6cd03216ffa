import Eventually
import Foundation
import Glibc

/// A page in a headless Firefox of its own, driven by WebDriver BiDi over the browser's own port.
package final class FirefoxPage: EnginePage {
  private let process: EngineProcess
  private let pipe: DebuggingPipe
  private let context: String

  private init(process: EngineProcess, pipe: DebuggingPipe, context: String) {
    self.process = process
    self.pipe = pipe
    self.context = context
  }

  /// What a test's browser must not do: ask its makers anything.
  private static let preferences = """
    user_pref("app.update.enabled", false);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("browser.aboutwelcome.enabled", false);
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("intl.accept_languages", "en-US");
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    """

  package static func launch(width: Int = 1024, height: Int = 768) async throws -> FirefoxPage {
    let process = try EngineProcess("/usr/bin/firefox-esr", environment: ["MOZ_CRASHREPORTER_DISABLE": "1"]) { folder in
      try? preferences.write(to: folder.appendingPathComponent("user.js"), atomically: true, encoding: .utf8)
      return ["--headless", "--no-remote", "--profile", folder.path, "--remote-debugging-port", "0"]
    }
    do {
      var port: UInt16?
      try await eventually("Firefox listens", seeing: process.output, within: .seconds(90)) {
        port = process.output.firstMatch(of: /BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/).flatMap { UInt16($0.1) }
        return port != nil
      }
      let socket = try WebSocketFraming.connect(port: port ?? 0, path: "/session")
      let pipe = DebuggingPipe(output: dup(socket), input: socket, framing: WebSocketFraming())
      _ = try await pipe.send("session.new", ["capabilities": [String: String]()], timeout: 60)
      let tree = try await pipe.send("browsingContext.getTree")
      guard let context = tree["contexts"][0]["context"].string else { throw BrowserError.refused("no tab") }
      _ = try await pipe.send(
        "browsingContext.setViewport", ["context": context, "viewport": ["width": width, "height": height]])
      return FirefoxPage(process: process, pipe: pipe, context: context)
    } catch {
      await process.end()
      throw error
    }
  }

  package func navigate(to address: String) async throws {
    _ = try await pipe.send(
      "browsingContext.navigate", ["context": context, "url": address, "wait": "complete"], timeout: 60)
  }

  @discardableResult
  package func evaluate(_ expression: String) async throws -> Message {
    let target: [String: any Sendable] = ["context": context]
    let answer = try await pipe.send(
      "script.evaluate",
      ["expression": "(async () => \(valueAsJSON(expression)))()", "awaitPromise": true, "target": target])
    if let text = answer["exceptionDetails"]["text"].string { throw BrowserError.script(text) }
    return Message(json: answer["result"]["value"].string)
  }

  package func type(_ key: String) async throws {
    _ = try await pipe.send("input.performActions", ["context": context, "actions": [webDriverPress(key)]])
  }

  package func end() async { await process.end() }
}
