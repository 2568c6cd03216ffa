import Foundation

/// Remembers how to take changes back, newest first. For one thread at a time, as Apple's.
///
/// What is registered while something is undone can be redone. Changes registered within a group are undone together; without
/// one each registration is a group of its own, where Apple's are grouped by the turn of the run loop.
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    let apply: (AnyObject) -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private enum Stage { case idle, undoing, redoing }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var open: [Group] = []
  private var stage = Stage.idle
  private var disabled = 0

  /// Zero keeps all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open var groupsByEvent = true

  public override init() {}

  open var canUndo: Bool { !undos.isEmpty }
  open var canRedo: Bool { !redos.isEmpty }
  open var isUndoing: Bool { stage == .undoing }
  open var isRedoing: Bool { stage == .redoing }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var groupingLevel: Int { open.count }
  open var undoActionName: String { undos.last?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func beginUndoGrouping() { open.append(Group()) }

  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard !group.changes.isEmpty else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].changes += group.changes }
  }

  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
    if open.isEmpty {
      keep(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if stage == .undoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  open func undo() {
    while let group = open.popLast(), !group.changes.isEmpty { keep(group) }
    guard let group = undos.popLast() else { return }
    run(group, .undoing)
  }

  open func redo() {
    guard let group = redos.popLast() else { return }
    run(group, .redoing)
  }

  open func removeAllActions() { (undos, redos, open) = ([], [], []) }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group.changes.isEmpty ? nil : group
      }
    }
    (undos, redos) = (without(undos), without(redos))
  }

  private func run(_ group: Group, _ stage: Stage) {
    self.stage = stage
    beginUndoGrouping()
    for change in group.changes.reversed() { if let target = change.target { change.apply(target) } }
    if !open.isEmpty, open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
    self.stage = .idle
  }

  private func keep(_ group: Group) {
    switch stage {
    case .undoing: redos.append(group)
    case .redoing: undos.append(group)
    case .idle:
      undos.append(group)
      redos = []
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undos.removeFirst(max(0, undos.count - levelsOfUndo))
  }
}
