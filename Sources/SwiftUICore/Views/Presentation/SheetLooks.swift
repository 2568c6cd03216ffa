import Foundation

extension View {
  /// What is behind the sheet around.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SheetLookModifier { $0.ground = style._paint(in: $1) })
  }

  /// A view behind the sheet around: a colour or gradient fills it, other views are left out.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let style = content() as? any ShapeStyle
    return modifier(SheetLookModifier { $0.ground = style?._paint(in: $1) })
  }

  /// How round the corners of the sheet around are, in points; nil is as hosts have it.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.flatMap { $0.isFinite ? max(Double($0), 0) : nil }
    return modifier(SheetLookModifier { look, _ in look.cornerRadius = radius })
  }
}

/// What an app wants a sheet to look like; nil is as hosts have it.
struct SheetLook: Equatable {
  var ground: Paint?
  /// In points.
  var cornerRadius: Double?
}

nonisolated struct SheetLookModifier: ReportingModifier {
  let set: (inout SheetLook, EnvironmentValues) -> Void

  init(_ set: @escaping (inout SheetLook, EnvironmentValues) -> Void) { self.set = set }

  @MainActor func value(in environment: EnvironmentValues) -> SheetLook {
    var look = SheetLook()
    set(&look, environment)
    return look
  }

  @MainActor static func report(_ look: SheetLook?, to sheet: PresentedNode?, from node: ViewNode) {
    sheet?.set(look: look, of: node)
  }
}
