import Foundation
import SwiftUIElements

extension View {
  /// Changes how the view is drawn by where it stands, without a change of layout. Where it stands is known when it is shown,
  /// when that changes by layout, and when what scrolls has come to rest.
  public nonisolated func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    modifier(VisualEffectModifier(effect: { effect(EmptyVisualEffect(), $0)._look }))
  }
}

/// A change of the drawn view.
public protocol VisualEffect: Sendable {
  var _look: _VisualLook { get }
}

/// No change: what effects are added to.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  public var _look: _VisualLook { _VisualLook() }
}

/// All changes together, in points and degrees.
public struct _VisualLook: VisualEffect, Equatable {
  var offset = CGSize.zero
  var scale = CGSize(width: 1, height: 1)
  var angle = Angle.zero
  var opacity = 1.0
  var blur: CGFloat = 0
  var brightness = 0.0
  var saturation = 1.0
  var contrast = 1.0
  var grayscale = 0.0
  var hue = Angle.zero
  var turn: Turn?
  /// The point that effects were last asked to be about.
  var pivot: Point?

  public var _look: _VisualLook { self }

  /// Between this look and another, 0…1.
  func mixed(with other: _VisualLook, by share: Double) -> _VisualLook {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * min(max(share, 0), 1) }
    var look = self
    look.offset = CGSize(
      width: mix(offset.width, other.offset.width), height: mix(offset.height, other.offset.height))
    look.scale = CGSize(width: mix(scale.width, other.scale.width), height: mix(scale.height, other.scale.height))
    look.angle = .degrees(mix(angle.degrees, other.angle.degrees))
    look.opacity = mix(opacity, other.opacity)
    look.blur = mix(blur, other.blur)
    look.brightness = mix(brightness, other.brightness)
    look.saturation = mix(saturation, other.saturation)
    look.contrast = mix(contrast, other.contrast)
    look.grayscale = mix(grayscale, other.grayscale)
    look.hue = .degrees(mix(hue.degrees, other.hue.degrees))
    look.pivot = other.pivot ?? pivot
    if let turn = other.turn ?? turn {
      var turn = turn
      turn.angle = mix(self.turn?.angle ?? 0, other.turn?.angle ?? 0)
      look.turn = turn
    }
    return look
  }
}

extension VisualEffect {
  private func with(_ change: (inout _VisualLook) -> Void) -> _VisualLook {
    var look = _look
    change(&look)
    return look
  }

  /// Moved by points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  /// Moved by points along each axis.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  /// Drawn larger or smaller about the anchor; effects on one view share the last anchor that is not its middle.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }
  /// Drawn larger or smaller along each axis about the anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    with {
      $0.scale = CGSize(width: $0.scale.width * x, height: $0.scale.height * y)
      $0.pivot = Point(pivot: anchor) ?? $0.pivot
    }
  }
  /// Drawn larger or smaller by a size of factors about the anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Turned about an axis through the anchor, `anchorZ` points before the view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.turn = Turn(
        angle: angle.degrees, x: axis.x, y: axis.y, z: axis.z, perspective: perspective, depth: anchorZ)
      $0.pivot = Point(pivot: anchor) ?? $0.pivot
    }
  }
  /// Turned about the anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with {
      $0.angle = .degrees($0.angle.degrees + angle.degrees)
      $0.pivot = Point(pivot: anchor) ?? $0.pivot
    }
  }
  /// Seen through: 0 is not at all, 1 is whole.
  public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity *= opacity } }
  /// Blurred by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with { $0.blur += radius } }
  /// Lighter, or darker where negative; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { with { $0.brightness += amount } }
  /// Stronger in colour; 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { with { $0.saturation *= amount } }
  /// Stronger in contrast; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { with { $0.contrast *= amount } }
  /// Greyer: 0 changes nothing, 1 is without colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { with { $0.grayscale = max($0.grayscale, amount) } }
  /// With its hues turned by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with { $0.hue = .degrees($0.hue.degrees + angle.degrees) }
  }
}

nonisolated struct VisualEffectModifier: ViewModifier {
  let effect: (GeometryProxy) -> _VisualLook
  @State private var look: _VisualLook?

  init(effect: @escaping (GeometryProxy) -> _VisualLook) { self.effect = effect }

  @MainActor func body(content: Content) -> some View {
    // What is asked where it stands is around what changes, so that no change leads to another.
    content.modifier(VisualLookModifier(look: look ?? _VisualLook()))
      .onGeometryChange(for: _VisualLook.self, of: effect) { [$look] in $look.wrappedValue = $0 }
  }
}

nonisolated struct VisualLookModifier: StyleModifier, Equatable {
  let look: _VisualLook

  @MainActor func fold(into folding: inout Folding) {
    folding.openBox()
    folding.enter(.offset)
    var filters: [ColorFilter] = []
    if look.brightness != 0 { filters.append(.brightness(look.brightness)) }
    if look.saturation != 1 { filters.append(.saturation(look.saturation)) }
    if look.contrast != 1 { filters.append(.contrast(look.contrast)) }
    if look.grayscale != 0 { filters.append(.grayscale(look.grayscale)) }
    if look.hue != .zero { filters.append(.hueRotation(look.hue.degrees)) }
    folding.style.filters = filters
    folding.style.blur = Double(look.blur)
    folding.style.opacity = look.opacity
    folding.style.rotation = look.angle.degrees
    folding.style.turn = look.turn
    folding.style.pivot = look.pivot
    if look.scale != CGSize(width: 1, height: 1) {
      folding.style.scale = Size(width: look.scale.width, height: look.scale.height)
    }
    if look.offset != .zero { folding.style.offset = Size(width: look.offset.width, height: look.offset.height) }
  }
}
