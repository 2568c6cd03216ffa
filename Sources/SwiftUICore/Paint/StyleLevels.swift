/// A style at a lower level than its own: the backgrounds within backgrounds, and fainter versions of other styles.
public struct _StyleLevel<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if base is BackgroundStyle, environment.backgroundPaint == nil {
      return (level.isMultiple(of: 2) ? Color(.tertiarySystemBackground) : Color(.secondarySystemBackground))
        ._paint(in: environment)
    }
    let shares = [1, 0.5, 0.3, 0.2, 0.15]
    return _FainterStyle(base: base, opacity: shares[min(level, shares.count - 1)])._paint(in: environment)
  }
}

extension ShapeStyle {
  /// Half as strong; of the usual background, the second one.
  public var secondary: some ShapeStyle { _StyleLevel(base: self, level: 1) }
  /// Three tenths as strong; of the usual background, the third one.
  public var tertiary: some ShapeStyle { _StyleLevel(base: self, level: 2) }
  /// A fifth as strong; of the usual background, the second one.
  public var quaternary: some ShapeStyle { _StyleLevel(base: self, level: 3) }
  /// Less than a sixth as strong; of the usual background, the third one.
  public var quinary: some ShapeStyle { _StyleLevel(base: self, level: 4) }
}
