import SwiftUIElements
import SwiftUILayout

/// The text of a node, in lines of cells. It keeps all its lines: what is higher than the screen scrolls.
struct CellLines: MeasuredText {
  let node: CellNode

  var spacing: TextSpacing { TextSpacing(afterText: 0, above: 0, below: 0) }

  func lines(width: Double?, lineLimit: Int?) -> TextLinesMeasure {
    let style = node.element.style.text
    let columns = width.map { Int(min(max($0, 0), Double(CellMetrics.most))) } ?? CellMetrics.most
    // Where there is no room at all it is not broken into single letters.
    guard columns > 0 else { return measure(columns: min(1, node.naturalText.columns), rows: 1, lines: 1) }
    let taken = taken(columns, style.lineLimit)
    let rows = style.reservesLines ? max(taken.rows, style.lineLimit ?? 1) : taken.rows
    return measure(columns: taken.columns, rows: rows, lines: taken.rows)
  }

  /// A text that fits as it is needs not be broken to be measured.
  private func taken(_ columns: Int, _ limit: Int?) -> CellSize {
    let natural = node.naturalText
    if natural.columns <= columns, natural.rows <= limit ?? .max { return natural }
    let lines = node.lines(columns, limit: limit)
    return CellSize(columns: min(lines.columns, columns), rows: max(1, lines.lines.count))
  }

  /// A baseline is the end of its row.
  private func measure(columns: Int, rows: Int, lines: Int) -> TextLinesMeasure {
    TextLinesMeasure(
      size: Size(width: Double(columns), height: Double(rows)), count: lines, lineHeight: 0, firstBaseline: 1,
      lastBaseline: Double(lines))
  }
}

/// A picture, which is shown whole in whole cells.
struct CellPicture: MeasuredLeaf {
  let image: ImageContent

  func size(in proposal: ProposedSize) -> Size {
    let natural = image.naturalSize ?? Size(width: 160, height: 96)
    let ratio = natural.height > 0 && natural.width > 0 ? natural.width / natural.height : 1.5
    let ideal = CellSize(columns: CellMetrics.columns(natural.width), rows: CellMetrics.rows(natural.height))
    let proposal = Proposal(proposal)
    var taken = proposal
    switch image.fit {
    case .natural:
      // One that is larger than its place would only be cut.
      taken.columns = min(ideal.columns, proposal.columns ?? ideal.columns)
      taken.rows = min(ideal.rows, proposal.rows ?? ideal.rows)
      taken = Self.fitting(ratio, taken)
    case .stretch, .fill:
      if proposal.rows == nil { taken = Self.fitting(ratio, proposal) }
      taken.columns = proposal.columns ?? taken.columns
    case .fit: taken = Self.fitting(ratio, proposal)
    }
    return Size(width: Double(taken.columns ?? ideal.columns), height: Double(taken.rows ?? ideal.rows))
  }

  /// The largest area of a ratio of width to height, in points, within what is offered.
  static func fitting(_ ratio: Double, _ proposal: Proposal) -> Proposal {
    let across = ratio * CellUnits().across
    func rows(_ columns: Int) -> Int {
      columns == 0 ? 0 : max(1, Int(min(Double(columns) / across, 100_000).rounded()))
    }
    func columns(_ rows: Int) -> Int { rows == 0 ? 0 : max(1, Int(min(Double(rows) * across, 100_000).rounded())) }
    switch (proposal.columns, proposal.rows) {
    case (let width?, let height?):
      return rows(width) <= height
        ? Proposal(columns: width, rows: rows(width)) : Proposal(columns: min(width, columns(height)), rows: height)
    case (let width?, nil): return Proposal(columns: width, rows: rows(width))
    case (nil, let height?): return Proposal(columns: columns(height), rows: height)
    case (nil, nil): return proposal
    }
  }
}

/// A field of several lines, as high as its text.
struct CellEditor: MeasuredLeaf {
  let field: FieldContent
  private static let idealColumns = 24.0
  private static let mostLines = 12

  func size(in proposal: ProposedSize) -> Size {
    let width = max(1, proposal.width ?? Self.idealColumns)
    if field.isEditor, let height = proposal.height { return Size(width: width, height: max(1, height)) }
    let room = max(1, Proposal(ProposedSize(width: width)).columns ?? 1)
    let lines = TextLines(CellText([field.text]), columns: max(1, room - 1)).lines.count
    let least = field.isEditor ? 4 : field.leastLines
    return Size(width: width, height: Double(max(least, min(lines, field.mostLines ?? Self.mostLines))))
  }
}

/// What the terminal arranges itself: a list, a page, what scrolls.
struct CellContainer: MeasuredLeaf {
  let node: CellNode
  let layout: CellLayout
  let container: CellSize?

  func size(in proposal: ProposedSize) -> Size { layout.containerSize(node, proposal, in: container) }
}

/// A node that is laid out by itself, with its style and all that is in it, and remembers that.
struct CellPart: MeasuredLeaf {
  let node: CellNode
  let layout: CellLayout
  let container: CellSize?

  func size(in proposal: ProposedSize) -> Size {
    let size = layout.arrange(node, Proposal(proposal, in: container)).size
    // What takes the greatest offer takes any.
    func length(_ cells: Int, _ offered: Double?) -> Double {
      offered == .infinity && cells >= CellMetrics.most ? .infinity : Double(cells)
    }
    return Size(width: length(size.columns, proposal.width), height: length(size.rows, proposal.height))
  }
}
