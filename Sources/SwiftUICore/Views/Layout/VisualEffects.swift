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

  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { scaleEffect(x: s, y: s) }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.scale = CGSize(width: $0.scale.width * x, height: $0.scale.height * y) }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Turned about an axis through the view's middle.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.turn = Turn(angle: angle.degrees, x: axis.x, y: axis.y, z: axis.z, perspective: perspective)
    }
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.angle = .degrees($0.angle.degrees + angle.degrees) }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity *= opacity } }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with { $0.blur += radius } }
  public func brightness(_ amount: Double) -> some VisualEffect { with { $0.brightness += amount } }
  public func saturation(_ amount: Double) -> some VisualEffect { with { $0.saturation *= amount } }
  public func contrast(_ amount: Double) -> some VisualEffect { with { $0.contrast *= amount } }
  public func grayscale(_ amount: Double) -> some VisualEffect { with { $0.grayscale = max($0.grayscale, amount) } }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with { $0.hue = .degrees($0.hue.degrees + angle.degrees) }
  }
}

nonisolated struct VisualEffectModifier: ViewModifier {
  let effect: (GeometryProxy) -> _VisualLook
  @State private var look: _VisualLook?

  init(effect: @escaping (GeometryProxy) -> _VisualLook) { self.effect = effect }

  @MainActor func body(content: Content) -> some View {
    content.onGeometryChange(for: _VisualLook.self, of: effect) { [$look] in $look.wrappedValue = $0 }
      .modifier(VisualLookModifier(look: look ?? _VisualLook()))
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
    if look.scale != CGSize(width: 1, height: 1) {
      folding.style.scale = Size(width: look.scale.width, height: look.scale.height)
    }
    if look.offset != .zero { folding.style.offset = Size(width: look.offset.width, height: look.offset.height) }
  }
}
