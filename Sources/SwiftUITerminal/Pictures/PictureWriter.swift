/// What a terminal shows of pictures, and the bytes that change it.
struct PictureWriter {
  /// A picture on the screen.
  private struct Placed {
    var picture: TerminalFrame.PlacedPicture
    var image: Int
    var placement: Int
  }

  /// A picture that a kitty terminal holds.
  private struct Image {
    var number: Int
    var bytes: Int
    var lastUse: Int
  }

  private var placed: [Placed] = []
  private var images: [String: Image] = [:]
  private var lastNumber = 0
  private var uses = 0
  private var sixels = SixelCache()
  /// How the pictures of the frame that is being written become those on the screen.
  private var next: [(reused: Placed?, isUnchanged: Bool)] = []

  /// How many bytes of pixels a terminal is asked to hold.
  private static let imageBytes = 48 << 20

  mutating func forget() {
    placed = []
    images = [:]
    next = []
  }

  /// Takes away whatever pictures there are.
  func clearing(_ traits: TerminalTraits) -> [UInt8] {
    traits.pictures == .kitty ? Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) : []
  }

  /// What goes: the cells below must be written again, and the bytes that say so.
  mutating func change(
    to pictures: [TerminalFrame.PlacedPicture], _ traits: TerminalTraits
  ) -> (uncovered: [CellRect], removals: [UInt8]) {
    guard traits.pictures != .cells else { return ([], []) }
    var left = placed
    next = pictures.map { picture in
      guard let index = left.firstIndex(where: { $0.picture == picture }) else { return (nil, false) }
      return (left.remove(at: index), true)
    }
    if traits.pictures == .kitty {
      for (index, picture) in pictures.enumerated() where next[index].reused == nil {
        guard let found = left.firstIndex(where: { $0.picture.content == picture.content }) else { continue }
        next[index] = (left.remove(at: found), false)
      }
    }
    var removals: [UInt8] = []
    if traits.pictures == .kitty {
      for gone in left { removals.add("\u{1B}_Ga=d,d=i,i=\(gone.image),p=\(gone.placement),q=2\u{1B}\\") }
    }
    placed = []
    return (traits.pictures == .sixel ? left.map(\.picture.area) : [], removals)
  }

  /// The bytes that draw a picture of the new frame at the cursor; nil where it stands as it should. In order of the frame.
  mutating func drawing(
    _ picture: TerminalFrame.PlacedPicture, at index: Int, isOverwritten: () -> Bool, _ traits: TerminalTraits
  ) -> [UInt8]? {
    let content = picture.content
    guard next.indices.contains(index), content.width > 0, content.height > 0,
      content.pixels.count == content.width * content.height * 4, picture.area.size.columns > 0,
      picture.area.size.rows > 0, picture.size.columns > 0, picture.size.rows > 0
    else { return nil }
    let (reused, isUnchanged) = next[index]
    if traits.pictures == .sixel {
      placed.append(Placed(picture: picture, image: 0, placement: 0))
      return isUnchanged && !isOverwritten() ? nil : sixels.sixel(of: picture, traits)
    }
    var bytes: [UInt8] = []
    let image = image(of: content, &bytes)
    uses += 1
    let placement = reused.flatMap { $0.image == image ? $0.placement : nil } ?? uses
    placed.append(Placed(picture: picture, image: image, placement: placement))
    guard !(isUnchanged && bytes.isEmpty) else { return nil }
    let source = Self.source(of: picture)
    bytes.add(
      "\u{1B}_Ga=p,i=\(image),p=\(placement),x=\(source.x),y=\(source.y),w=\(source.width),h=\(source.height),"
        + "c=\(picture.area.size.columns),r=\(picture.area.size.rows),C=1,q=2\u{1B}\\")
    return bytes
  }

  /// The pixels of the part that is shown.
  static func source(of picture: TerminalFrame.PlacedPicture) -> (x: Int, y: Int, width: Int, height: Int) {
    func part(_ start: Int, _ length: Int, of cells: Int, pixels: Int) -> (Int, Int) {
      let from = min(max(0, start), cells - 1) * pixels / cells
      let to = min(max(start + 1, start + length), cells) * pixels / cells
      return (min(from, pixels - 1), max(1, to - from))
    }
    let (x, width) = part(
      picture.visible.origin.column, picture.visible.size.columns, of: picture.size.columns,
      pixels: picture.content.width)
    let (y, height) = part(
      picture.visible.origin.row, picture.visible.size.rows, of: picture.size.rows, pixels: picture.content.height)
    return (x, y, width, height)
  }

  // MARK: Images of a kitty terminal

  private mutating func image(of content: PictureContent, _ bytes: inout [UInt8]) -> Int {
    uses += 1
    if let known = images[content.key] {
      images[content.key]?.lastUse = uses
      return known.number
    }
    lastNumber += 1
    images[content.key] = Image(number: lastNumber, bytes: content.pixels.count, lastUse: uses)
    dropOldest(&bytes)
    KittyTransmission.write(content, as: lastNumber, &bytes)
    return lastNumber
  }

  private mutating func dropOldest(_ bytes: inout [UInt8]) {
    var held = images.values.reduce(0) { $0 + $1.bytes }
    let shown = Set(placed.map(\.image) + next.compactMap { $0.reused?.image } + [lastNumber])
    for (key, image) in images.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where held > Self.imageBytes {
      guard !shown.contains(image.number) else { continue }
      bytes.add("\u{1B}_Ga=d,d=I,i=\(image.number),q=2\u{1B}\\")
      images[key] = nil
      held -= image.bytes
    }
  }
}
