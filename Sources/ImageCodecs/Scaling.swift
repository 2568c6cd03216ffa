extension Bitmap {
  /// A smaller picture whose pixels are the mean of the area they cover, weighted by opacity so that
  /// transparent surroundings do not bleed in. Never larger: a side of `target` above the present one stays as it is.
  package func scaled(to target: PixelSize) -> Bitmap {
    let target = PixelSize(
      width: max(1, min(target.width, size.width)), height: max(1, min(target.height, size.height)))
    guard target != size else { return self }
    let columns = Cover.all(of: size.width, in: target.width)
    let rows = Cover.all(of: size.height, in: target.height)
    let bytes = [UInt8](unsafeUninitializedCapacity: target.pixels * 4) { result, count in
      // One row of sums at a time: red, green and blue multiplied with opacity, then opacity.
      withUnsafeTemporaryAllocation(of: Float.self, capacity: target.width * 4) { sums in
        pixels.withUnsafeBufferPointer { source in
          for (y, row) in rows.enumerated() {
            sums.initialize(repeating: 0)
            for line in row.first...row.last {
              let rowWeight = row.weight(of: line)
              for (x, column) in columns.enumerated() {
                for place in column.first...column.last {
                  let start = (line * size.width + place) * 4
                  let opacity = Float(source[start + 3]) * rowWeight * column.weight(of: place)
                  sums[x * 4] += Float(source[start]) * opacity
                  sums[x * 4 + 1] += Float(source[start + 1]) * opacity
                  sums[x * 4 + 2] += Float(source[start + 2]) * opacity
                  sums[x * 4 + 3] += opacity
                }
              }
            }
            let area = row.length
            for x in 0..<target.width {
              let opacity = sums[x * 4 + 3]
              let start = (y * target.width + x) * 4
              for channel in 0..<3 {
                let value = opacity > 0 ? sums[x * 4 + channel] / opacity : 0
                result.initializeElement(at: start + channel, to: UInt8(min(255, value.rounded())))
              }
              let mean = opacity / (area * columns[x].length)
              result.initializeElement(at: start + 3, to: UInt8(min(255, mean.rounded())))
            }
          }
        }
      }
      count = target.pixels * 4
    }
    return Bitmap(size: target, pixels: bytes) ?? self
  }
}

/// The old pixels of one line that a new pixel covers, the outermost in part.
private struct Cover {
  var first: Int
  var last: Int
  private let start: Double
  private let end: Double

  var length: Float { Float(end - start) }

  func weight(of place: Int) -> Float {
    Float(min(end, Double(place + 1)) - max(start, Double(place)))
  }

  static func all(of old: Int, in new: Int) -> [Cover] {
    let step = Double(old) / Double(new)
    return (0..<new).map { Cover(start: Double($0) * step, end: min(Double($0 + 1) * step, Double(old)), old: old) }
  }

  private init(start: Double, end: Double, old: Int) {
    self.start = start
    self.end = end
    first = min(Int(start), old - 1)
    last = max(first, min(Int(end.rounded(.up)) - 1, old - 1))
  }
}
