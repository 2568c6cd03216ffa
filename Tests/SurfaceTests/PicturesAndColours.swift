import SwiftUI
import SwiftUITesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct PicturesAndColours {
  /// One transparent pixel.
  private let dot =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==") ?? Data()

  @Test func readsPicturesAndRefusesWhatIsNone() throws {
    let image = try #require(UIImage(data: dot))
    #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 1)
    #expect(UIImage(data: dot, scale: 2)?.size.width == 0.5)
    #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(image.pngData() == dot)
    let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
    #expect(UIImage(data: jpeg)?.size == image.size)
    // What is cut short has a size and no pixels.
    #expect(UIImage(data: dot.prefix(40))?.jpegData(compressionQuality: 1) == nil)
  }

  @Test func findsPicturesAndColoursOfAnAssetCatalog() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    let catalog = root.appendingPathComponent("Media.xcassets")
    let image = catalog.appendingPathComponent("Covers/cover.imageset")
    let color = catalog.appendingPathComponent("Brand.colorset")
    for folder in [image, color] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: root) }
    try dot.write(to: image.appendingPathComponent("c2.png"))
    try dot.write(to: root.appendingPathComponent("loose@3x.png"))
    try Data(
      #"{"images":[{"idiom":"universal","scale":"1x"},{"filename":"c2.png","scale":"2x"},{"filename":"../x.png"}]}"#
        .utf8
    ).write(to: image.appendingPathComponent("Contents.json"))
    try Data(
      #"""
      {"colors":[{"idiom":"universal","color":{"components":{"red":"1.000","green":"0x80","blue":"64","alpha":"0.5"}}},
      {"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"white":"0.25"}}}]}
      """#.utf8
    ).write(to: color.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: root.path))
    let cover = try #require(UIImage(named: "cover", in: bundle, compatibleWith: nil))
    #expect(cover.size == CGSize(width: 0.5, height: 0.5) && cover.scale == 2)
    #expect(UIImage(named: "loose", in: bundle, compatibleWith: nil)?.scale == 3)
    let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(components(brand) == [1, 0.50196, 0.25098, 0.5])
    let dark = brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(components(dark) == [0.25, 0.25, 0.25, 1])
  }

  @Test func findsFilesOfAnAssetCatalogWithinTheirSets() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    let set = root.appendingPathComponent("Media.xcassets/words.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("elsewhere".utf8).write(to: root.appendingPathComponent("Media.xcassets/other.txt"))
    try Data("one two".utf8).write(to: set.appendingPathComponent("words.txt"))
    try Data(#"{"data":[{"idiom":"universal"},{"filename":"../other.txt"},{"filename":"words.txt"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: root.path))
    #expect(NSDataAsset(name: "words", bundle: bundle)?.data == Data("one two".utf8))
    #expect(NSDataAsset(name: "other", bundle: bundle) == nil)
  }

  @Test func coloursSurviveTheWayThroughBothKinds() {
    let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(UIColor(Color(uiColor: orange)) == orange)
    #expect(UIColor(Color(.secondaryLabel)) == .secondaryLabel)
    #expect(Color(UIColor.systemRed) == .red)
    #expect(components(UIColor.white.withAlphaComponent(0.25)) == [1, 1, 1, 0.25])
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(UIColor(Color(dynamic)) == dynamic)
  }

  private func components(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { (Double($0) * 100_000).rounded() / 100_000 }
  }
}
