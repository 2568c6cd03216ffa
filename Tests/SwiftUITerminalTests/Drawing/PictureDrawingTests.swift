import SwiftUICore
import Testing

@testable import SwiftUITerminal

@MainActor @Suite struct PictureDrawingTests {
  /// Red above blue, three wide: 3 × 2 pixels.
  private static let content = PictureContent(
    key: "flag", width: 3, height: 2,
    pixels: (0..<3).flatMap { _ in [255, 0, 0, 255] as [UInt8] } + (0..<3).flatMap { _ in [0, 0, 255, 255] })

  private func drawing(_ fit: ImageContent.Fit, _ frame: Frame? = nil) -> ScreenDrawing {
    var tree = ElementTree()
    var element = Element(
      .image(ImageContent(source: .stored(hash: "h"), fit: fit, naturalSize: Size(width: 24, height: 16))))
    element.style.frame = frame
    element.accessibility.label = "A flag"
    tree.apply(.insert(NodeID(rawValue: 1), element, parent: .root, before: nil))
    let drawing = ScreenDrawing()
    drawing.mount(tree)
    return drawing
  }

  @Test func twoPixelsStandInACell() {
    let drawn = drawing(.natural).frame(ScreenState(), size: CellSize(columns: 5, rows: 3)) { _ in Self.content }
    let cell = drawn.frame.grid[CellPoint(column: 2, row: 1)]
    #expect(cell.character == "▀")
    #expect(cell.look.foreground == .rgb(red: 255, green: 0, blue: 0))
    #expect(cell.look.background == .rgb(red: 0, green: 0, blue: 255))
    #expect(drawn.frame.grid[CellPoint(column: 0, row: 1)].character == " ")
    #expect(drawn.frame.pictures.map(\.area) == [CellRect(1, 1, 3, 1)])
    #expect(drawn.missingPictures.isEmpty)
  }

  @Test func whatIsNotThereYetIsAskedForAndNamed() {
    let drawn = drawing(.natural).frame(ScreenState(), size: CellSize(columns: 5, rows: 3))
    #expect(drawn.missingPictures.count == 1)
    #expect(drawn.frame.pictures.isEmpty)
    #expect(drawn.frame.grid.lines[1] == " A…")
  }

  @Test func aPictureThatFillsItsFrameShowsItsMiddle() {
    var frame = Frame()
    frame.width = 16
    frame.height = 64
    let drawn = drawing(.fill, frame).frame(ScreenState(), size: CellSize(columns: 10, rows: 12)) { _ in Self.content }
    let picture = drawn.frame.pictures[0]
    #expect(picture.area == CellRect(4, 4, 2, 4))
    #expect(picture.size == CellSize(columns: 12, rows: 4))
    #expect(picture.visible == CellRect(5, 0, 2, 4))
  }

  @Test func aTallFrameLeavesRoomForOthers() {
    var frame = Frame()
    frame.width = 160
    frame.height = 240
    let drawn = drawing(.fill, frame).frame(ScreenState(), size: CellSize(columns: 40, rows: 24)) { _ in Self.content }
    #expect(drawn.frame.pictures[0].area.size.rows == 8)
    #expect((10...12).contains(drawn.frame.pictures[0].area.size.columns))
  }
}
