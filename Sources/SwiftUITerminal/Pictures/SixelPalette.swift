/// At most 256 colours that stand for all of a picture's, found by cutting the space of its colours at medians.
struct SixelPalette {
  static let transparent = UInt32.max
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: Int16] = [:]

  private static let most = 256

  /// - Parameter pixels: as `0xRRGGBB`, or ``transparent``.
  init(_ pixels: [UInt32]) {
    var sums: [UInt32: SIMD4<Int>] = [:]
    for pixel in pixels where pixel != Self.transparent {
      sums[Self.cell(pixel), default: .zero] &+=
        SIMD4(Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF), 1)
    }
    let samples = sums.map { cell, sum in Sample(cell: cell, count: sum.w, color: sum / sum.w) }
    for (number, box) in Self.boxes(samples.sorted { $0.cell < $1.cell }).enumerated() {
      var sum = SIMD4<Int>.zero
      for sample in box.samples { sum &+= sample.color &* sample.count }
      let mean = (sum &+ box.count / 2) / max(1, box.count)
      colors.append(UInt32(mean.x) << 16 | UInt32(mean.y) << 8 | UInt32(mean.z))
      for sample in box.samples { numbers[sample.cell] = Int16(number) }
    }
  }

  /// The number of the colour that stands for a pixel; -1 for none.
  func number(of pixel: UInt32) -> Int16 { pixel == Self.transparent ? -1 : numbers[Self.cell(pixel)] ?? -1 }

  /// All pixels whose five first bits of each component are equal.
  private struct Sample {
    var cell: UInt32
    var count: Int
    /// Their mean: red, green, blue.
    var color: SIMD4<Int>
  }

  private static func cell(_ pixel: UInt32) -> UInt32 { pixel & 0xF8_F8F8 }

  /// Samples that get one colour.
  private struct Box {
    let samples: [Sample]
    let count: Int
    /// The component that differs most.
    let side: Int
    /// What there is to win by cutting it: many pixels over a long side.
    let weight: Int

    init(_ samples: [Sample]) {
      self.samples = samples
      count = samples.reduce(0) { $0 + $1.count }
      var (low, high) = (SIMD4(repeating: 255), SIMD4<Int>.zero)
      for sample in samples {
        low = pointwiseMin(low, sample.color)
        high = pointwiseMax(high, sample.color)
      }
      let lengths = high &- low
      side = lengths.x >= lengths.y && lengths.x >= lengths.z ? 0 : lengths.y >= lengths.z ? 1 : 2
      weight = samples.count > 1 ? max(1, lengths[side]) * count : 0
    }
  }

  private static func boxes(_ samples: [Sample]) -> [Box] {
    guard !samples.isEmpty else { return [] }
    var boxes = [Box(samples)]
    while boxes.count < most {
      guard let best = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }), boxes[best].weight > 0 else {
        break
      }
      let side = boxes[best].side
      let sorted = boxes[best].samples.sorted { $0.color[side] < $1.color[side] }
      var sum = 0
      var cut = 1
      for (index, sample) in sorted.enumerated().dropLast() {
        sum += sample.count
        cut = index + 1
        if sum >= boxes[best].count / 2 { break }
      }
      boxes[best] = Box(Array(sorted[..<cut]))
      boxes.append(Box(Array(sorted[cut...])))
    }
    return boxes
  }
}
