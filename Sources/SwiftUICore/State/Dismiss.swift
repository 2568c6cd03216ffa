/// Closes what presents the view: a sheet, a pushed page.
public struct DismissAction: Equatable {
  /// The owner's identity, which no later node gets, as it might an object's address; 0 is none.
  private let owner: UInt64
  private let close: @MainActor () -> Void

  @MainActor
  init(owner: DrawingNode, close: @escaping @MainActor () -> Void) {
    self.owner = owner.id.rawValue
    self.close = close
  }

  init() {
    owner = 0
    close = {}
  }

  var isPresented: Bool { owner != 0 }

  /// Closes it; in a view that nothing presents, it does nothing.
  @MainActor public func callAsFunction() { close() }

  public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.owner == rhs.owner }
}

/// Whether a view is presented, and the way to close it; the older form of `dismiss`.
public struct PresentationMode {
  let dismissAction: DismissAction

  /// True where something presents the view.
  public var isPresented: Bool { dismissAction.isPresented }
  /// Closes what presents the view.
  @MainActor public mutating func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }

  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Closes what presents the view; elsewhere it does nothing.
  public var dismiss: DismissAction { dismissAction }
  /// True where something presents the view.
  public var isPresented: Bool { dismissAction.isPresented }
  /// Whether the view is presented, in the older form; setting it has no effect.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissAction: dismissAction))
  }
}
