import Eventually
import Foundation
import Locks

/// One tab. Every call ends within its deadline; errors say what was waited for.
package final class BrowserPage: PageQuestions {
  private struct Log {
    var errors: [String] = []
    var warnings: [String] = []
    var failedRequests: [String] = []
    var requests: [String] = []
    var loads = 0

    mutating func add(_ text: String, level: String?) {
      switch level {
      case "error": errors.append(text)
      case "warning": warnings.append(text)
      default: break
      }
    }
  }

  private let pipe: DebuggingPipe
  private let target: String
  private let session: String
  private let log = Locked(Log())
  private let runsScripts = Locked(true)

  init(pipe: DebuggingPipe, target: String, session: String) {
    self.pipe = pipe
    self.target = target
    self.session = session
  }

  /// Sends any command of the DevTools protocol to this tab.
  @discardableResult
  package func command(_ method: String, _ parameters: [String: any Sendable] = [:], timeout: Double = 20) async throws
    -> Message
  {
    try await pipe.send(method, parameters, session: session, timeout: timeout)
  }

  func prepare(width: Int, height: Int) async throws {
    pipe.listen(to: session) { [weak self] method, parameters in self?.note(method, parameters) }
    for domain in ["Page", "Runtime", "Log", "Network"] { try await command("\(domain).enable") }
    try await setViewport(width: width, height: height)
  }

  private func note(_ method: String, _ parameters: Message) {
    log.withLock { log in
      switch method {
      case "Page.loadEventFired":
        log.loads += 1
      case "Runtime.exceptionThrown":
        let details = parameters["exceptionDetails"]
        log.errors.append(details["exception"]["description"].string ?? details["text"].string ?? "exception")
      case "Runtime.consoleAPICalled":
        let words = (parameters["args"].list ?? []).map { $0["value"].string ?? $0["description"].string ?? "" }
        log.add(words.joined(separator: " "), level: parameters["type"].string)
      case "Log.entryAdded":
        let entry = parameters["entry"]
        log.add("\(entry["text"].string ?? "") \(entry["url"].string ?? "")", level: entry["level"].string)
      case "Network.loadingFailed" where parameters["canceled"].bool != true:
        log.failedRequests.append(parameters["errorText"].string ?? "a request failed")
      case "Network.responseReceived" where parameters["response"]["status"].int ?? 0 >= 400:
        let response = parameters["response"]
        log.failedRequests.append("\(response["status"].int ?? 0) \(response["url"].string ?? "")")
      case "Network.requestWillBeSent":
        let request = parameters["request"]
        log.requests.append("\(request["method"].string ?? "") \(request["url"].string ?? "")")
      default:
        break
      }
    }
  }

  // MARK: Reading

  /// Errors the page logged or threw so far, failed requests and refusals of its security policy among them.
  package var errors: [String] { log.withLock { $0.errors } }

  /// Requests the page made so far, as in `GET http://…`.
  package var requests: [String] { log.withLock { $0.requests } }

  package func forgetLog() { _ = takeTroubles() }

  /// Errors, warnings and failed requests (answers of 400 and above among them) so far, which the log then forgets with all
  /// its requests.
  package func takeTroubles() -> [String] {
    log.withLock { log in
      defer { log = Log(loads: log.loads) }
      return log.errors.map { "error: \($0)" } + log.warnings.map { "warning: \($0)" }
        + log.failedRequests.map { "failed request: \($0)" }
    }
  }

  /// The value of a JavaScript expression; promises are awaited.
  @discardableResult
  package func evaluate(_ expression: String) async throws -> Message {
    let answer = try await command(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": false])
    if let text = answer["exceptionDetails"]["exception"]["description"].string { throw BrowserError.script(text) }
    return answer["result"]["value"]
  }

  /// The page itself looks again and again: a question from outside takes three processes longer than the look.
  package func look(_ expression: String, seconds: Double) async throws -> Message {
    guard runsScripts.withLock({ $0 }) else { return try await evaluate(expression) }
    return try await evaluate(
      """
      (async () => {
        const end = performance.now() + \(seconds * 1000)
        for (;;) {
          let value, error
          try { value = await (\(expression)) } catch (caught) { error = caught }
          if (value === true) return true
          if (performance.now() >= end) {
            if (error) throw error
            return value
          }
          await new Promise(done => setTimeout(done, 5))
        }
      })()
      """)
  }

  package func text(_ selector: String) async throws -> String? {
    try await evaluate("document.querySelector(\(Self.quote(selector)))?.innerText ?? null").string
  }

  package func count(_ selector: String) async throws -> Int {
    try await evaluate("document.querySelectorAll(\(Self.quote(selector))).length").int ?? 0
  }

  // MARK: Acting

  package func navigate(to address: String) async throws {
    let before = log.withLock { $0.loads }
    let answer = try await command("Page.navigate", ["url": address])
    if let text = answer["errorText"].string { throw BrowserError.refused("\(address): \(text)") }
    try await waitForLoad(after: before)
  }

  package func reload() async throws {
    let before = log.withLock { $0.loads }
    try await command("Page.reload")
    try await waitForLoad(after: before)
  }

  private func waitForLoad(after before: Int) async throws {
    try await eventually("the page has loaded") { log.withLock { $0.loads } > before }
  }

  /// Presses the middle of the first element that matches, as a person with a mouse does.
  package func click(_ selector: String, times: Int = 1) async throws {
    let place = try await evaluate(
      """
      (() => { const e = document.querySelector(\(Self.quote(selector))); if (!e) return null
      e.scrollIntoView({block:'nearest',behavior:'instant'}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()
      """)
    guard let x = place[0].double, let y = place[1].double else { throw BrowserError.missing(selector) }
    try await click(x: x, y: y, times: times)
  }

  package func click(x: Double, y: Double, times: Int = 1) async throws {
    try await command("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
    for count in 1...max(1, times) {
      for type in ["mousePressed", "mouseReleased"] {
        try await command(
          "Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "clickCount": count])
      }
    }
  }

  /// Types text into what has the focus, key by key.
  package func type(_ text: String) async throws {
    for character in text {
      try await command("Input.dispatchKeyEvent", ["type": "char", "text": String(character)])
    }
  }

  /// Presses one key, by its name in the DOM: `Enter`, `Tab`, `Escape`, `ArrowDown`, `r`.
  /// - Parameter modifiers: 1 alt, 2 control, 4 meta, 8 shift, added up.
  package func press(_ key: String, modifiers: Int = 0) async throws {
    let codes: [String: Int] = [
      "Enter": 13, "Tab": 9, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
      "Backspace": 8, "Delete": 46, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34,
    ]
    try await waitForKeysOfRows()
    let code = codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
    var down: [String: any Sendable] = [
      "type": "keyDown", "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers,
    ]
    if key.count == 1, modifiers & 7 == 0 { down["text"] = key }
    if key == "Enter" { down["text"] = "\r" }
    try await command("Input.dispatchKeyEvent", down)
    try await command(
      "Input.dispatchKeyEvent",
      ["type": "keyUp", "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers])
  }

  /// What hears the keys of rows is loaded when a page has rows: a key before that is not heard.
  private func waitForKeysOfRows() async throws {
    let isLate = "e => e.name.includes('/-/later-')"
    let loaded = "performance.getEntriesByType('resource')"
    try await wait(until: "!document.querySelector('.one') || \(loaded).some(\(isLate))")
    // Loaded, it may not have run yet.
    try await evaluate("(async () => { const part = \(loaded).find(\(isLate)); if (part) await import(part.name) })()")
  }

  package func focus(_ selector: String) async throws {
    try await evaluate("document.querySelector(\(Self.quote(selector)))?.focus()")
  }

  // MARK: Surroundings

  package func setViewport(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": isMobile])
  }

  /// Whether the page is touched, not pointed at: what a phone answers to `pointer: coarse`.
  package func setTouch(_ isOn: Bool) async throws {
    try await command("Emulation.setTouchEmulationEnabled", ["enabled": isOn, "maxTouchPoints": isOn ? 5 : 1])
  }

  /// - Parameter forcesColors: whether the reader's system sets all colours, as Windows' contrast themes do.
  package func setMedia(
    isDark: Bool = false, reducesMotion: Bool = false, isPrint: Bool = false, forcesColors: Bool = false
  ) async throws {
    let features: [[String: String]] = [
      ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
      ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
    ]
    try await command("Emulation.setEmulatedMedia", ["media": isPrint ? "print" : "", "features": features])
  }

  /// The reader's system asks for less motion, and the page has heard of it, which takes it a frame or two: who has asked for
  /// it last is told last.
  package func setCalm(forcesColors: Bool = false) async throws {
    try await evaluate(
      """
      window.heard = new Promise(done =>
        matchMedia('(prefers-reduced-motion:reduce)').addEventListener('change', () => done(true), { once: true })), 0
      """)
    try await setMedia(reducesMotion: true, forcesColors: forcesColors)
    try await evaluate("heard")
  }

  package func setOffline(_ isOffline: Bool) async throws {
    try await command(
      "Network.emulateNetworkConditions",
      ["offline": isOffline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    // The answer may come before the page hears of it, which then still sends.
    try await wait(until: "navigator.onLine === \(!isOffline)")
  }

  package func setScriptEnabled(_ isEnabled: Bool) async throws {
    try await command("Emulation.setScriptExecutionDisabled", ["value": !isEnabled])
    runsScripts.withLock { $0 = isEnabled }
  }

  /// Brings this tab to the front; others become hidden.
  package func activate() async throws { try await command("Page.bringToFront") }

  /// A picture of the visible part, or of the whole page, as PNG.
  package func screenshot(isWhole: Bool = false) async throws -> Data {
    let answer = try await command(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": isWhole], timeout: 30)
    guard let data = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.refused("no picture")
    }
    return data
  }

  package func close() async { _ = try? await pipe.send("Target.closeTarget", ["targetId": target]) }

  /// `text` as a JavaScript string literal.
  package static func quote(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return data.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) } ?? "\"\""
  }
}
