import Foundation

/// Offers views to a design tool. Hosts never ask for them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views that a design tool would show.
  @ViewBuilder static var previews: Previews { get }
}

/// The device a preview stands for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// A device, or the view's own size.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upright, upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Lying, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Lying, turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  /// Accepted; hosts never ask for previews.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Accepted; hosts never ask for previews.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Accepted; hosts never ask for previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Accepted; hosts never ask for previews.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// What `#Preview` names its traits by.
public struct Preview: Sendable {
  /// What a preview of a view may have for traits.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown by a design tool.
public struct PreviewTrait<T>: Sendable {
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The usual way.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upright, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Lying, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Lying, turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// In the surroundings of a modifier, which is never asked.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// Surroundings that previews share. Hosts never ask for them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  /// Makes what previews share, once.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing to share.
  public static func makeSharedContext() async throws {}
}
