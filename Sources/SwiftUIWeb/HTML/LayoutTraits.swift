import SwiftUIElements

/// How an element answers what it is offered.
///
/// The style sheet places elements by these answers, which are written as classes (`Documentation/page-markup.md`).
struct LayoutTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  /// Takes all the width it is offered.
  static let fillsWidth = LayoutTraits(rawValue: 1)
  /// Takes all the height it is offered.
  static let fillsHeight = LayoutTraits(rawValue: 2)
  /// Its size depends on something that only the browser measures: text, pictures, controls.
  static let isMeasured = LayoutTraits(rawValue: 4)
  /// All that is measured in it is short: it keeps its width where something longer can give way.
  static let isShort = LayoutTraits(rawValue: 8)
  /// A spacer: grows along the stack around it and has no size across.
  static let isSpacer = LayoutTraits(rawValue: 16)
  /// A line across the stack around it.
  static let isDivider = LayoutTraits(rawValue: 32)
  /// Within its own frame it takes all the width.
  static let contentFillsWidth = LayoutTraits(rawValue: 64)
  /// Within its own frame it takes all the height.
  static let contentFillsHeight = LayoutTraits(rawValue: 128)

  /// As wide as high, however much is offered.
  static let isSquare = LayoutTraits(rawValue: 256)
  /// Holds something that scrolls, and so can be smaller than what it holds.
  static let scrolls = LayoutTraits(rawValue: 512)
  /// Is served before, or after, what has no layout priority.
  static let isFirst = LayoutTraits(rawValue: 1024)
  static let isLast = LayoutTraits(rawValue: 2048)

  /// Scrolls down: where it is alone on a screen, the document scrolls for it.
  static let scrollsDown = LayoutTraits(rawValue: 4096)
  /// Holds something that scrolls down beside something that stays: is as high as the screen, and what scrolls does so in itself.
  static let isScreen = LayoutTraits(rawValue: 8192)
  /// Gives what scrolls in it a height of its own, of which nothing around needs to know.
  static let boundsScrolling = LayoutTraits(rawValue: 16384)
  /// Holds a page.
  static let isPaged = LayoutTraits(rawValue: 32768)

  /// A list is all that it shows, whose ground goes on under the bars around: that of a list without a style, or of groups.
  static let hasListGround = LayoutTraits(rawValue: 1 << 32)
  static let hasGroupedGround = LayoutTraits(rawValue: 1 << 33)
  /// Something in it goes on under a bar at the top.
  static let reachesUnderBars = LayoutTraits(rawValue: 1 << 34)
  /// It is painted, and its paint goes on under the bars around where it is all that is shown there.
  static let hasPaintedGround = LayoutTraits(rawValue: 1 << 35)

  /// All that stands at its upper edge, or at its lower one, are letters: they keep a text's distance to other letters.
  static let beginsWithText = LayoutTraits(rawValue: 1 << 36)
  static let endsWithText = LayoutTraits(rawValue: 1 << 37)

  /// Its height is a share of its width: where a frame says one of them, it says both.
  static let hasRatio = LayoutTraits(rawValue: 1 << 38)

  static let fills: LayoutTraits = [.fillsWidth, .fillsHeight]

  /// A cell that takes all the width stands in this column of a grid; none beyond the 16th is told.
  static func fillsColumn(_ index: Int) -> LayoutTraits {
    (0..<16).contains(index) ? LayoutTraits(rawValue: 1 << UInt64(16 + index)) : []
  }

  fileprivate static let textEdges: LayoutTraits = [.beginsWithText, .endsWithText]
  fileprivate static let columns = LayoutTraits(rawValue: 0xFFFF_0000)
  fileprivate static let scrolling: LayoutTraits = [.scrollsDown, .isScreen, .isPaged]

  /// What a container makes of children that share one place, or follow each other along `axis`.
  static func around(_ children: [LayoutTraits], axis: Axis?) -> LayoutTraits {
    var traits: LayoutTraits = []
    // What stands around one view alone is like it.
    if axis == nil, let only = children.first, children.count == 1 {
      if only.contains(.isSpacer) { return .isSpacer }
      if only.contains(.isDivider) { return .isDivider }
      traits = only.intersection([.isSquare, .hasRatio, .isFirst, .isLast])
    }
    var areShort = true
    for child in children {
      traits.formUnion(
        child.intersection([.fillsWidth, .fillsHeight, .isMeasured, .scrolls, .scrollsDown, .isScreen, .isPaged]))
      if child.contains(.isMeasured), !child.contains(.isShort) { areShort = false }
      if child.contains(.isSpacer) {
        traits.formUnion(axis == .horizontal ? .fillsWidth : axis == .vertical ? .fillsHeight : .fills)
      }
      if child.contains(.isDivider) { traits.formUnion(axis == .horizontal ? .fillsHeight : .fillsWidth) }
    }
    if traits.contains(.isMeasured), areShort { traits.insert(.isShort) }
    traits.formUnion(textEdges(of: children, axis: axis))
    // Beside a page the document goes on to scroll for the page, and what stands there stays.
    if traits.contains(.scrollsDown), children.count > 1, axis != .horizontal || !traits.contains(.isPaged) {
      traits.insert(.isScreen)
    }
    return traits
  }

  private static func textEdges(of children: [LayoutTraits], axis: Axis?) -> LayoutTraits {
    guard let first = children.first, let last = children.last else { return [] }
    if axis == .vertical { return first.intersection(.beginsWithText).union(last.intersection(.endsWithText)) }
    let shown = children.filter { !$0.contains(.isSpacer) }
    return shown.isEmpty ? [] : shown.reduce(textEdges) { $0.intersection($1) }
  }

  /// The answer within a frame and with the other layout modifiers of `style`.
  fileprivate mutating func apply(_ style: Style, isCircle: Bool) {
    if contains(.fillsWidth) { insert(.contentFillsWidth) }
    if contains(.fillsHeight) { insert(.contentFillsHeight) }
    if isCircle { insert(.isSquare) }
    guard !style.isPlain else { return }
    if let frame = style.frame {
      subtract([.isSpacer, .isDivider])
      resolve(.fillsWidth, fixed: frame.width, most: frame.maxWidth)
      resolve(.fillsHeight, fixed: frame.height, most: frame.maxHeight)
      // As large as the smaller side: where one is known, so is the other.
      if contains(.isSquare), frame.width != nil || frame.height != nil { subtract([.fillsWidth, .fillsHeight]) }
      if contains(.hasRatio), frame.height != nil { remove(.fillsWidth) }
      subtract([.isSquare, .hasRatio])
    }
    if let padding = style.padding, padding != Insets() {
      remove(.isSquare)
      if padding.top != 0 { remove(.beginsWithText) }
      if padding.bottom != 0 { remove(.endsWithText) }
    }
    if style.layoutPriority > 0 { insert(.isFirst) }
    if style.layoutPriority < 0 { insert(.isLast) }
    if style.aspectRatio?.ratio != nil, style.frame?.width == nil, style.frame?.height == nil {
      // The width is what there is, the height follows from it.
      remove(.fillsHeight)
      insert(.fillsWidth)
      if style.aspectRatio?.fills == false { insert(.hasRatio) }
    }
    if style.fixesWidth { remove(.fillsWidth) }
    if style.fixesHeight { remove(.fillsHeight) }
    boundScrolling(style)
  }

  private mutating func boundScrolling(_ style: Style) {
    guard contains(.scrollsDown), let height = style.frame?.height ?? style.frame?.maxHeight, height.isFinite else {
      return
    }
    subtract([.scrollsDown, .isScreen, .isPaged])
    insert(.boundsScrolling)
  }

  private mutating func resolve(_ fills: LayoutTraits, fixed: Double?, most: Double?) {
    if fixed != nil {
      remove(fills)
    } else if let most {
      if most.isFinite { remove(fills) } else { insert(fills) }
    }
  }
}

