import Foundation
import SwiftUIElements

/// A height that a sheet may have. Windows that are as wide as a desk's show sheets as high as their content.
public struct PresentationDetent: Hashable, Sendable {
  let detent: SheetContent.Detent

  /// Half of the window's height.
  public static let medium = PresentationDetent(detent: .medium)
  /// All of the window's height but a strip at the top.
  public static let large = PresentationDetent(detent: .large)
  /// A part of the window's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(detent: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
  }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(detent: .height(height.isFinite ? max(height, 0) : 0))
  }

  /// A height that a type works out. It is asked for a window as high as a phone's; nil is taken as the whole height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let context = Context(maxDetentValue: windowHeight, environment: EnvironmentValues())
    return type.height(in: context).map { height(min($0, windowHeight)) } ?? .large
  }

  /// What a detent's height is worked out from.
  @dynamicMemberLookup
  public struct Context {
    /// In points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// The default value of the environment for the key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private static let windowHeight: CGFloat = 800

  /// Whether it is lower than another, in a window that is about as high as a phone's.
  static func isLower(_ one: PresentationDetent, _ other: PresentationDetent) -> Bool { one.share < other.share }

  private var share: Double {
    switch detent {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / Self.windowHeight
    }
  }
}

/// A height of a sheet that is worked out.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// In points; nil where the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}

extension View {
  /// The heights that the sheet around may have. It begins with the lowest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentsModifier(detents: detents, selection: nil))
  }

  /// The heights that the sheet around may have, and the one it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(DetentsModifier(detents: detents, selection: selection)) }

  /// Whether the sheet around shows a mark by which it can be pulled.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(DragIndicatorModifier(visibility: visibility))
  }
}

/// What a sheet is told of its heights.
struct SheetDetents: Equatable {
  /// The lowest first.
  var all: [PresentationDetent] = []
  var selected: PresentationDetent?
  var select: @MainActor (PresentationDetent) -> Void = { _ in }

  static func == (lhs: SheetDetents, rhs: SheetDetents) -> Bool {
    lhs.all == rhs.all && lhs.selected == rhs.selected
  }
}

nonisolated struct DetentsModifier: ReportingModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  @MainActor func value(in environment: EnvironmentValues) -> SheetDetents {
    let selection = selection
    return SheetDetents(
      all: detents.sorted(by: PresentationDetent.isLower), selected: selection?.wrappedValue,
      select: { selection?.wrappedValue = $0 })
  }

  @MainActor static func report(_ detents: SheetDetents?, to sheet: PresentedNode?, from node: ViewNode) {
    sheet?.take(detents: detents ?? SheetDetents())
  }
}

nonisolated struct DragIndicatorModifier: ReportingModifier {
  let visibility: Visibility

  @MainActor func value(in environment: EnvironmentValues) -> Visibility { visibility }

  @MainActor static func report(_ visibility: Visibility?, to sheet: PresentedNode?, from node: ViewNode) {
    switch visibility {
    case .visible: sheet?.showsGrabber = true
    case .hidden: sheet?.showsGrabber = false
    default: sheet?.showsGrabber = nil
    }
  }
}
