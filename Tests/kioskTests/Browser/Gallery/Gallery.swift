import BrowserTesting
import Foundation
import FoundationExtras
import SampleServices

/// A reader under given circumstances, open in one page that goes from screen to screen.
final class Gallery {
  private let circumstances: Circumstances
  private let reader: ReaderPage
  private let names: [String: String]
  /// What was read stays here when the reader is started anew.
  private let cache: URL
  private var layout = ScreenCase.Layout.wide

  private var page: BrowserPage { reader.page }

  static func open(_ circumstances: Circumstances) async throws -> Gallery {
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-gallery-\(UUID())")
    let size = ScreenCase.Layout.wide.size
    let reader = try await ReaderPage.open(
      width: size.width, height: size.height,
      environment: circumstances.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 },
      options: circumstances.arguments)
    if circumstances != .samples { try await reader.waitForStories() }
    var names: [String: String] = [:]
    names["story"] = try reader.world.ids(of: "topstories").first.map(String.init)
    names["poll"] = String(try reader.world.item("poll"))
    names["yesterday"] = CalendarDay(Date(), in: .gmt)?.advanced(by: -1)?.description
    names["person"] = "980000026"
    if circumstances == .empty {
      let quiet = try reader.world.make("story", ["title": "Nobody has said anything"])["id"]
      names["quiet"] = (quiet as? Int).map(String.init)
    }
    let gallery = Gallery(circumstances: circumstances, reader: reader, names: names, cache: cache)
    try await gallery.prepare()
    return gallery
  }

  private init(circumstances: Circumstances, reader: ReaderPage, names: [String: String], cache: URL) {
    self.circumstances = circumstances
    self.cache = cache
    self.reader = reader
    self.names = names
  }

  func close() async {
    await reader.close()
    try? FileManager.default.removeItem(at: cache)
  }

  private func prepare() async throws {
    switch circumstances {
    case .loading: try reader.world.make("hang", ["seconds": 600])
    case .failing: try reader.world.make("fail", ["status": 500])
    case .stale:
      for screenCase in circumstances.cases {
        try await page.navigate(to: address(of: screenCase))
        try await reader.wait(for: screenCase.shows.last ?? "")
      }
      try reader.world.make("fail", ["status": 500])
      try reader.world.make("streams", ["action": "cut"])
      try await page.navigate(to: "about:blank")
      try await reader.restart()
    case .live, .empty, .samples, .keyless, .refused: break
    }
  }

  private func address(of screenCase: ScreenCase) -> String {
    reader.address + names.reduce(screenCase.path) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// Goes there, does what is to be done, and says what is wrong with what is then to be seen.
  func look(at screenCase: ScreenCase) async throws -> [String] {
    page.forgetLog()
    try await lay(.wide)
    try await page.navigate(to: address(of: screenCase))
    try await reader.waitForLayout()
    for step in screenCase.steps { try await take(step) }
    var problems: [String] = []
    for layout in [ScreenCase.Layout.wide, .tablet, .phone] {
      guard layout != .tablet || wantsEverything || screenCase.pictures.contains(where: { $0.layout == .tablet })
      else { continue }
      try await lay(layout)
      for words in screenCase.shows { try await reader.wait(for: words) }
      for selector in screenCase.has {
        try await page.wait(
          until: "[...document.querySelectorAll(\(BrowserPage.quote(selector)))].some(e => e.checkVisibility())")
      }
      try await page.waitForRest()
      problems += try await judge(screenCase).map { "\(layout): \($0)" }
      try await takePictures(of: screenCase)
    }
    return problems + page.errors
  }

  private func judge(_ screenCase: ScreenCase) async throws -> [String] {
    var problems: [String] = []
    let text = try await page.evaluate("document.body.innerText").string ?? ""
    problems += screenCase.hides.filter(text.contains).map { "it says \($0)" }
    problems += try await page.overflowProblems()
    problems += try await page.contrastProblems().map { "contrast of \($0)" }
    problems += try await page.accessibilityProblems()
    problems += try await page.tabOrderProblems()
    if layout == .phone { problems += try await page.smallTargets().map { "small target \($0)" } }
    if layout == .wide {
      try await page.setMedia(isDark: true)
      problems += try await page.contrastProblems().map { "contrast, dark, of \($0)" }
      try await page.setMedia()
    }
    return problems
  }

  private func lay(_ layout: ScreenCase.Layout) async throws {
    guard layout != self.layout else { return }
    self.layout = layout
    try await page.setTouch(layout != .wide)
    try await page.setViewport(width: layout.size.width, height: layout.size.height, isMobile: layout != .wide)
    try await reader.waitForLayout()
    // Panes that lay themselves out by their own width tell it and are answered: what sticks out until then is gone then.
    try await page.wait(
      until: "document.documentElement.scrollWidth <= document.documentElement.clientWidth", seconds: 3, isNeeded: false
    )
  }

  private func take(_ step: ScreenCase.Step) async throws {
    switch step {
    case .type(let text):
      let field = "main input:is([type=text],[type=search],:not([type]))"
      try await page.wait(until: "document.querySelector(\(BrowserPage.quote(field))) != null")
      try await page.focus(field)
      try await page.type(text)
    case .choose(let words):
      let label = "[...document.querySelectorAll('label')].find(l => l.innerText.trim() == \(BrowserPage.quote(words)))"
      try await page.wait(until: "\(label) != null")
      try await page.evaluate("\(label).click()")
    case .press(let words):
      let control = """
        (bs => bs.find(b => b.innerText.trim() == w) || bs.find(b => b.innerText.trim().startsWith(w)))\
        ([...(document.querySelector(':modal') || document).querySelectorAll('button,a')].filter(b => !b.disabled))
        """.replacing("w)", with: BrowserPage.quote(words) + ")")
      try await page.wait(until: "\(control) != null", seconds: 20)
      try await page.evaluate("\(control).click()")
    case .key(let key): try await page.press(key)
    case .pick(let words):
      // A count may stand behind it.
      let option =
        "[...document.querySelectorAll('option')].find(o => (o.text.trim() + ' (').startsWith(\(BrowserPage.quote(words + " ("))))"
      try await page.wait(until: "\(option) != null")
      try await page.evaluate(
        "(o => { o.selected = true; o.closest('select').dispatchEvent(new Event('change', { bubbles: true })) })(\(option))"
      )
    case .world(let path, let parameters): try reader.world.make(path, parameters)
    case .see(let words): try await reader.wait(for: words, seconds: 20)
    }
  }

  // MARK: Pictures

  private static let everyPicture = ProcessInfo.processInfo.environment["KIOSK_EVERY_PICTURE"]
  private var wantsEverything: Bool { Self.everyPicture != nil }

  private func takePictures(of screenCase: ScreenCase) async throws {
    if let folder = Self.everyPicture {
      for isDark in [false, true] {
        try await takePicture(
          "\(folder)/\(name(of: screenCase))-\(circumstances)-\(layout)-\(isDark ? "dark" : "light").png",
          isDark: isDark)
      }
    }
    if let folder = ProcessInfo.processInfo.environment["KIOSK_PICTURES"] {
      for picture in screenCase.pictures where picture.layout == layout {
        try await takePicture("\(folder)/\(picture.name).png", isDark: picture.isDark)
      }
    }
  }

  /// What was to be seen instead, beside the other pictures.
  func keepFailure(_ screenCase: ScreenCase) async throws {
    guard let folder = Self.everyPicture else { return }
    try await takePicture("\(folder)/failed-\(circumstances)-\(name(of: screenCase)).png", isDark: false)
  }

  private func name(of screenCase: ScreenCase) -> String {
    screenCase.screen.lowercased().replacing(", ", with: "-").replacing(" ", with: "-")
  }

  private func takePicture(_ file: String, isDark: Bool) async throws {
    try await page.setMedia(isDark: isDark, reducesMotion: true)
    try await page.wait(
      until: "[...document.images].every(i => i.complete) && !document.body.innerText.includes('Loading…\\n')",
      seconds: 3, isNeeded: false)
    try await page.screenshot().write(to: URL(fileURLWithPath: file))
    try await page.setMedia()
  }
}
