import Foundation
import Glibc
import Locks

/// A headless Chromium of its own, with a fresh profile, driven over the DevTools protocol. For tests only.
///
///     let browser = try await Browser.launch()
///     let page = try await browser.open("http://127.0.0.1:8080/")
///     try await page.wait(until: "document.querySelectorAll('li').length > 0")
///     try await page.click("button")
///     await browser.close()
package final class Browser: Sendable {
  private let pipe: DebuggingPipe
  private let process: pid_t
  private let profile: String
  private let isOver = Locked(false)

  /// Where the browser is, nil where none is installed. `KIOSK_CHROMIUM` names another one.
  package static let path: String? = {
    let candidates = [
      ProcessInfo.processInfo.environment["KIOSK_CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable",
    ]
    return candidates.compactMap { $0 }.first { access($0, X_OK) == 0 }
  }()

  private init(pipe: DebuggingPipe, process: pid_t, profile: String) {
    self.pipe = pipe
    self.process = process
    self.profile = profile
  }

  deinit { end() }

  /// Starts a browser with a profile that is deleted at the end.
  package static func launch(width: Int = 1024, height: Int = 768) async throws -> Browser {
    guard let path else { throw BrowserError.notInstalled }
    var template = Array((NSTemporaryDirectory() + "/browser-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw BrowserError.cannotLaunch("no temporary folder") }
    let profile = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps",
      "--disable-extensions", "--disable-dev-shm-usage", "--autoplay-policy=document-user-activation-required",
      "--hide-scrollbars", "--lang=en-US", "--user-data-dir=\(profile)", "--window-size=\(width),\(height)",
      "--remote-debugging-pipe", "about:blank",
    ]
    let (process, output, input) = try spawn(path, arguments)
    noteForExit(process, profile)
    let browser = Browser(pipe: DebuggingPipe(output: output, input: input), process: process, profile: profile)
    _ = try await browser.pipe.send("Browser.getVersion", timeout: 40)
    return browser
  }

  /// Opens an address in a new tab and waits until it has loaded.
  package func open(_ address: String, width: Int = 1024, height: Int = 768) async throws -> BrowserPage {
    let page = try await newPage(width: width, height: height)
    try await page.navigate(to: address)
    return page
  }

  /// A new empty tab.
  package func newPage(width: Int = 1024, height: Int = 768) async throws -> BrowserPage {
    let target = try await pipe.send("Target.createTarget", ["url": "about:blank"])
    guard let id = target["targetId"].string else { throw BrowserError.refused("no tab") }
    let attached = try await pipe.send("Target.attachToTarget", ["targetId": id, "flatten": true])
    guard let session = attached["sessionId"].string else { throw BrowserError.refused("no tab") }
    let page = BrowserPage(pipe: pipe, target: id, session: session)
    try await page.prepare(width: width, height: height)
    return page
  }

  /// Ends the browser and deletes its profile.
  package func close() async {
    _ = try? await pipe.send("Browser.close", timeout: 3)
    end()
  }

  private func end() {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    guard isFirst else { return }
    var status: Int32 = 0
    for _ in 0..<100 where waitpid(process, &status, WNOHANG) == 0 { usleep(20_000) }
    // The browser's own process group only: it was started with one.
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
    Self.delete(profile)
    Self.open.withLock { $0[process] = nil }
  }

  /// Browsers that still run when the tests end, as one shared by suites does.
  private static let open = Locked<[pid_t: String]>([:])

  private static func noteForExit(_ process: pid_t, _ profile: String) {
    let isFirst = open.withLock { open in
      defer { open[process] = profile }
      return open.isEmpty
    }
    guard isFirst else { return }
    atexit {
      for (process, profile) in Browser.open.withLock({ $0 }) {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        Browser.delete(profile)
      }
    }
  }

  /// Helper processes may write for a moment longer.
  private static func delete(_ profile: String) {
    for _ in 0..<20 where FileManager.default.fileExists(atPath: profile) {
      try? FileManager.default.removeItem(atPath: profile)
      if FileManager.default.fileExists(atPath: profile) { usleep(20_000) }
    }
  }

  /// Starts the program with our pipes as its descriptors 3 (commands) and 4 (answers).
  private static func spawn(_ path: String, _ arguments: [String]) throws -> (pid_t, Int32, Int32) {
    var commands: [Int32] = [-1, -1]
    var answers: [Int32] = [-1, -1]
    guard Glibc.pipe(&commands) == 0, Glibc.pipe(&answers) == 0 else { throw BrowserError.cannotLaunch("no pipes") }
    for descriptor in commands + answers { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // The child's ends must not be 3 or 4 themselves, or one would overwrite the other.
    let childInput = fcntl(commands[0], F_DUPFD_CLOEXEC, 100)
    let childOutput = fcntl(answers[1], F_DUPFD_CLOEXEC, 100)
    Glibc.close(commands[0])
    Glibc.close(answers[1])
    defer {
      Glibc.close(childInput)
      Glibc.close(childOutput)
    }
    let process = try GroupProcess.start(path, arguments) { actions in
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, childInput, 3)
      posix_spawn_file_actions_adddup2(&actions, childOutput, 4)
    }
    return (process, commands[1], answers[0])
  }
}
