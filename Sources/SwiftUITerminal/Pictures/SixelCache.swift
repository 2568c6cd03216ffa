/// The last pictures that were encoded as sixels.
struct SixelCache {
  private struct Key: Hashable {
    var content: String
    var visible: CellRect
    var size: CellSize
    var width: Int
    var height: Int
  }

  private var encoded: [Key: [UInt8]] = [:]
  private var order: [Key] = []
  private var bytes = 0

  /// In bytes.
  private static let limit = 8 << 20

  mutating func sixel(of picture: TerminalFrame.PlacedPicture, _ traits: TerminalTraits) -> [UInt8] {
    let width = picture.area.size.columns * max(1, traits.cellWidth)
    let height = picture.area.size.rows * max(1, traits.cellHeight)
    let key = Key(
      content: picture.content.key, visible: picture.visible, size: picture.size, width: width, height: height)
    if let known = encoded[key] { return known }
    let source = PictureWriter.source(of: picture)
    let result = SixelEncoder.encode(picture.content, part: source, width: width, height: height)
    encoded[key] = result
    order.append(key)
    bytes += result.count
    while bytes > Self.limit, order.count > 1 {
      let oldest = order.removeFirst()
      bytes -= encoded.removeValue(forKey: oldest)?.count ?? 0
    }
    return result
  }
}