extension Element {
  /// How it answers what it is offered, where its children, each with the number of columns it takes, answer `children`.
  /// - Parameters:
  ///   - hasLayer: whether something stands before or behind it that is as high as what is seen of it.
  ///   - layers: what stands there says.
  func layoutTraits(
    children: [(traits: LayoutTraits, columns: Int)], hasLayer: Bool = false, layers: LayoutTraits = []
  ) -> LayoutTraits {
    // Lies over what it belongs to, however wide its actions are.
    if accessibility.part == .contextMenu { return .isMeasured }
    var traits = role.layoutTraits(children)
    if traits.contains(.scrollsDown), hasLayer || isGeometryReader { traits.insert(.isScreen) }
    var isCircle = false
    if case .shape(let shape) = role, case .circle = shape.outline { isCircle = true }
    traits.apply(style, isCircle: isCircle)
    traits.formUnion(grounds(children.map(\.traits) + [layers.intersection(.reachesUnderBars)], traits))
    return traits
  }

  /// What of it goes on under the bars around.
  private func grounds(_ children: [LayoutTraits], _ own: LayoutTraits) -> LayoutTraits {
    var traits: LayoutTraits = style.ignoredEdges.contains(.top) ? .reachesUnderBars : []
    let below = children.reduce(into: LayoutTraits()) { $0.formUnion($1) }
    switch role {
    case .list(let kind):
      guard style.list?.hidesGround != true else { break }
      switch kind {
      case .automatic: traits.insert(.hasListGround)
      case .grouped, .insetGrouped, .form: traits.insert(.hasGroupedGround)
      default: break
      }
    case .box, .layers, .tabs:
      traits.formUnion(
        below.intersection([.hasListGround, .hasGroupedGround, .reachesUnderBars, .hasPaintedGround]))
    case .stack:
      traits.formUnion(
        below.intersection(
          style.holdsInset ? [.hasListGround, .hasGroupedGround, .reachesUnderBars] : .reachesUnderBars))
    case .page:
      // Its bars are a part of it.
      traits.formUnion(below.intersection([.hasListGround, .hasGroupedGround]))
      if !below.isDisjoint(with: [.reachesUnderBars, .hasPaintedGround]) { traits.insert(.hasPaintedGround) }
    default: break
    }
    if own.isSuperset(of: .fills), traits.isDisjoint(with: [.hasListGround, .hasGroupedGround]), style.isOpaqueGround {
      traits.insert(.hasPaintedGround)
    }
    return traits
  }

