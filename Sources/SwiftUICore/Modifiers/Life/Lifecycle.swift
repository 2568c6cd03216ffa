/// Hears that a view appears and disappears: when its node comes and goes, or within a list or lazy stack when it is scrolled into sight and out.
class LifeNode: PassingNode, EventTarget {
  private let isLazy: Bool
  private var presence = Presence()

  private struct Presence {
    var hasAppeared = false
    var isInSight = false
  }

  init(_ inputs: ViewInputs, isLazy: Bool) {
    self.isLazy = isLazy
    super.init(inputs)
    if let left: Presence = LastValue.left(by: self) { presence = left }
  }

  final override var appearsWithPage: Bool { true }

  final var hasAppeared: Bool { presence.hasAppeared }

  /// Whether it has heard what it will hear until a host tells of it.
  final var isUpToDate: Bool { hasAppeared == (presence.isInSight && !isCovered) }

  final override var storage: [AnyObject] { [LastValue.keep(presence)] }

  /// Brings the content up to date and, the first time, lets it appear.
  final func show<Content: View>(_ view: Content, _ inputs: ViewInputs) {
    let isNew = content == nil
    var below = inputs.through(self)
    if isLazy { below = below.adding(ListenModifier(target: self, kinds: .visible)) }
    setContent(Content._node(for: view, replacing: content, below))
    guard isNew else { return }
    if !isLazy { presence.isInSight = true }
    if !isUpToDate { planAppearing() }
  }

  final override func coverChanged() { planAppearing() }

  /// Appears or disappears after the update, as the view is in sight on a page that is shown. What a geometry reader has made
  /// appears once the reader knows its place, for the action may ask for it.
  private func planAppearing() {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      if graph.traits.kind != .terminal, ancestor(PlacedNode.self)?.isPlaced == false {
        graph.afterPlacing { [weak self] in self?.followSight() }
      } else {
        followSight()
      }
    }
  }

  private func followSight() {
    if isMounted { setAppeared(presence.isInSight && !isCovered) }
  }

  private func setAppeared(_ new: Bool) {
    guard new != hasAppeared else { return }
    presence.hasAppeared = new
    if new { appear() } else { disappear() }
  }

  func appear() {}
  func disappear() {}

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    guard kind == .visible, case .bool(let isVisible) = value else { return false }
    presence.isInSight = isVisible
    setAppeared(isVisible && !isCovered)
    return true
  }

  override func unmount() {
    super.unmount()
    if hasAppeared {
      presence.hasAppeared = false
      disappear()
    }
  }
}

/// Has events of the next drawn node heard by a structural node.
@MainActor
struct ListenModifier: FoldingModifier {
  unowned let target: any EventTarget
  let kinds: EventKinds

  func fold(into folding: inout Folding) { folding.listen(target, for: kinds) }
  func isSame(as other: ListenModifier) -> Bool { target === other.target && kinds == other.kinds }
}

/// Runs actions when a view appears and disappears.
final class AppearNode: LifeNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  /// Who is told that it goes must be there then.
  override var mayRest: Bool { onDisappear == nil && isUpToDate }

  override func appear() { onAppear?() }

  override func disappear() {
    if let onDisappear { graph.afterUpdate { onDisappear() } }
  }
}

nonisolated struct AppearModifier: ViewModifier {
  typealias Body = Never

  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? AppearNode ?? AppearNode(inputs, isLazy: inputs.place.contains(.lazy))
    node.onAppear = view.modifier.onAppear
    node.onDisappear = view.modifier.onDisappear
    node.show(view.content, inputs)
    return node
  }
}

/// Runs a task for as long as a view is on the screen.
final class TaskNode: LifeNode {
  var action: @Sendable () async -> Void = {}
  var priority = TaskPriority.userInitiated
  private var id: AnyHashable?
  private var task: Task<Void, Never>?

  func take(id: AnyHashable?) {
    let isOther = id != self.id
    self.id = id
    guard isOther, hasAppeared else { return }
    task?.cancel()
    graph.afterUpdate { [weak self] in if self?.hasAppeared == true { self?.start() } }
  }

  override func appear() { start() }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  private func start() {
    task?.cancel()
    let action = action
    task = Task(priority: priority) { await action() }
  }
}

nonisolated struct TaskModifier: ViewModifier {
  typealias Body = Never

  let id: AnyHashable?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? TaskNode ?? TaskNode(inputs, isLazy: inputs.place.contains(.lazy))
    node.action = view.modifier.action
    node.priority = view.modifier.priority
    node.take(id: view.modifier.id)
    node.show(view.content, inputs)
    return node
  }
}

extension View {
  /// Runs when the view comes onto the screen: in lists and lazy stacks when it is scrolled into sight.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs when the view has gone: in lists and lazy stacks when it is scrolled out of sight.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: nil, onDisappear: action))
  }

  /// Starts work when the view appears and cancels it when the view disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Starts the work anew when the value changes, too.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let id = (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(EquatableKey(value: value))
    return modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Lets a person ask for the content of lists and scroll views within anew; it lasts until the action returns.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(EnvironmentChange { $0.refresh = RefreshAction(action: action) })
  }
}

/// Tells values apart that are not hashable.
private nonisolated struct EquatableKey<Value: Equatable>: Hashable {
  let value: Value
  func hash(into hasher: inout Hasher) {}
}
