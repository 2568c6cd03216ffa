import Foundation

// Values of the environment that apps read or set and hosts do not follow.

extension EnvironmentValues {
  /// A value that is kept for the app alone.
  private struct Kept<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
  }

  private func kept<Value>(_ usual: Value) -> Value { self[Kept<Value>.self] ?? usual }

  /// Kept; hosts choose the range of brightness.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[Kept<Image.DynamicRange>.self] }
    set { self[Kept<Image.DynamicRange>.self] = newValue }
  }
  /// Kept; hosts press a button once, however long it is held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { kept(.automatic) }
    set { self[Kept<ButtonRepeatBehavior>.self] = newValue }
  }
  /// Kept; hosts have heights of their own for wheels.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { kept(CGFloat(32)) }
    set { self[Kept<CGFloat>.self] = newValue }
  }
  /// Kept; hosts have dialogs of their own.
  public var fileDialogBrowserOptions: FileDialogBrowserOptions {
    get { kept([]) }
    set { self[Kept<FileDialogBrowserOptions>.self] = newValue }
  }
  /// Kept; the sign of a menu is the host's.
  public var menuIndicatorVisibility: Visibility { .automatic }
  /// Kept; the order of the actions is the written one.
  public var menuOrder: MenuOrder {
    get { kept(.automatic) }
    set { self[Kept<MenuOrder>.self] = newValue }
  }
  /// Always automatic: hosts choose whether links have an arrow.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  /// Always automatic: hosts show bars as a person scrolls.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Always automatic: hosts show bars as a person scrolls.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Kept; hosts decide when a keyboard goes.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { kept(.automatic) }
    set { self[Kept<ScrollDismissesKeyboardMode>.self] = newValue }
  }
  /// Kept; hosts press nothing under what is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { kept(.automatic) }
    set { self[Kept<SpringLoadingBehavior>.self] = newValue }
  }
  /// Kept; hosts choose the side of a place between two lines.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { kept(.automatic) }
    set { self[Kept<TextSelectionAffinity>.self] = newValue }
  }
  /// Kept; hosts have no writing tools.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { kept(.automatic) }
    set { self[Kept<WritingToolsBehavior>.self] = newValue }
  }
  /// Kept; hosts draw materials as they are.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { kept(.automatic) }
    set { self[Kept<MaterialActiveAppearance>.self] = newValue }
  }
  /// Always nil: hosts have nothing above the bar of tabs.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// Always nil: no host has a pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// Always nil: no host has a pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  /// Always false: hosts do not tell.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// Always nil: hosts have the search of the browser.
  public var findContext: FindContext? { nil }
  /// Always nil: an app does not hear of its document.
  public var documentConfiguration: DocumentConfiguration? { nil }
  /// Opens nothing: hosts open documents by the window of a document group.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes nothing: hosts show one new document for each session.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
}

/// Where what stands above the bar of tabs is; hosts have nothing there.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What a pencil is to do; no host has one.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// To the eraser and back.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// To the tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// The ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// A palette at the pencil.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
}

/// A search within a text; hosts have the browser's.
public struct FindContext: Sendable {
  /// Whether words can be replaced.
  public var supportsReplace: Bool
}

/// What an app is told of its document; hosts tell nothing.
public struct DocumentConfiguration: Sendable {
  /// Where the document is; nil for a new one.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable: Bool
}

/// Opens a document; hosts have none to open.
public struct OpenDocumentAction: Sendable {
  /// Always fails: hosts have no document at an address.
  @MainActor public func callAsFunction(at url: URL) async throws { throw CocoaError(.fileNoSuchFile) }
}

/// Makes a document; hosts show one new document for each session.
public struct NewDocumentAction: Sendable {
  /// Makes nothing.
  @MainActor public func callAsFunction(contentType: UTType) {}
  /// Makes nothing.
  @MainActor public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {}
}

extension View {
  /// Accepted; hosts choose the side of a place between two lines.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  /// Accepted; no host has a pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Accepted; no host has a pencil.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }
}

/// How a pencil is held over the screen; no host has one.
public struct PencilHoverPose: Hashable, Sendable {
  /// Where it points.
  public let location: CGPoint
  /// Where it points, as a part of the view.
  public let anchor: UnitPoint
}
/// Two taps of a pencil; no host has one.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// How the pencil is held.
  public let hoverPose: PencilHoverPose?
}
/// A press of a pencil; no host has one.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// How the pencil is held.
  public let hoverPose: PencilHoverPose?
}
/// How far a press of a pencil has gone; no host has one.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
