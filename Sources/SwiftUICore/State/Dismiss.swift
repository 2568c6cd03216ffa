/// Closes what presents the view: a sheet, a pushed page.
public struct DismissAction: Equatable {
  private let owner: ObjectIdentifier?
  private let close: @MainActor () -> Void

  @MainActor
  init(owner: AnyObject, close: @escaping @MainActor () -> Void) {
    self.owner = ObjectIdentifier(owner)
    self.close = close
  }

  init() {
    owner = nil
    close = {}
  }

  var isPresented: Bool { owner != nil }

  @MainActor public func callAsFunction() { close() }

  public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool { lhs.owner == rhs.owner }
}

/// Whether a view is presented, and the way to close it; the older form of `dismiss`.
public struct PresentationMode {
  let dismissAction: DismissAction

  public var isPresented: Bool { dismissAction.isPresented }
  @MainActor public mutating func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }

  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var dismiss: DismissAction { dismissAction }
  public var isPresented: Bool { dismissAction.isPresented }
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissAction: dismissAction))
  }
}
