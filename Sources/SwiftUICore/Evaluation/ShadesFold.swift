import SwiftUIElements

/// Has a view and all in it drawn in light or dark shades, in a box of its own: the colour that texts take from around them has to be
/// chosen anew.
struct ShadesFold: FoldingModifier, Equatable {
  let shades: Appearance
  let ink: Paint

  func fold(into folding: inout Folding) {
    folding.openBox()
    folding.enter(.layout)
    folding.style.shades = shades
    folding.style.text.foreground = ink
  }
}

extension EnvironmentValues {
  /// What a view has to be drawn with for this colour scheme.
  var shadesFold: ShadesFold { ShadesFold(shades: colorScheme == .dark ? .dark : .light, ink: foregroundPaint) }
}
