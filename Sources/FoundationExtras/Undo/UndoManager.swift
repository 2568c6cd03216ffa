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
  /// Kept; each registration outside of a group is a group of its own.
  open var groupsByEvent = true

  /// A manager that remembers nothing yet.
  public override init() {}

  /// Whether something can be undone.
  open var canUndo: Bool { !undos.isEmpty }
  /// Whether something can be redone.
  open var canRedo: Bool { !redos.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { stage == .undoing }
  /// Whether something is being redone.
  open var isRedoing: Bool { stage == .redoing }
  /// Whether changes are remembered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are begun and not ended.
  open var groupingLevel: Int { open.count }
  /// The name of what would be undone; empty without one.
  open var undoActionName: String { undos.last?.name ?? "" }
  /// The name of what would be redone; empty without one.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// "Undo" with the name of what would be undone, in English.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// "Redo" with the name of what would be redone, in English.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Forgets changes until `enableUndoRegistration()` has been called as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Ends one call of `disableUndoRegistration()`; nothing where there is none.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Begins a group, within one that is begun already where there is one.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last; one without changes is dropped.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard !group.changes.isEmpty else { return }
    guard let last = open.indices.last else { return keep(group) }
    open[last].changes += group.changes
    if open[last].name.isEmpty { open[last].name = group.name }
  }

  /// Remembers how to take a change back; nothing is done where the target, held weakly, is gone by then.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
    if open.isEmpty {
      keep(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  /// Names the group that is begun, or else the newest change.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if stage == .undoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// Ends groups that are begun and takes the newest change back; nothing where there is none, or while one is undone or redone.
  open func undo() {
    guard stage == .idle else { return }
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undos.popLast() else { return }
    run(group, .undoing)
  }

  /// Does again what was undone last; nothing where there is none, or while a change is undone or redone.
  open func redo() {
    guard stage == .idle, let group = redos.popLast() else { return }
    run(group, .redoing)
  }

  /// Forgets everything that could be undone or redone, and groups that are begun.
  open func removeAllActions() { (undos, redos, open) = ([], [], []) }

  /// Forgets the changes of one target; those of a group that is begun stay.
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
