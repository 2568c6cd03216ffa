import Foundation
import ImageCodecs

/// A small invented picture: a sky, a sun, hills and water, different for every name and the same for the same name.
struct DrawnPicture: Sendable {
  var width: Int
  var height: Int
  /// Colours, red, green and blue in a row; pixels are indices into it.
  var palette: [UInt8] = []
  /// Rows from the top, one byte a pixel.
  var pixels: [UInt8]

  /// As a PNG; empty where it has become none.
  var png: Data {
    IndexedBitmap(size: PixelSize(width: width, height: height), palette: palette, pixels: pixels)
      .flatMap { try? PictureCodec.encode($0) } ?? Data()
  }

  private static let skyShades = 48
  private static let hillCount = 4

  init(named name: String, width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = [UInt8](repeating: 0, count: self.width * self.height)
    var random = SeededRandom(
      seed: name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
    choosePalette(&random)
    drawSky()
    drawSun(&random)
    for hill in 0..<Self.hillCount { drawHill(hill, &random) }
  }

  private typealias Colour = (red: Double, green: Double, blue: Double)

  private mutating func choosePalette(_ random: inout SeededRandom) {
    func colour(_ range: ClosedRange<Double>) -> Colour {
      (.random(in: range, using: &random), .random(in: range, using: &random), .random(in: range, using: &random))
    }
    let high = colour(40...150)
    let low = colour(150...250)
    func add(_ from: Colour, _ to: Colour, _ share: Double) {
      for (a, b) in [(from.red, to.red), (from.green, to.green), (from.blue, to.blue)] {
        palette.append(UInt8(min(255, max(0, a + (b - a) * share))))
      }
    }
    for shade in 0..<Self.skyShades { add(high, low, Double(shade) / Double(Self.skyShades - 1)) }
    let ground = colour(15...90)
    for hill in 0..<Self.hillCount { add(low, ground, Double(hill + 1) / Double(Self.hillCount)) }
    add((255, 244, 214), (255, 244, 214), 0)
  }

  private mutating func drawSky() {
    for y in 0..<height {
      let shade = UInt8(y * (Self.skyShades - 1) / max(1, height - 1))
      for x in 0..<width { pixels[y * width + x] = shade }
    }
  }

  private mutating func drawSun(_ random: inout SeededRandom) {
    let radius = height / Int.random(in: 7...14, using: &random)
    let centre = (
      x: Int.random(in: width / 6...width * 5 / 6, using: &random), y: height / Int.random(in: 3...5, using: &random)
    )
    for y in max(0, centre.y - radius)..<min(height, centre.y + radius + 1) {
      for x in max(0, centre.x - radius)..<min(width, centre.x + radius + 1) {
        let (dx, dy) = (x - centre.x, y - centre.y)
        if dx * dx + dy * dy <= radius * radius { pixels[y * width + x] = UInt8(Self.skyShades + Self.hillCount) }
      }
    }
  }

  /// Midpoint displacement: a ridge is halved and its middle moved, again and again.
  private mutating func drawHill(_ number: Int, _ random: inout SeededRandom) {
    let base = Double(height) * (0.5 + 0.13 * Double(number))
    var ridge = [base, base + Double.random(in: -20...20, using: &random)]
    var roughness = Double(height) / Double(5 + number * 2)
    while ridge.count < width {
      var next: [Double] = []
      for (left, right) in zip(ridge, ridge.dropFirst()) {
        next.append(left)
        next.append((left + right) / 2 + Double.random(in: -roughness...roughness, using: &random))
      }
      next.append(ridge[ridge.count - 1])
      ridge = next
      roughness /= 2.1
    }
    for x in 0..<width {
      let top = Int(ridge[x * (ridge.count - 1) / max(1, width - 1)])
      for y in max(0, min(height, top))..<height { pixels[y * width + x] = UInt8(Self.skyShades + number) }
    }
  }
}
