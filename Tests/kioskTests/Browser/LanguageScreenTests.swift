import BrowserTesting
import Foundation
import KioskRunning
import Testing

/// The reader in its languages, in a real browser: nothing cut off or overlapping, contrast, names, direction.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct LanguageScreenTests {
  /// The path of each pane, and words of it that only its own language has.
  private static let arabic = [
    ("", "مباشر"), ("/place/news", "العناوين"), ("/place/movies", "الأكثر"), ("/place/search", "اكتب"),
    ("/place/saved", "لم تحفظ"), ("/place/settings", "لغة Kiosk"),
  ]

  private func open(_ language: String, width: Int, height: Int) async throws -> ReaderPage {
    let reader = try await ReaderPage.open(width: width, height: height)
    try await reader.page.setLanguage(language)
    try await reader.page.navigate(to: reader.address)
    return reader
  }

  private func examine(_ reader: ReaderPage, _ path: String) async throws {
    try await reader.page.wait(until: "document.querySelector('main *') != null")
    #expect(try await reader.page.overflowProblems() == [], "\(path)")
    #expect(try await reader.page.cutOffProblems() == [], "\(path)")
    #expect(try await reader.page.accessibilityProblems() == [], "\(path)")
    #expect(try await reader.page.contrastProblems() == [], "\(path)")
  }

  @Test(arguments: [(1280, 860), (390, 844)])
  func everyScreenIsMirroredInArabic(width: Int, height: Int) async throws {
    let reader = try await open("ar", width: width, height: height)
    for (path, _) in Self.arabic {
      try await reader.page.navigate(to: reader.address + path)
      try await reader.page.wait(until: "/[\\u0600-\\u06ff]/.test(document.body.innerText)")
      #expect(try await reader.page.evaluate("document.documentElement.dir").string == "rtl", "\(path)")
      #expect(try await reader.page.evaluate("document.documentElement.lang").string == "ar", "\(path)")
      try await examine(reader, path)
      try await reader.picture("arabic-\(path.split(separator: "/").last ?? "stories")-\(width)")
    }
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test(arguments: [("de", "Einstellungen"), ("ru", "Настройки"), ("zh-CN", "设置")])
  func theMainScreensFitInOtherLanguages(language: String, settings: String) async throws {
    let reader = try await open(language, width: 390, height: 844)
    for path in ["", "/place/news", "/place/settings"] {
      try await reader.page.navigate(to: reader.address + path)
      try await reader.wait(for: settings)
      try await examine(reader, path)
      try await reader.picture("\(language)-\(path.split(separator: "/").last ?? "stories")-390")
    }
    await reader.close()
  }

  @Test func theReaderChoosesALanguageAndAClock() async throws {
    let reader = try await open("en", width: 1280, height: 860)
    try await reader.go("settings")
    try await reader.wait(for: "Language of Kiosk")
    try await reader.page.select("Deutsch", in: "Language of Kiosk")
    try await reader.wait(for: "Sprache von Kiosk")
    try await reader.page.wait(until: "document.documentElement.lang == 'de'")
    try await reader.page.select("العربية", in: "Sprache von Kiosk")
    try await reader.wait(for: "لغة Kiosk")
    try await reader.page.wait(until: "document.documentElement.dir == 'rtl'")
    await reader.close()
  }
}

extension BrowserPage {
  /// What the browser asks for in its requests.
  fileprivate func setLanguage(_ language: String) async throws {
    try await command("Network.enable")
    try await command("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": language]])
  }

  /// Texts that are cut off without a sign of it: wider than their box, which hides what sticks out.
  fileprivate func cutOffProblems() async throws -> [String] {
    let found = try await evaluate(
      """
      (() => [...document.querySelectorAll('main .t,main button,main label')].filter(e => {
        const style = getComputedStyle(e)
        return e.checkVisibility({ visibilityProperty: true }) && e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0
          && style.overflowX != 'visible' && style.textOverflow != 'ellipsis' && !style.webkitLineClamp.match(/[1-9]/)
      }).map(e => e.outerHTML.slice(0, 120)))()
      """)
    return found.list?.compactMap(\.string) ?? []
  }

  /// Chooses an option of the menu with a label.
  fileprivate func select(_ option: String, in label: String) async throws {
    let menu =
      "[...document.querySelectorAll('select')].find(s => (s.getAttribute('aria-label') || s.labels?.[0]?.innerText || '').includes(\(Self.quote(label))))"
    try await wait(until: "\(menu) != null")
    try await evaluate(
      "(m => { m.selectedIndex = [...m.options].findIndex(o => o.text == \(Self.quote(option))); m.dispatchEvent(new Event('input', { bubbles: true })); m.dispatchEvent(new Event('change', { bubbles: true })) })(\(menu)); 0"
    )
  }
}
