import Foundation

/// A look over what is behind.
public class UIVisualEffect: NSObject, @unchecked Sendable {
  var thickness: Int { 2 }
}

/// A blurred surface.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of what is behind is seen; hosts know five degrees.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
      systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// How much of what is behind is seen.
  public let style: Style

  /// A surface of a style.
  public init(style: Style) { self.style = style }

  override var thickness: Int {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .extraLight: 1
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: 3
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 4
    default: 2
    }
  }
}

/// A look of what stands on a blurred surface; hosts draw a surface of middle thickness for it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// A look for what stands on a surface, which is not kept.
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// How strong what stands on a blurred surface is. Hosts draw it as it is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A surface that lets through what is behind.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What the surface looks like; nothing is drawn where it is nil.
  open var effect: UIVisualEffect? { didSet { draw() } }
  /// A view for the app to fill, drawn over the surface.
  public let contentView = UIView()

  /// A surface of a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
    draw()
  }
  /// A view without a look.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { addSubview(contentView) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func draw() { drawing = effect.map { .surface(thickness: $0.thickness) } ?? .nothing }
}
