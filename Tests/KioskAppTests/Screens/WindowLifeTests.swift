import Combine
import CombineTesting
import Foundation
import Library
import SwiftUI
import Testing

@testable import KioskApp
@testable import SwiftUICore
@testable import SwiftUITesting

/// What a window has made ends with it: nothing that all windows share may keep it.
@MainActor @Suite(.timeLimit(.minutes(4))) struct WindowLifeTests {
  /// Objects that are not held, with what they are called.
  private final class Survivors {
    private struct Entry {
      let name: String
      weak var object: AnyObject?
    }
    private var entries: [Entry] = []

    func watch(_ name: String, _ object: AnyObject) {
      guard !entries.contains(where: { $0.object === object }) else { return }
      entries.append(Entry(name: name, object: object))
    }

    /// Watches what an object has in its properties, and they in theirs, as far as views watch it too.
    func watchModels(of object: any ObservableObject, as name: String) {
      watch(name, object)
      for (label, value) in Mirror(reflecting: object).children {
        for model in Self.models(in: value) where !(model is KioskServices || model is Library) {
          let isNew = !entries.contains { $0.object === model }
          if isNew { watchModels(of: model, as: "\(name).\(label ?? "")") }
        }
      }
    }

    private static func models(in value: Any) -> [any ObservableObject] {
      if let model = value as? any ObservableObject { return [model] }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return [] }
      return mirror.children.flatMap { models(in: $0.value) }
    }

    var count: Int { entries.count }
    var names: [String] { entries.filter { $0.object != nil }.map(\.name) }
  }

  /// In the surroundings of every view of a window, and so in every place of its tree.
  private final class Surroundings: ObservableObject {}

  /// Opens a window, has it used, and closes it.
  private func open(
    _ stage: Stage, at path: String, width: CGFloat = 1024, _ survivors: Survivors,
    use: (TestScreen, WindowModel) -> Void
  ) {
    let surroundings = Surroundings()
    weak var made: WindowModel?
    let screen = TestScreen(path: path, size: CGSize(width: width, height: 900)) {
      [weak surroundings, services = stage.services, library = stage.library] in
      KioskRootView(library: library) { locale, path in
        let window = WindowModel(services: services, library: library, locale: locale, path: path)
        made = window
        return window
      }
      .environmentObject(surroundings ?? Surroundings())
    }
    survivors.watch("views", surroundings)
    survivors.watch("host", screen)
    survivors.watch("session", screen.session)
    survivors.watch("graph", screen.session.graph)
    if let made { use(screen, made) }
    screen.session.end()
  }

  private func look(_ stage: Stage, _ screen: TestScreen) {
    stage.pass(5)
    screen.settle()
    screen.showAll()
  }

  private nonisolated static let addresses = [
    "/", "/place/news", "/place/movies", "/place/search", "/place/saved", "/place/settings", "/place/item-1",
    "/place/user-name", "/place/source-the-us", "/place/movie-7", "/place/person-7",
    "/place/article-https%3A%2F%2Fsite.example%2F1",
  ]

  @Test(arguments: addresses)
  func aClosedWindowLeavesNothingBehind(path: String) throws {
    for width in [390.0, 1024, 1700] {
      let stage = try Stage()
      let survivors = Survivors()
      open(stage, at: path, width: width, survivors) { screen, window in
        for _ in 0..<4 { look(stage, screen) }
        survivors.watchModels(of: window, as: "window")
      }
      #expect(survivors.count > 6)
      #expect(survivors.names == [], "\(width) points wide")
      withExtendedLifetime(stage) {}
    }
  }

  /// Presses, writes and chooses whatever there is, with a host that is not always ready, and closes in the middle of it.
  @Test(arguments: 1...12)
  func aWindowMayBeClosedInTheMiddleOfAnything(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try Stage()
    let survivors = Survivors()
    var done: [String] = []
    let path = Self.addresses.randomElement(using: &random) ?? "/"
    open(stage, at: path, width: [390, 1024, 1700].randomElement(using: &random) ?? 390, survivors) { screen, window in
      look(stage, screen)
      for _ in 0..<Int.random(in: 20...60, using: &random) {
        done.append(doSomething(screen, stage, &random))
        survivors.watchModels(of: window, as: "window")
      }
    }
    #expect(survivors.count > 6)
    #expect(survivors.names == [], "after \(path), \(done)")
    withExtendedLifetime(stage) {}
  }

  private func doSomething(_ screen: TestScreen, _ stage: Stage, _ random: inout SeededGenerator) -> String {
    func any(_ kind: EventKind) -> NodeID? { screen.allElements(accepting: kind).randomElement(using: &random) }
    switch Int.random(in: 0...12, using: &random) {
    case 0:
      screen.isReady.toggle()
      return "ready \(screen.isReady)"
    case 1:
      screen.traits.viewport.width = [390, 1024, 1700].randomElement(using: &random) ?? 390
      return "width"
    case 2:
      let path = Self.addresses.randomElement(using: &random) ?? "/"
      screen.session.navigate(to: path)
      return "go \(path)"
    case 3, 4:
      stage.pass(Double.random(in: 0...20, using: &random))
      screen.settle()
      return "pass"
    case 5:
      screen.showAll()
      return "show all"
    case 6:
      let kind = [EventKind.submit, .dismiss, .refresh, .focus, .hover].randomElement(using: &random) ?? .submit
      guard let id = any(kind) else { return "no \(kind)" }
      screen.send(kind, kind == .focus || kind == .hover ? .bool(.random(using: &random)) : .none, to: id)
      return "\(kind)"
    case 7, 8:
      guard let id = any(.change), let role = screen.tree[id]?.element.role else { return "no change" }
      switch role {
      case .field: screen.send(.change, .text(["swift", "two words", ""].randomElement(using: &random) ?? ""), to: id)
      case .toggle: screen.send(.change, .bool(.random(using: &random)), to: id)
      default: screen.send(.change, .index(Int.random(in: 0...4, using: &random)), to: id)
      }
      return "change \(role)"
    default:
      guard let id = any(.press) else { return "no press" }
      let name = Outline(tree: screen.tree, now: screen.now).spoken(id)
      screen.send(.press, .none, to: id)
      return "press \(name)"
    }
  }
}
