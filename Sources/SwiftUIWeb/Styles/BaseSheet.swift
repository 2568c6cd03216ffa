import SwiftUIElements

/// The style sheet every page shares: layout rules for SwiftUI's containers, and the measures of Apple's
/// controls and surfaces: the phone's on narrow windows, the desk's on wide ones.
///
/// It stands in a cascade layer, so that a generated class always wins over it, whatever the selector. What its classes mean
/// stands in `Documentation/page-markup.md`.
enum BaseSheet {
  /// - Parameter theme: what the app changes of it.
  static func text(_ theme: Theme = Theme()) -> String {
    let layered = layered + (theme.isOfEarlierDesign ? [PackageResources.earlier_css] : [])
    return "@layer base{\n" + layered.map(ClientScript.text).joined() + "}\n"
      + ClientScript.text(PackageResources.media_css) + ":root{" + Palette(theme: theme).properties + "}\n"
  }

  private static let layered = [
    PackageResources.layout_css, PackageResources.controls_css, PackageResources.surfaces_css,
  ]
}
