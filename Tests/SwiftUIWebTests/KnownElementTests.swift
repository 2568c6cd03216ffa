import Foundation
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// Elements that were written before are written from memory, and so must not look otherwise than those drawn afresh.
@Suite(.timeLimit(.minutes(2)))
@MainActor
struct KnownElementTests {
  /// A host that takes everything and shows nothing.
  private final class Paper: ElementHost {
    let traits = HostTraits(kind: .browser)
    let isReady = true
    func mount(_ session: any SessionHandle) {}
    func apply(_ patches: [Patch], transaction: FrameTransaction) {}
    func unmount() {}
  }

  @Test(arguments: 0..<20) func whatIsKnownIsWrittenAsWhatIsNew(seed: UInt64) {
    let paper = Paper()
    let session = TreeSession(host: paper)
    var random = RandomTree(session, seed: seed)
    let registry = StyleRegistry()
    for _ in 0..<30 {
      random.step()
      session.flush()
      let tree = session.tree
      let first = Draw.html(tree, registry: registry)
      #expect(Draw.html(tree, registry: registry) == first)
      #expect(Draw.html(tree) == first)
    }
  }

  private func html(_ role: Role, id: UInt64, _ registry: StyleRegistry) -> String {
    var tree = ElementTree()
    tree.apply(.insert(NodeID(rawValue: id), Element(role), parent: .root, before: nil))
    return Draw.html(tree, registry: registry)
  }

  @Test func theSameElementKeepsItsOwnNumber() {
    let registry = StyleRegistry()
    let first = html(.text(TextContent("Crow & magpie")), id: 7, registry)
    let second = html(.text(TextContent("Crow & magpie")), id: 1_234_567_890, registry)
    #expect(first == "<p id=n7 class=t>Crow &amp; magpie</p>")
    #expect(second == "<p id=n1234567890 class=t>Crow &amp; magpie</p>")
  }