  /// Its size is asked for and is all that there is, so that it must not be as high as what scrolls in it.
  private var isGeometryReader: Bool {
    accepts.contains(.resize) && style.frame?.maxHeight == .infinity
  }
}

extension Style {
  /// Painted to its edges, so that nothing behind it shows.
  fileprivate var isOpaqueGround: Bool {
    guard let background, clip == nil, opacity == 1 else { return false }
    return background.isOpaque
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.allSatisfy(\.color.isOpaque)
    case .material: false
    }
  }
}

extension ColorValue {
  fileprivate var isOpaque: Bool {
    guard opacity == 1 else { return false }
    switch base {
    case .named(let name): return name != .clear
    case .rgb: return true
    case .dynamic(let light, let dark): return [light, dark].allSatisfy { $0.count < 4 || $0[3] == 1 }
    }
  }
}

extension Role {
  /// Whether the answer depends on the children.
  var asksItsChildren: Bool {
    switch self {
    case .box, .layers, .stack, .grid, .scroll, .button, .link, .navigationLink, .section, .page, .tabs, .toggle,
      .stepper:
      true
    default: false
    }
  }

  fileprivate func layoutTraits(_ children: [(traits: LayoutTraits, columns: Int)]) -> LayoutTraits {
    switch self {
    case .shape: .fills
    case .spacer: .isSpacer
    case .divider: .isDivider
    case .text(let content):
      [.isMeasured, .beginsWithText, .endsWithText, content.plain.utf8.count <= Self.shortLength ? .isShort : []]
    case .symbol: [.isMeasured, .isShort]
    case .image(let content): Self.picture(content.fit)
    case .box, .layers, .section: .around(children.map(\.traits), axis: nil)
    case .stack(let content): Self.stack(content, children)
    case .grid(let content): Self.grid(content, children.map(\.traits))
    case .scroll(let axes, _): Self.scroll(axes, children.map(\.traits))
    case .button, .link, .navigationLink:
      LayoutTraits.around(children.map(\.traits), axis: .horizontal).union(.isMeasured)
        .subtracting([.scrolling, .textEdges])
    case .list: [.isMeasured, .fills, .scrolls, .scrollsDown]
    case .page, .tabs: Self.page(children.map(\.traits))
    case .document: [.isMeasured, .fills]
    case .media(let content): content.isSound ? [.isMeasured, .fillsWidth] : [.isMeasured, .fills]
    case .field(let content):
      content.isOfDate ? .isMeasured : [.isMeasured, .fillsWidth, content.isEditor ? .fillsHeight : []]
    case .slider: [.isMeasured, .fillsWidth]
    case .picker(let content): [.segmented, .wheel].contains(content.kind) ? [.isMeasured, .fillsWidth] : .isMeasured
    case .progress(_, let isCircular): isCircular ? [.isMeasured, .isShort] : [.isMeasured, .fillsWidth]
    // The label stands at the leading edge, the switch or sign at the trailing one; without a label it is that alone.
    case .toggle, .stepper: children.isEmpty ? .isMeasured : [.isMeasured, .fillsWidth]
    case .row, .option, .dialog, .sheet, .menu, .more: .isMeasured
    }
  }

