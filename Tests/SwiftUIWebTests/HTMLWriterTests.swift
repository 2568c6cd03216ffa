import Deflating
import Fixtures
import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

@Suite(.timeLimit(.minutes(4)))
@MainActor
struct HTMLWriterTests {
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</textarea><script>",
    "</title><script>alert(1)</script>", "a\u{0}b\u{1b}[31mc\u{7f}\u{9b}31m", "&lt;b&gt; &amp;amp;", "<!--", "]]>",
    "`${1}`",
    "\u{202e}gnp.exe", "javascript:alert(1)",
  ]

  /// Everything in a page that a text could appear in.
  private func everyPlace(_ text: String) -> ElementTree {
    var tree = ElementTree()
    var next: UInt64 = 1
    func add(_ element: Element, in parent: NodeID = .root) -> NodeID {
      let id = NodeID(rawValue: next)
      next += 1
      tree.apply(.insert(id, element, parent: parent, before: nil))
      return id
    }
    var named = Element(.symbol(SymbolContent(name: text)))
    named.accessibility.label = text
    named.accessibility.hint = text
    named.accessibility.identifier = text
    _ = add(named)
    var rich = TextContent([TextContent.Run(text), TextContent.Run(text, link: text)])
    rich.runs[0].style.isBold = true
    rich.runs[0].style.font = FontStyle(family: text)
    _ = add(Element(.text(rich)))
    _ = add(Element(.text(TextContent(text))))
    _ = add(Element(.link(destination: text)))
    _ = add(Element(.navigationLink(path: text)))
    _ = add(Element(.navigationLink(path: "/" + text)))
    for kind in [FieldContent.Kind.text, .search, .multiline, .secure] {
      _ = add(Make.field(text, prompt: text, kind: kind))
    }
    _ = add(Element(.image(ImageContent(source: .address(text)))))
    _ = add(Element(.image(ImageContent(source: .stored(hash: text)))))
    _ = add(Element(.button(ButtonContent(shortcut: text)), accepts: .press))
    for kind in [PickerContent.Kind.menu, .segmented] {
      let picker = add(Element(.picker(PickerContent(kind: kind, title: text, showsTitle: true, selection: 0))))
      let option = add(Element(.option(index: 0, isSelected: true)), in: picker)
      _ = add(Element(.text(TextContent(text))), in: option)
    }
    _ = add(Element(.dialog(DialogContent(kind: .alert, title: text))))
    _ = add(Element(.page(PageContent(title: text, backTitle: text))))
    var path = Style()
    path.clip = .path(text, size: Size(width: 1, height: 1))
    _ = add(Element(.box(alignment: BoxAlignment()), style: path))
    _ = add(Element(.shape(ShapeContent(outline: .path(text, size: Size(width: 1, height: 1))))))
    return tree
  }

  /// Reads markup strictly: every tag and attribute must be one of those this module writes.
  private func problems(_ html: String) -> [String] {
    var problems: [String] = []
    let tags: Set<String> = [
      "svg", "use", "p", "span", "a", "div", "input", "textarea", "button", "label", "select", "option", "fieldset",
      "legend", "dialog", "h1", "h2", "section", "header", "path", "img", "li", "ul", "rect", "circle",
    ]
    let attributes: Set<String> = [
      "id", "n", "class", "href", "target", "rel", "referrerpolicy", "role", "tabindex", "type", "placeholder", "value",
      "autocomplete", "spellcheck", "autocorrect", "autocapitalize", "enterkeyhint", "name", "checked", "selected",
      "open",
      "viewBox", "preserveAspectRatio", "d", "cx", "cy", "r", "rx", "ry", "width", "height", "pathLength", "src", "alt",
      "loading", "decoding",
      "rows", "disabled", "dir", "lang",
    ]
    // Tags are found by scalars: a mark that combines with ">" does not hide it from a browser.
    var rest = Substring(String(String.UnicodeScalarView(html.unicodeScalars.filter(\.isASCII))))
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { return problems + ["unclosed tag"] }
      var inner = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if inner.hasPrefix("/") { inner = inner.dropFirst() }
      let name = String(inner.prefix { $0 != " " })
      if !tags.contains(name) { problems.append("tag \(name)") }
      inner = inner.dropFirst(name.count)
      func check(_ attribute: String, _ value: String) {
        if attribute == "href" || attribute == "src",
          !value.hasPrefix("/"), !value.hasPrefix("http"), !value.hasPrefix("mailto:"), !value.hasPrefix("#")
        {
          problems.append("address \(value)")
        }
      }
      while let first = inner.first, inner != " /" {
        guard first == " " else { return problems + ["attribute text \(inner)"] }
        inner = inner.dropFirst()
        let attribute = String(inner.prefix { $0 != "=" && $0 != " " })
        if !attributes.contains(attribute), !attribute.hasPrefix("aria-"), !attribute.hasPrefix("data-") {
          problems.append("attribute \(attribute)")
        }
        inner = inner.dropFirst(attribute.count)
        guard inner.first == "=" else { continue }
        inner = inner.dropFirst()
        guard inner.first == "\"" else {
          let word = inner.prefix { $0 != " " }
          if word.isEmpty
            || word.contains(where: { !($0.isASCII && ($0.isLetter || $0.isNumber) || "-_/.:#+".contains($0)) })
          {
            problems.append("value without quotes \(word)")
          }
          check(attribute, word.lowercased())
          inner = inner.dropFirst(word.count)
          continue
        }
        inner = inner.dropFirst()
        guard let quote = inner.firstIndex(of: "\"") else { return problems + ["unclosed value"] }
        let value = inner[..<quote].lowercased()
        if value.contains("<") || value.contains("'") { problems.append("raw value \(value)") }
        check(attribute, value)
        inner = inner[inner.index(after: quote)...]
      }
    }
    for scalar in html.unicodeScalars where scalar.value < 0x20 && scalar.value != 0x0A && scalar.value != 0x09 {
      problems.append("control character \(scalar.value)")
    }
    return problems
  }

  @Test func noTextFromOutsideBecomesMarkup() throws {
    let texts = Self.hostile + (try Fixtures.nastyTitles())
    for text in texts {
      let html = Draw.html(everyPlace(text))
      #expect(problems(html) == [], "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("https://example.org/a?b=c&d", true), ("http://example.org", true), ("mailto:a@example.org", true),
    ("HTTPS://EXAMPLE.ORG/", true), ("javascript:alert(1)", false), ("java\nscript:alert(1)", false),
    ("\u{1}javascript:alert(1)", false), (" javascript:alert(1)", false), ("data:text/html,x", false),
    ("vbscript:x", false), ("file:///etc/passwd", false), ("http:evil", false), ("//example.org", false), ("", false),
    ("https://exam\tple.org", false),
  ])
  func onlySafeSchemesBecomeLinks(address: String, isLink: Bool) {
    #expect((AddressPolicy.outside(address) != nil) == isLink)
    #expect(Draw.html(Element(.link(destination: address))).contains("href=") == isLink)
  }

  @Test(arguments: [
    ("/", true), ("/item/1?x=y", true), ("//evil.example", false), ("/\\evil.example", false), ("item", false),
    ("/-/live", false), ("/a\nb", false),
  ])
  func onlyOwnPathsAreInside(path: String, isInside: Bool) {
    #expect((AddressPolicy.inside(path) != nil) == isInside)
  }

  @Test func linksOutTellTheirTargetNothing() {
    let html = Draw.html(Element(.link(destination: "https://example.org")))
    #expect(html.contains("rel=noreferrer"))
  }

  @Test func drawsNativeElements() {
    #expect(Draw.html(Make.button()).contains("<button id=n1"))
    #expect(Draw.html(Element(.list(.plain))).hasPrefix("<ul id=n1"))
    #expect(Draw.html(Make.field()).contains("<input id=k1 type=text aria-label=Name"))
    #expect(Draw.html(Element(.toggle(isOn: true))).contains("type=checkbox role=switch checked"))
    #expect(Draw.html(Element(.progress(fraction: 0.5, isCircular: false))).contains("<progress"))
    #expect(Draw.html(Element(.dialog(DialogContent(kind: .alert, title: "Sure?")))).contains("<dialog"))
    var heading = Make.text("News")
    heading.accessibility.headingLevel = 3
    #expect(Draw.html(heading).hasPrefix("<h3"))
    #expect(
      Draw.html(
        Element(.text(TextContent([TextContent.Run("now")], ticking: .relative(Date(timeIntervalSince1970: 0)))))
      )
      .hasPrefix("<time id=n1"))
  }

  @Test func aButtonWithinALinkIsNoSecondButton() {
    var tree = ElementTree()
    tree.apply(
      .insert(NodeID(rawValue: 1), Element(.navigationLink(path: "/x"), accepts: .press), parent: .root, before: nil))
    tree.apply(.insert(NodeID(rawValue: 2), Make.button(), parent: NodeID(rawValue: 1), before: nil))
    let html = Draw.html(tree)
    #expect(html.contains("<a id=n1"))
    #expect(html.contains("<span n=1 class=\"bn bn-a\" role=button tabindex=0"))
  }

  @Test func theSameLookHasOneRule() {
    let registry = StyleRegistry()
    var tree = ElementTree()
    for id in 1...50 {
      let element = Make.text("\(id)") { $0.style.padding = Insets(top: 4, leading: 8, bottom: 4, trailing: 8) }
      tree.apply(.insert(NodeID(rawValue: UInt64(id)), element, parent: .root, before: nil))
    }
    _ = Draw.html(tree, registry: registry)
    #expect(registry.rules.count == 1)
    #expect(registry.rules.first?.hasSuffix("{padding:4px 8px}") == true)
  }

  @Test func rulesAreBoundedAndNoLookIsLost() throws {
    let registry = StyleRegistry(limit: 10)
    var names: [String] = []
    for number in 0..<100 {
      registry.renewIfFull()
      let name = try #require(registry.name(for: ["opacity:.\(number)"]))
      #expect(registry.rules.contains(".\(name){opacity:.\(number)}"))
      #expect(registry.rules.count <= 10)
      names.append(name)
    }
    #expect(Set(names).count == 100)
    // A look has one name in all generations, and the sheet of the last one can still be had.
    #expect(registry.name(for: ["opacity:.7"]) == names[7])
    #expect(registry.text(of: .init(generation: registry.generation - 1, count: 10)) != nil)
    #expect(registry.text(of: .init(generation: registry.generation - 2, count: 10)) == nil)
    #expect(registry.text(of: .init(generation: registry.generation, count: 1000)) == nil)
  }

  /// Rules that a page gets with a frame are all that it needs, also where a new generation began meanwhile.
  @Test func aPageGetsTheRulesOfANewGeneration() throws {
    let registry = StyleRegistry(limit: 4)
    var writer = FrameWriter(registry: registry)
    var tree = ElementTree()
    let id = NodeID(rawValue: 1)
    tree.apply(.insert(id, Make.text("0"), parent: .root, before: nil))
    _ = writer.paint(tree)
    for number in 1...20 {
      let before = try #require(tree[id]).element
      var after = before
      after.style.opacity = Double(number) / 100
      tree.apply(.update(id, after, previous: before))
      let frame = writer.frame(
        [.update(id, after, previous: before)], tree: tree, transaction: FrameTransaction(), number: UInt64(number),
        acknowledged: 0)
      let text = String(decoding: frame ?? [], as: UTF8.self)
      #expect(text.contains("{opacity:"), "\(text)")
    }
    #expect(registry.generation >= 4)
  }

  /// A page that is painted in a new generation has the rules of elements that were written in the one before.
  @Test func whatWasWrittenWithOldRulesIsWrittenAnew() throws {
    let registry = StyleRegistry(limit: 2)
    func paint(_ opacities: [Double]) -> FrameWriter.Paint {
      var tree = ElementTree()
      for (index, opacity) in opacities.enumerated() {
        let element = Make.text("a text") { $0.style.opacity = opacity }
        tree.apply(.insert(NodeID(rawValue: UInt64(index + 1)), element, parent: .root, before: nil))
      }
      var writer = FrameWriter(registry: registry)
      return writer.paint(tree)
    }
    _ = paint([0.1, 0.2])
    let paint = paint([0.1])
    #expect(paint.rules.generation == 1)
    let rules = try #require(registry.text(of: paint.rules))
    #expect(rules.contains("{opacity:"), "\(rules)")
  }

  @Test func numbersAreFiniteAndShort() {
    #expect(CSSNumber.text(0.5) == ".5")
    #expect(CSSNumber.text(-12.25) == "-12.25")
    #expect(CSSNumber.text(.nan) == "0")
    #expect(CSSNumber.text(.infinity) == "100000")
    #expect(CSSNumber.text(-0.0004) == "0")
    #expect(CSSNumber.points(0) == "0")
  }

  @Test func everyTextColourIsReadableOnEveryGround() {
    for ink in Palette.inks {
      for ground in Palette.grounds {
        let (text, behind) = (Palette.system.shade(ink), Palette.system.shade(ground))
        #expect(Palette.contrast(text.light, behind.light) >= 4.5, "\(ink) on \(ground), light")
        #expect(Palette.contrast(text.dark, behind.dark) >= 4.5, "\(ink) on \(ground), dark")
      }
    }
    for area in Palette.hues {
      #expect(Palette.contrast(0xFFFFFF, Palette.system.surface(area).light) >= 4.5, "white on \(area)")
    }
    #expect(abs(Palette.contrast(0, 0xFFFFFF) - 21) < 0.01)
  }

  @Test func fillsHaveTheSystemsColours() {
    #expect(Palette.system.drawn(.blue) == .init(0x0088FF, 0x0091FF))
    #expect(Palette.system.drawn(.orange) == .init(0xFF8D28, 0xFF9230))
    #expect(Palette.system.drawn(.green) == .init(0x34C759, 0x30D158))
  }

  @Test func theNamedSymbolsHaveDrawings() throws {
    for name in [
      "clock", "bubble.left", "bubble.right", "arrow.clockwise", "speaker.wave.2", "speaker.slash", "link", "person",
      "star",
      "star.fill", "magnifyingglass", "chevron.right", "xmark", "xmark.circle.fill", "checkmark",
      "exclamationmark.triangle",
      "wifi.slash", "newspaper", "gear", "ellipsis", "square.and.arrow.up", "globe", "flame", "bell",
      "person.crop.circle.fill", "folder.fill", "fork.knife.circle", "chart.bar.fill", "battery.100", "person.3.fill",
    ] {
      #expect(SymbolTable.isKnown(name), "\(name)")
    }
    #expect(SymbolTable.identifier("no.such.symbol") == "y-unknown")
    let names = try Fixtures.text("system-symbols.txt").split(separator: "\n").map(String.init)
    #expect(names.count > 100)
    let missing = names.filter { !SymbolTable.isKnown($0) }
    #expect(missing == [])
  }

  @Test func theScriptIsSmall() throws {
    let compressed = try #require(Deflate.gzip(Data(ClientScript.text.utf8)))
    let sheet = try #require(Deflate.gzip(Data(BaseSheet.text().utf8)))
    print(
      "script: \(ClientScript.text.utf8.count) bytes, \(compressed.count) compressed; sheet: \(sheet.count) compressed")
    // It counts the numbers of elements, and knows what the Tab key passes by: what the markup of a list need not say five thousand
    // bytes long.
    #expect(compressed.count < 10 * 1024)
    // Loaded by pages with sheets, readers of places, rows, lists that are pulled, texts that shrink, what is scrolled to, or what
    // the layout engine places; it tells what the page measures and how it is scrolled, keeps ends in sight, closes up rows that
    // go, and plays what code plays.
    let later = try #require(Deflate.gzip(Data(ClientScript.laterText.utf8)))
    print("later: \(later.count) compressed")
    #expect(later.count < 6000)
  }
}
