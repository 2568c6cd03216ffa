/// Everything a terminal shows at one time.
package struct TerminalFrame: Equatable, Sendable {
  /// A picture over cells. The cells below hold what is shown where the terminal draws no pictures.
  package struct PlacedPicture: Equatable, Sendable {
    /// The part of the screen it is drawn in, within the screen.
    package var area: CellRect
    /// What to draw: scaled to the whole picture's size, of which the area may show a part.
    package var content: PictureContent
    /// The part of the picture that is shown, from its top left, in cells.
    package var visible: CellRect
    /// The whole picture's size in cells.
    package var size: CellSize

    package init(area: CellRect, content: PictureContent, visible: CellRect, size: CellSize) {
      self.area = area
      self.content = content
      self.visible = visible
      self.size = size
    }
  }

  package var grid: CellGrid
  package var pictures: [PlacedPicture] = []
  /// Where the person types; nil hides the cursor.
  package var cursor: CellPoint?
  /// The title of the terminal's window.
  package var title = ""

  package init(grid: CellGrid) { self.grid = grid }

  /// The frame turned round, for a screen that is read from right to left. What letters it has stands already the other way
  /// round.
  package var mirrored: TerminalFrame {
    var frame = self
    frame.grid = grid.mirrored
    let columns = grid.size.columns
    frame.cursor = cursor.map { CellPoint(column: columns - 1 - $0.column, row: $0.row) }
    frame.pictures = pictures.map { picture in
      var picture = picture
      picture.area.origin.column = columns - picture.area.maxColumn
      picture.visible.origin.column = picture.size.columns - picture.visible.maxColumn
      return picture
    }
    return frame
  }
}

/// Decoded pixels by a key that is the same for the same pixels.
package struct PictureContent: Equatable, Sendable {
  package let key: String
  package let width: Int
  package let height: Int
  /// Row after row of red, green, blue and alpha, not premultiplied; `width * height * 4` bytes.
  package let pixels: [UInt8]

  package init(key: String, width: Int, height: Int, pixels: [UInt8]) {
    self.key = key
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package static func == (lhs: PictureContent, rhs: PictureContent) -> Bool {
    lhs.key == rhs.key && lhs.width == rhs.width && lhs.height == rhs.height
  }
}