  /// A text of at most so many bytes is short.
  private static let shortLength = 16

  private static func picture(_ fit: ImageContent.Fit) -> LayoutTraits {
    switch fit {
    case .natural: .isMeasured
    // All the width; the height follows from it.
    case .fit: [.isMeasured, .fillsWidth]
    case .stretch, .fill: [.isMeasured, .fills]
    }
  }

  /// Takes the screen, and the document scrolls for it unless something within scrolls by itself.
  private static func page(_ children: [LayoutTraits]) -> LayoutTraits {
    children.reduce([.isMeasured, .fills, .scrollsDown, .isPaged]) { $0.union($1.intersection(.isScreen)) }
  }

  private static func stack(
    _ content: StackContent, _ children: [(traits: LayoutTraits, columns: Int)]
  ) -> LayoutTraits {
    var traits = LayoutTraits.around(children.map(\.traits), axis: content.axis)
    if content.axis == .horizontal, children.count(where: { $0.traits.contains(.isMeasured) }) > 3 {
      traits.remove(.isShort)
    }
    if content.isLazy {
      traits.subtract(.textEdges)
      traits.formUnion(content.axis == .vertical ? .fillsWidth : .fillsHeight)
    }
    guard content.isGridRow else { return traits }
    var column = 0
    for child in children {
      if child.columns == 1, child.traits.contains(.fillsWidth) { traits.formUnion(.fillsColumn(column)) }
      column += child.columns
    }
    return traits
  }

  private static func grid(_ content: GridContent, _ children: [LayoutTraits]) -> LayoutTraits {
    var traits = LayoutTraits.around(children, axis: .vertical)
    traits.remove(.isShort)
    if content.isTable {
      for child in children { traits.formUnion(child.intersection(.columns)) }
    } else {
      traits.subtract(.textEdges)
      traits.formUnion(content.axis == .vertical ? .fillsWidth : .fillsHeight)
    }
    return traits
  }

  /// Takes what it is offered along its axes and is as large as its content across. Around text it takes the width too, so
  /// that its bar stands at the edge and what is long is broken.
  private static func scroll(_ axes: Axis.Set, _ children: [LayoutTraits]) -> LayoutTraits {
    var traits = LayoutTraits.around(children, axis: .vertical).subtracting(.scrolling).union(.scrolls)
    traits.subtract([.textEdges, .isShort])
    // Along its axis the content is offered nothing, so that nothing in it fills.
    if axes.contains(.horizontal) || traits.contains(.isMeasured) { traits.insert(.fillsWidth) }
    if axes.contains(.vertical) { traits.formUnion([.fillsHeight, .scrollsDown]) }
    return traits
  }
}
