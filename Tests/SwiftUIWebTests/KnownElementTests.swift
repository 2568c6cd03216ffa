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
    let numbers = Draw.html(tree, registry: registry).matches(of: #/ (id=n\d+|n)[ >]/#).map { String($0.1) }
    #expect(numbers == ["id=n4", "n", "id=n9", "n", "id=n8"])
    #expect(Draw.html(tree, registry: registry) == Draw.html(tree))
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
    #expect(html("Keep").contains("<svg n class=y aria-hidden=true><use href=#y-star /></svg>"))
  }

  @Test func nothingIsSaidTwice() {
    var element = Element(.symbol(SymbolContent(name: "star")))
    element.accessibility.isHidden = true
    let html = Draw.html(element)
    #expect(html.components(separatedBy: "aria-hidden").count == 2)
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
