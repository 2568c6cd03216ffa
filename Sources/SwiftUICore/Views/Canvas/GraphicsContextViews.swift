import UIKit

// Texts, pictures and symbols on a canvas.

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// What the letters are painted with.
    public var shading: Shading
    let text: Text
    let letters: String
    let pointSize: CGFloat

    /// The size it takes, estimated from its letters: hosts do not measure for the app.
    public func measure(in size: CGSize) -> CGSize {
      let width = CGFloat(letters.count) * pointSize * 0.52
      let lines = size.width > 0 && size.width.isFinite ? max((width / size.width).rounded(.up), 1) : 1
      return CGSize(width: lines > 1 ? size.width : width, height: lines * pointSize * 1.25)
    }

    /// From the top to the foot of the first line, in points, by the size of the letters.
    public func firstBaseline(in size: CGSize) -> CGFloat { pointSize }
    /// From the top to the foot of the last line, in points, by the size of the letters.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - pointSize * 0.25 }

    fileprivate var view: AnyView {
      guard !shading.isForeground else { return AnyView(text) }
      return AnyView(text.foregroundStyle(shading.style))
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// What a picture that is a mask is painted with; nil draws its own colours.
    public var shading: Shading?
    let image: Image

    /// The picture's own size; of a symbol, the size of a letter.
    public var size: CGSize {
      if case .picture(_, let size?) = image.source { return CGSize(width: size.width, height: size.height) }
      return CGSize(width: 20, height: 20)
    }

    /// From the top to the foot, in points: the height.
    public var baseline: CGFloat { size.height }

    fileprivate func view(_ image: Image) -> AnyView {
      guard let shading else { return AnyView(image) }
      return AnyView(image.renderingMode(.template).foregroundStyle(shading.style))
    }
  }

  /// A view among the canvas's symbols.
  public struct ResolvedSymbol {
    let view: AnyView
  }

  /// A text that can be measured and drawn several times.
  public func resolve(_ text: Text) -> ResolvedText {
    let font = text.style.font
    let role = font?.role ?? .body
    let style = UIFont.TextStyle(rawValue: role.rawValue)
    return ResolvedText(
      shading: .foreground, text: text, letters: text.plain(in: environment),
      pointSize: font?.size.map { CGFloat($0) } ?? UIFont.preferredFont(forTextStyle: style).pointSize)
  }

  /// A picture that can be measured and drawn several times.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(shading: nil, image: image) }

  /// The symbol with a tag, nil where the canvas has no symbols. A tag that none of them has draws nothing.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbol.map { ResolvedSymbol(view: $0(AnyHashable(id))) }
  }

  // MARK: Drawing

  /// Draws a text so that its anchor stands at the point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text that is ready, so that its anchor stands at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    put(text.view, at: point, anchor)
  }

  /// Draws a text from the top leading corner of a rectangle, with lines as wide as it.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text that is ready from the top leading corner of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    put(AnyView(text.view.frame(width: rect.width, height: rect.height, alignment: .topLeading)), at: rect.origin)
  }

  /// Draws a picture so that its anchor stands at the point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture that is ready, so that its anchor stands at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    put(image.view(image.image), at: point, anchor)
  }

  /// Draws a picture as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture that is ready as large as a rectangle; the style has no effect.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let view = image.view(image.image.resizable()).frame(width: rect.width, height: rect.height)
    put(AnyView(view), at: rect.origin)
  }

  /// Draws a symbol so that its anchor stands at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    put(symbol.view, at: point, anchor)
  }

  /// Draws a symbol in the room of a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    put(AnyView(symbol.view.frame(width: rect.width, height: rect.height)), at: rect.origin)
  }

  private func put(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint = .topLeading) {
    record(.view(view, anchor: anchor, transform: transform.translatedBy(x: point.x, y: point.y)))
  }
}
