/// The style sheet every page shares: layout rules for SwiftUI's containers and a look of its own for the rest.
///
/// It stands in a cascade layer, so that a generated class always wins over it, whatever the selector. What its classes mean
/// stands in `Documentation/page-markup.md`.
enum BaseSheet {
  static let text =
    ":root{" + Palette.properties + "}\n@layer base{\n" + layered.map(ClientScript.text).joined() + "}\n"
    + ClientScript.text(PackageResources.media_css)

  private static let layered = [
    PackageResources.layout_css, PackageResources.controls_css, PackageResources.surfaces_css,
  ]
}
