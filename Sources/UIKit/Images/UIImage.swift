import Foundation
import ImageCodecs

/// A picture: encoded data that has been looked at, or a symbol by name. A value behind a reference; any thread.
public final class UIImage: NSObject, Sendable {
  package enum Source: Equatable, Sendable {
    /// JPEG, PNG, WebP or GIF.
    case encoded(Data)
    case symbol(String)
    case empty
  }

  /// How a picture is coloured where it is shown.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  package let source: Source
  /// In points: pixels divided by `scale`.
  public let size: CGSize
  /// How many pixels make a point.
  public let scale: CGFloat
  /// How the picture is coloured where it is shown.
  public let renderingMode: RenderingMode

  init(_ source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// - Parameter size: in pixels.
  convenience init(encoded data: Data, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.init(
      .encoded(data), size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale,
      renderingMode: renderingMode)
  }

  /// A picture without pixels.
  public override convenience init() { self.init(.empty, size: .zero, scale: 1) }

  /// nil where the data is no JPEG, PNG, WebP or GIF, or larger than 10 MB or 40 megapixels. What is cut short behind its header is found
  /// out when it is drawn or encoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The same with a number of pixels for a point; nil where that is 0 or less.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = try? PictureCodec.header(of: data) else { return nil }
    self.init(
      .encoded(data),
      size: CGSize(width: Double(header.size.width) / scale, height: Double(header.size.height) / scale), scale: scale)
  }

  /// A picture among the bundle's resources or in one of its asset catalogs; nil where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of a bundle, the main one where it is nil; nil where it has none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let picture = AssetCatalog.of(bundle ?? .main).picture(name),
      let data = try? Data(contentsOf: picture.file)
    else { return nil }
    self.init(data: data, scale: picture.scale)
  }

  /// A picture of a file; nil where there is no file, or no picture in it.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// A symbol. Hosts draw a question mark for those they do not know.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name), size: CGSize(width: 20, height: 20), scale: 1, renderingMode: .alwaysTemplate)
  }

  /// The same picture, coloured in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// The picture as a PNG; nil where it is damaged, empty or a symbol.
  public func pngData() -> Data? { encoded(as: .png) }

  /// The picture as a JPEG; 0 is the smallest file, 1 the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? { encoded(as: .jpeg(quality: compressionQuality)) }

  private func encoded(as encoding: PictureCodec.Encoding) -> Data? {
    guard case .encoded(let data) = source else { return nil }
    if encoding == .png, PictureFormat(of: data) == .png { return data }
    return (try? PictureCodec.decode(data)).flatMap { try? PictureCodec.encode($0, as: encoding) }
  }

  /// As ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The picture at a smaller size in points; nil where it is damaged or a symbol.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard case .encoded(let data) = source else { return nil }
    let box = PixelSize(width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale)))
    guard let bitmap = try? PictureCodec.decode(data, fitting: box),
      let small = try? PictureCodec.encode(bitmap, as: bitmap.isOpaque ? .jpeg(quality: 0.85) : .png)
    else { return nil }
    return UIImage(data: small, scale: scale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (source == other.source && scale == other.scale && renderingMode == other.renderingMode)
  }

  public override var hash: Int {
    switch source {
    case .encoded(let data): data.count.hashValue
    case .symbol(let name): name.hashValue
    case .empty: 0
    }
  }
}