  @Test func addressesThatOnlyLookTheSameLeadToTheirOwnPlaces() {
    let registry = StyleRegistry()
    let (composed, apart) = ("/caf\u{e9}", "/cafe\u{301}")
    #expect(composed == apart)
    #expect(
      html(.navigationLink(path: composed), id: 1, registry).utf8.elementsEqual(
        html(.navigationLink(path: composed), id: 1, StyleRegistry()).utf8))
    #expect(
      html(.navigationLink(path: apart), id: 1, registry).utf8.elementsEqual(
        html(.navigationLink(path: apart), id: 1, StyleRegistry()).utf8))
  }

  @Test func anElementElsewhereIsDrawnForItsPlace() {
    let registry = StyleRegistry()
    func tree(_ parent: Role) -> String {
      var tree = ElementTree()
      tree.apply(.insert(NodeID(rawValue: 1), Element(parent), parent: .root, before: nil))
      tree.apply(
        .insert(NodeID(rawValue: 2), Element(.text(TextContent("Words"))), parent: NodeID(rawValue: 1), before: nil))
      return Draw.html(tree, registry: registry)
    }
    #expect(tree(.stack(StackContent(axis: .vertical))).contains("<p n "))
    #expect(tree(.stack(StackContent(axis: .horizontal))).contains("<span n "))
    #expect(tree(.button(ButtonContent())).contains("<span n "))
  }

  @Test func numbersThatFollowAreLeftToTheScript() {
    let registry = StyleRegistry()
    func insert(_ id: UInt64, _ role: Role, _ parent: UInt64, into tree: inout ElementTree) {
      tree.apply(
        .insert(NodeID(rawValue: id), Element(role), parent: NodeID(rawValue: parent), before: nil))
    }
    var tree = ElementTree()
    insert(4, .stack(StackContent(axis: .vertical)), NodeID.root.rawValue, into: &tree)
    insert(5, .text(TextContent("first")), 4, into: &tree)
    insert(9, .text(TextContent("second")), 4, into: &tree)
    insert(10, .list(.plain), 4, into: &tree)
    insert(8, .text(TextContent("first")), 4, into: &tree)
    #expect(numbers(tree, registry) == ["id=n4", "n", "id=n9", "n", "id=n8"])
    #expect(Draw.html(tree, registry: registry) == Draw.html(tree))
  }

  @Test func rowsHaveTheirNumbersOneFromAnother() {
    let registry = StyleRegistry()
    func insert(_ id: UInt64, _ role: Role, _ parent: UInt64, into tree: inout ElementTree) {
      tree.apply(.insert(NodeID(rawValue: id), Element(role), parent: NodeID(rawValue: parent), before: nil))
    }
    var tree = ElementTree()
    insert(1, .list(.plain), NodeID.root.rawValue, into: &tree)
    for row: UInt64 in 0..<3 {
      insert(20 + row, .row(RowContent()), 1, into: &tree)
      insert(2 + 2 * row, .text(TextContent("number")), 20 + row, into: &tree)
      insert(3 + 2 * row, .text(TextContent("words")), 20 + row, into: &tree)
    }
    #expect(numbers(tree, registry) == ["id=n1", "id=n20", "n", "n", "n", "n", "n", "n", "n", "n"])
    #expect(Draw.html(tree, registry: registry) == Draw.html(tree))
  }

  private func numbers(_ tree: ElementTree, _ registry: StyleRegistry) -> [String] {
    Draw.html(tree, registry: registry).matches(of: #/ (id=n\d+|n)[ >]/#).map { String($0.1) }
  }

  @Test func whatAnElementAcceptsStandsWithItsNumber() {
    var tree = ElementTree()
    for id: UInt64 in [3, 4, 6] {
      var button = Element(.button(ButtonContent()))
      button.accepts = .press
      tree.apply(.insert(NodeID(rawValue: id), button, parent: .root, before: nil))
    }
    let (press, registry) = (EventKinds.press.rawValue, StyleRegistry())
    let starts = Draw.html(tree, registry: registry).matches(of: #/<button ([^"]*) class/#).map { String($0.1) }
    #expect(starts == ["id=n3 data-a=\(press)", "n=\(press)", "id=n6 data-a=\(press)"])
    #expect(Draw.html(tree, registry: registry) == Draw.html(tree))
  }

  @Test func plainWordsInAFrameStandInItByThemselves() {
    func html(_ content: TextContent, lines: Int? = nil) -> String {
      var element = Element(.text(content))
      element.style.frame = Frame()
      element.style.text.lineLimit = lines
      return Draw.html(element)
    }
    #expect(html(TextContent("11:16")).contains(">11:16</p>"))
    #expect(html(TextContent("11:16"), lines: 1).contains(">11:16</span></p>"))
    var bold = TextContent("11:16")
    bold.runs[0].style.isBold = true
    #expect(html(bold).contains("<span class=i><span "))
    // A grid makes nothing of blanks alone.
    #expect(html(TextContent("  ")).contains("<span class=i>  </span>"))
  }

  @Test func theScriptAloneHasTheTabKeyPassByWhatARowHolds() {
    var row = Element(.stack(StackContent(axis: .horizontal)))
    row.accessibility.isFocusable = true
    row.accessibility.isFocusSection = true
    var tree = ElementTree()
    tree.apply(.insert(NodeID(rawValue: 1), row, parent: .root, before: nil))
    tree.apply(
      .insert(NodeID(rawValue: 2), Element(.button(ButtonContent())), parent: NodeID(rawValue: 1), before: nil))
    let html = Draw.html(tree)
    #expect(html.contains(" one\" tabindex=0>"))
    #expect(html.components(separatedBy: "tabindex").count == 2)
  }

  @Test func whatIsInAButtonWithANameSaysNothing() {
    func html(_ label: String?) -> String {
      var button = Element(.button(ButtonContent()))
      button.accessibility.label = label
      var symbol = Element(.symbol(SymbolContent(name: "star")))
      symbol.accessibility.label = "favorite"
      var tree = ElementTree()
      tree.apply(.insert(NodeID(rawValue: 1), button, parent: .root, before: nil))
      tree.apply(.insert(NodeID(rawValue: 2), symbol, parent: NodeID(rawValue: 1), before: nil))
      return Draw.html(tree)
    }
    #expect(html(nil).contains("<svg n class=y role=img aria-label=favorite>"))
    #expect(html("Keep").contains("<svg n class=y><use href=#y-star /></svg>"))
  }

  @Test func nothingIsSaidTwice() {
    var element = Element(.symbol(SymbolContent(name: "star")))
    element.accessibility.isHidden = true
    #expect(Draw.html(element) == "<svg id=n1 class=y role=none><use href=#y-star /></svg>")
    element.style.frame = Frame()
    #expect(Draw.html(element).components(separatedBy: "aria-hidden").count == 2)
    var spacer = Element(.spacer(minLength: nil))
    spacer.accessibility.isHidden = true
    #expect(Draw.html(spacer).components(separatedBy: "aria-hidden").count == 2)
  }

  @Test func onlyAPlainWordOrAddressStandsWithoutQuotes() {
    for (name, written) in [
      ("word", "word"), ("a-b_9", "a-b_9"), ("two words", "\"two words\""), ("", "\"\""), ("a=b", "\"a=b\""),
      ("a/", "a/"), ("https://a.b/c#d+1", "https://a.b/c#d+1"),
      ("a?b", "\"a?b\""), ("a&b", "\"a&amp;b\""), ("é", "\"é\""), ("a>b", "\"a&gt;b\""), ("`", "\"`\""),
      ("\u{0}", "\"\u{FFFD}\""),
    ] {
      var element = Element(.text(TextContent("Words")))
      element.accessibility.identifier = name
      #expect(Draw.html(element).contains(" data-id=\(written)>"), "\(name)")
    }
  }

  @Test func whatGoesAsItComesSaysItOnce() {
    var element = Element(.text(TextContent("Words")))
    element.style.transition = TransitionStyle(insertion: [.opacity], removal: [.opacity])
    #expect(Draw.html(element).contains("data-i=opacity"))
    #expect(!Draw.html(element).contains("data-o"))
    element.style.transition = TransitionStyle(insertion: [.opacity], removal: [.move(edge: .top)])
    #expect(Draw.html(element).contains("data-i=opacity data-o=top"))
    element.style.transition = TransitionStyle(insertion: [.opacity], removal: [])
    #expect(Draw.html(element).contains("data-i=opacity data-o=\"\""))
  }
}
