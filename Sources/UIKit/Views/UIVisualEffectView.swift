import Foundation

/// A look over what is behind.
public class UIVisualEffect: NSObject, @unchecked Sendable {
  var thickness: Int { 2 }
}

public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial
  }

  public let style: Style

  public init(style: Style) { self.style = style }

  override var thickness: Int {
    switch style {
    case .systemUltraThinMaterial: 0
    case .systemThinMaterial, .light, .extraLight: 1
    case .systemThickMaterial, .prominent: 3
    case .systemChromeMaterial: 4
    default: 2
    }
  }
}

public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { draw() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    draw()
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func draw() { drawing = effect.map { .surface(thickness: $0.thickness) } ?? .nothing }
}
