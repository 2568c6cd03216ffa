import Foundation
import Testing
import UIKit

/// Messages to methods by their selectors.
@MainActor
@Suite struct TargetedMessages {
  private final class Listener: NSObject {
    var heard: [String] = []

    func changed(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick() { heard.append("tick") }
  }

  private let changed = Selector("changed", Listener.changed)
  private let name = Notification.Name("TargetedMessages")

  @Test func observersHearUntilTheyAreRemoved() {
    let center = NotificationCenter()
    let listener = Listener()
    center.addObserver(listener, selector: changed, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard == [name.rawValue])
    center.removeObserver(listener, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 2)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    #expect(listener.heard.count == 2)
  }

  @Test func observersAreNotHeld() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: changed, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func tokensAreRemovedAsBefore() {
    let center = NotificationCenter()
    let listener = Listener()
    nonisolated(unsafe) let heard = listener
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard.tick() }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["tick"])
  }

  @Test func timersCallTheirTargets() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 1000, target: listener, selector: Selector("tick", Listener.tick), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(listener.heard == ["tick", "tick"])
  }
}
