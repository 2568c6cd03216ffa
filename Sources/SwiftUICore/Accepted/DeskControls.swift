import Foundation
import UIKit

// What a desk has: touch bars, commands of other programs, crowns of watches. Hosts have none of it.

extension View {
  /// Accepted; hosts send no commands by selectors.
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
  /// Accepted; hosts have no touch bar.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Accepted; hosts have no touch bar.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  /// Accepted; hosts have no touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  /// Accepted; hosts have no touch bar.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  /// Accepted; hosts have no touch bar.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
  /// Accepted; hosts hand nothing to services.
  public nonisolated func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  { self }
  /// Accepted; hosts take nothing from services.
  public nonisolated func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }
  /// Accepted; hosts hand nothing to services.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  /// Accepted; hosts take nothing from services.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Accepted; hosts have no crown.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  /// Accepted; hosts have no crown.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  /// Accepted; hosts have no crown.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts have windows of their own.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  /// Accepted; hosts have windows of their own.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
  /// Accepted; hosts have windows of their own.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Accepted; hosts press a view as soon as it is touched.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Accepted; hosts have no bar of an app's content.
  public nonisolated func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// A touch bar, which hosts do not have.
public struct TouchBar<Content: View> {
  /// A touch bar, which hosts do not have.
  public init(@ViewBuilder content: () -> Content) {}
  /// A touch bar by a name, which hosts do not have.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether something of a touch bar is there; hosts have none.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

/// How far a crown is to be turned; hosts have none.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// A turn of a crown; hosts have none.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How far it is turned.
  public var offset: Double
  /// How fast it is turned.
  public var velocity: Double
}

/// Where a bar of an app's content stands; hosts have none.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Above a sidebar of tabs.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}
