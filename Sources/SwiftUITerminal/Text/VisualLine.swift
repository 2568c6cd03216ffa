import OutsideText

/// How the letters of a line come to their columns.
struct TextOrder: Equatable {
  /// Whether the terminal puts letters of several directions in order by itself: then they are drawn as they are read.
  var isTerminals = false
  /// Whether the whole screen is turned round when it is done (``TerminalFrame/mirrored``): then a line is drawn the other way
  /// round, and blanks, digits and signs alone go from right to left.
  var isMirrored = false

  /// Whether letters stand as they are read.
  func isPlain(_ text: String) -> Bool {
    isTerminals || !isMirrored && !BidirectionalText.isNeeded(for: text)
  }
}

/// The clusters of one line in the order in which they are drawn.
struct VisualLine {
  struct Place: Equatable {
    /// As it is drawn: mirrored or joined where that is due.
    var cluster: Character
    /// Its place in the line as it is read.
    var index: Int
    /// From the line's beginning on the screen.
    var column: Int
    var columns: Int
  }

  let places: [Place]
  let columns: Int

  /// - Parameters:
  ///   - clusters: filtered, as they are read.
  ///   - paragraph: what the line's clusters were resolved to with their paragraph, by the cluster; nil where the line is one.
  init(_ clusters: [Character], _ paragraph: BidirectionalText.Paragraph? = nil, order: TextOrder) {
    let firsts = clusters.map { $0.unicodeScalars.first?.value ?? 0x20 }
    var resolved = paragraph ?? Self.resolved(clusters, order)
    if resolved.levels.count != clusters.count { resolved = Self.resolved(clusters, order) }
    var levels = resolved.levels
    let map = BidirectionalText.order(firsts, &levels, base: resolved.base)
    let drawn = Self.drawn(clusters, levels, order)
    var places: [Place] = []
    var column = 0
    for index in order.isMirrored ? map.reversed() : map {
      let width = DisplayWidth.of(clusters[index])
      guard width > 0 else { continue }
      places.append(Place(cluster: drawn[index], index: index, column: column, columns: width))
      column += width
    }
    self.places = places
    columns = column
  }

  /// The column of a cluster, counted as it is read; where it has none, the line's end.
  func column(of index: Int) -> Int { places.first { $0.index == index }?.column ?? columns }

  /// A line that is a paragraph of its own.
  private static func resolved(_ clusters: [Character], _ order: TextOrder) -> BidirectionalText.Paragraph {
    BidirectionalText.paragraph(of: clusters, orRightToLeft: order.isMirrored)
  }

  private static func drawn(_ clusters: [Character], _ levels: [Int8], _ order: TextOrder) -> [Character] {
    guard levels.contains(where: { $0 & 1 == 1 }) else { return clusters }
    let scalars = clusters.map { Array($0.unicodeScalars.map(\.value)) }
    var all = BidirectionalText.joined(
      scalars.flatMap { $0 }, zip(scalars, levels).flatMap { Array(repeating: $1, count: $0.count) })[...]
    return clusters.indices.map { index in
      let own = all.prefix(scalars[index].count)
      all = all.dropFirst(scalars[index].count)
      guard levels[index] & 1 == 1 else { return clusters[index] }
      var text = String.UnicodeScalarView()
      for value in own {
        let mirrored = BidirectionalText.mirrored(value)
        text.append(Unicode.Scalar(mirrored == value ? order.turned(value) : mirrored) ?? "\u{FFFD}")
      }
      let string = String(text)
      // What is drawn takes the columns that were counted.
      guard let only = string.first, string.count == 1, DisplayWidth.of(only) == DisplayWidth.of(clusters[index])
      else { return clusters[index] }
      return only
    }
  }
}

extension TextOrder {
  /// A sign that stands alone.
  func drawn(_ sign: String) -> String {
    guard isMirrored, let scalar = sign.unicodeScalars.first, sign.unicodeScalars.count == 1 else { return sign }
    return Unicode.Scalar(turned(scalar.value)).map(String.init) ?? sign
  }

  /// What Unicode does not mirror and lines and bars need mirrored on a screen that is turned round.
  fileprivate func turned(_ scalar: UInt32) -> UInt32 {
    guard isMirrored else { return scalar }
    for (one, other) in Self.pairs {
      if scalar == one { return other }
      if scalar == other { return one }
    }
    return scalar
  }

  private static let pairs: [(UInt32, UInt32)] = [
    ("┌", "┐"), ("└", "┘"), ("├", "┤"), ("▌", "▐"), ("▏", "▕"),
  ].map { (pair: (Unicode.Scalar, Unicode.Scalar)) in (pair.0.value, pair.1.value) }
}

extension BidirectionalText {
  /// Resolves a paragraph of clusters, each of which has one level.
  static func paragraph(of clusters: [Character], orRightToLeft: Bool) -> Paragraph {
    var scalars: [UInt32] = []
    var starts: [Int] = []
    for cluster in clusters {
      starts.append(scalars.count)
      scalars += cluster.unicodeScalars.map(\.value)
    }
    let all = paragraph(scalars, .firstStrong(orRightToLeft: orRightToLeft))
    return Paragraph(levels: starts.map { all.levels[$0] }, base: all.base)
  }
}
