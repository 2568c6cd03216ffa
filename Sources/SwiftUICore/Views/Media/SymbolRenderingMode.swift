/// How the parts of a symbol are painted: in colours of its own, or in one tone whatever the mode.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}
