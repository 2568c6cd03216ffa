import Foundation

/// A symbol or a picture.
public nonisolated struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  enum Source: Equatable, Sendable {
    case symbol(String)
    case picture(ImageContent.Source, naturalSize: Size?)
    case drawn(Drawing)
  }

  let source: Source
  /// Spoken; nil for decoration.
  let label: String?
  var fit = ImageContent.Fit.natural
  var isTemplate: Bool?
  var symbolMode: SymbolRenderingMode?
  var scale: Scale?

  init(source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A symbol by its system name.
  public init(systemName: String) { self.init(source: .symbol(systemName), label: systemName.symbolWords) }

  /// A symbol by its system name; the value has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// How a picture fills its frame; both are drawn as `stretch`.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture is a mask for the foreground style, or has its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How finely a picture is scaled; the host chooses.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    var symbolScale: SymbolContent.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Lets the picture take the size of its frame. Tiling is drawn as stretching.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.fit = .stretch
    return image
  }

  /// Draws the picture as a mask for the foreground style, or in its own colours; nil is the latter.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }

  /// Hosts choose how to scale.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Hosts choose how to scale.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  var spokenName: String { label ?? "" }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var element: Element
    switch view.source {
    case .symbol(""):
      // There is no such symbol, and nothing is drawn for it.
      return EmptyView._node(for: EmptyView(), replacing: old is DrawingNode ? nil : old, inputs)
    case .symbol(let name):
      let scale = inputs.environment.imageScale.symbolScale
      let variant = inputs.environment.symbolVariants.applied(to: name)
      let mode = view.symbolMode ?? inputs.environment.symbolMode
      let isMulticolor = mode == .multicolor || view.isTemplate == false
      element = Element(
        .symbol(SymbolContent(name: variant, scale: scale, fit: view.fit, isMulticolor: isMulticolor)))
      if isMulticolor, let color = SymbolColors.color(of: variant) {
        element.style.text.foreground = .color(ColorValue(.named(color)))
      } else if mode == nil || mode == .palette, let surface = inputs.environment.foregroundLevels?.second,
        SymbolColors.isSurface(variant)
      {
        element.style.text.foreground = surface
      }
    case .drawn(let drawing):
      let drawn = drawing.view(fit: view.fit).accessibilityLabel(view.label ?? "")
        .accessibilityHidden(view.label == nil)
      return AnyView._node(for: AnyView(drawn), replacing: old, inputs)
    case .picture(let source, let size):
      element = Element(
        .image(ImageContent(source: source, fit: view.fit, naturalSize: size, isTemplate: view.isTemplate ?? false)))
    }
    if let label = view.label {
      element.accessibility.label = label
    } else {
      element.accessibility.isHidden = true
    }
    if inputs.environment.redactionReasons.contains(.placeholder) { element.style.isRedacted = true }
    ContentTransition.apply(to: &element, in: old as? DrawingNode, inputs.environment)
    return DrawingNode.leaf(element, replacing: old, inputs)
  }
}

extension String {
  /// The words of a symbol's name: `"star.fill"` is "star fill".
  fileprivate var symbolWords: String {
    let dot = UInt8(ascii: ".")
    guard utf8.contains(dot) else { return self }
    return String(decoding: utf8.map { $0 == dot ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}

extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

  /// How large symbols are beside text; medium unless `imageScale(_:)` says otherwise.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols within are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentSetting(keyPath: \.imageScale, value: scale))
  }
}

extension Image: ComparedByParts {
  @MainActor static var comparison: ValueComparison? { .ofEquatable(Image.self) }
}
