import SwiftUIElements

/// Turns drawn elements into a layout tree, each element after what is in it.
package struct ElementLayout {
  /// The nodes of one element, from the inside out. All but the first follow from its style.
  package struct Nodes {
    /// What its role takes.
    package var content: Int
    /// With its frame.
    package var framed: Int
    /// With its padding.
    package var padded: Int
    /// With its place in the parent.
    package var outer: Int
  }

  /// Where in an element's style something stands.
  package enum Stage: Hashable, Sendable { case content, framed, padded, outer }

  /// An element that has been added.
  package struct Child {
    package var element: Element
    package var nodes: Nodes
    /// The nodes of its marks, in order.
    package var marks: [Int] = []
    /// What it gives to the container around it in its own place.
    var members: [Child]?

    package init(_ element: Element, _ nodes: Nodes, marks: [Int] = []) {
      self.element = element
      self.nodes = nodes
      self.marks = marks
    }

    /// One that is laid out by itself, style and all.
    package init(_ element: Element, at node: Int) {
      self.init(element, Nodes(content: node, framed: node, padded: node, outer: node))
    }
  }

  package var tree: LayoutTree
  /// Of controls whose host has not told theirs.
  let measures: ControlMeasures
  /// Scroll views do not go on under bars.
  package var keepsScrollsInside = false

  /// The width from which a window has a desk's measures.
  package static let deskWidth = 768.0

  /// - Parameters:
  ///   - window: the width of the window, in points.
  ///   - units: what the tree counts in.
  package init(window: Double = 0, units: any LayoutUnits = PointUnits()) {
    measures = window < Self.deskWidth ? .phone : .desk
    tree = LayoutTree(units: units)
  }

  /// Adds an element around `children`.
  ///
  /// - Parameters:
  ///   - kind: what its role means here, where the role alone does not say it.
  ///   - text: the look of text that it inherits.
  ///   - custom: the layout of the app's own that places the children.
  ///   - axes: the axes on which one of the children is chosen by its ideal size.
  ///   - words: how a host has drawn the words of a text.
  ///   - part: how large it draws its part of a control.
  ///   - marks: what hosts do not know of, from the inside out.
  package mutating func add(
    _ element: Element, _ children: [Child], as kind: LayoutKind? = nil, text: TextStyle,
    custom: (any CustomLayout)? = nil,
    choosing axes: Axis.Set? = nil, words: DrawnWords? = nil, part: Size? = nil,
    marks: [(stage: Stage, kind: LayoutKind)] = []
  ) -> Child {
    let name = element.accessibility.identifier ?? element.accessibility.label
    let flow = children.filter { $0.element.isInFlow(of: element.role) }
    let members = Self.flattened(flow)
    let content: Int
    if let custom {
      content = tree.add(.custom(custom), members.map(\.nodes.outer), name: name)
    } else if let axes {
      content = tree.add(.firstThatFits(axes: axes), members.map(\.nodes.outer), name: name)
    } else if let kind, let known = add(kind, members.map(\.nodes.outer), name) {
      content = known
    } else {
      content = add(
        element.role, flow, members, Self.look(element, text), words, part.map { Self.own($0, of: element) }, name)
    }
    var child = add(element, around: content, marks: marks)
    if case .section = element.role, element.style.isPlain, marks.isEmpty { child.members = flow }
    return child
  }

  /// Adds an element around what its host has added for its role.
  package mutating func add(
    _ element: Element, around content: Int, marks: [(stage: Stage, kind: LayoutKind)] = []
  ) -> Child {
    if element.style.isPlain, marks.isEmpty { return Child(element, at: content) }
    let name = element.accessibility.identifier ?? element.accessibility.label
    var found: [Int] = Array(repeating: 0, count: marks.count)
    let nodes = style(element.style, around: content, name) { tree, stage, node in
      var node = node
      for (index, mark) in marks.enumerated() where mark.stage == stage {
        node = tree.add(mark.kind.counted(in: tree.units), [node], name: name)
        found[index] = node
      }
      return node
    }
    return Child(element, nodes, marks: found)
  }

  /// What a host has told of a control, without the padding that stands around it here.
  private static func own(_ told: Size, of control: Element) -> Size {
    guard control.role.tellsItsPadding, let padding = control.style.padding else { return told }
    return Size(
      width: max(0, told.width - padding.horizontal), height: max(0, told.height - padding.vertical))
  }

  /// A role that says more than the element; nil where it does not fit what is in it.
  private mutating func add(_ kind: LayoutKind, _ members: [Int], _ name: String?) -> Int? {
    switch kind {
    case .safeAreaInset(let inset):
      guard members.count == 2 else { return nil }
      let isFirst = inset.edge == .top || inset.edge == .leading
      return tree.add(kind, isFirst ? members.reversed() : members, name: name)
    case .padding(let bars): return addPage(members, .padding(bars), name)
    case .safeAreaPadding(let bars): return addPage(members, .safeAreaPadding(bars), name)
    case .scroll:
      return tree.add(
        kind, [members.count == 1 ? members[0] : tree.add(.stack(StackLayout(.vertical)), members)], name: name)
    default: return nil
    }
  }

  /// The look of text that an element hands to what is in it.
  package static func look(_ element: Element, _ inherited: TextStyle) -> TextStyle {
    var look = element.style.text
    if look.font == nil { look.font = inherited.font }
    if look.isBold == nil { look.isBold = inherited.isBold }
    if look.isMonospaced == nil { look.isMonospaced = inherited.isMonospaced }
    if look.lineSpacing == nil { look.lineSpacing = inherited.lineSpacing }
    return look
  }

  /// The children with the members of sections in the sections' place.
  private static func flattened(_ children: [Child]) -> [Child] { children.flatMap { $0.members ?? [$0] } }

  // MARK: Style

  private mutating func style(
    _ style: Style, around content: Int, _ name: String?, mark: (inout LayoutTree, Stage, Int) -> Int
  ) -> Nodes {
    let marked = mark(&tree, .content, content)
    var nodes = Nodes(content: content, framed: marked, padded: marked, outer: marked)
    if let frame = style.frame { nodes.framed = add(frame, around: marked, name) }
    nodes.framed = mark(&tree, .framed, nodes.framed)
    nodes.padded = nodes.framed
    if let padding = style.padding {
      nodes.padded = tree.add(.padding(tree.units.distances(padding)), [nodes.padded], name: name)
    }
    nodes.padded = mark(&tree, .padded, nodes.padded)
    var outer = nodes.padded
    if let offset = style.offset { outer = tree.add(.offset(x: offset.width, y: offset.height), [outer], name: name) }
    if let aspect = style.aspectRatio {
      outer = tree.add(
        .aspectRatio(aspect.ratio.map { $0 * tree.units.across }, fills: aspect.fills), [outer], name: name)
    }
    if style.fixesWidth || style.fixesHeight {
      outer = tree.add(.fixedSize(horizontal: style.fixesWidth, vertical: style.fixesHeight), [outer], name: name)
    }
    if style.layoutPriority != 0 { outer = tree.add(.priority(style.layoutPriority), [outer], name: name) }
    let cell = GridCell(
      span: style.columnSpan, anchor: style.cellAnchor, unsizedAxes: style.cellUnsizedAxes,
      columnAlignment: style.columnAlignment)
    if cell != GridCell() { outer = tree.add(.gridCell(cell), [outer], name: name) }
    nodes.outer = mark(&tree, .outer, outer)
    return nodes
  }

  private mutating func add(_ frame: Frame, around content: Int, _ name: String?) -> Int {
    var node = content
    let units = tree.units
    let width = units.bounds(frame.minWidth, frame.idealWidth, frame.maxWidth, .horizontal)
    let height = units.bounds(frame.minHeight, frame.idealHeight, frame.maxHeight, .vertical)
    if width != FlexibleFrame.Bounds() || height != FlexibleFrame.Bounds() {
      node = tree.add(
        .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: frame.alignment)), [node], name: name)
    }
    if frame.width != nil || frame.height != nil {
      node = tree.add(
        .fixedFrame(
          width: frame.width.map { units.length($0, .horizontal) },
          height: frame.height.map { units.length($0, .vertical) }, alignment: frame.alignment), [node], name: name)
    }
    return node
  }

  // MARK: Roles

  private mutating func add(
    _ role: Role, _ flow: [Child], _ members: [Child], _ look: TextStyle, _ words: DrawnWords?, _ part: Size?,
    _ name: String?
  ) -> Int {
    let nodes = members.map(\.nodes.outer)
    switch role {
    case .text(let content): return tree.add(.text(WordedText(content, style: look, drawn: words)), name: name)
    case .image(let image): return add(natural: image.naturalSize ?? .ideal, image.fit, name)
    case .symbol(let symbol):
      let size = TypeScale.measure(of: look.font).size
      let side = size * (symbol.scale == .large ? 1.5 : symbol.scale == .small ? 0.95 : 1.2)
      guard symbol.fit == .natural else { return add(natural: Size(width: side, height: side), symbol.fit, name) }
      return tree.add(
        .control(ControlSize(Size(width: side, height: side), baseline: (side + size * 0.72) / 2)), name: name)
    case .shape(let shape):
      if case .circle = shape.outline, shape.inset == 0 { return tree.add(.square, name: name) }
      return tree.add(.fill, name: name)
    case .box(let alignment):
      if nodes.isEmpty { return tree.add(.empty, name: name) }
      // What a single view says of itself is heard through its box.
      return tree.add(nodes.count == 1 ? .plain : .layers(alignment: alignment), nodes, name: name)
    case .layers(let alignment): return addLayers(alignment, members, name)
    case .stack(let stack): return add(stack, flow, members, name)
    case .grid(let grid): return add(grid, flow, members, name)
    case .scroll(let axes, _):
      let content = nodes.count == 1 ? nodes[0] : tree.add(.stack(StackLayout(.vertical)), nodes)
      return tree.add(.scroll(ScrollLayout(axes, staysInside: keepsScrollsInside)), [content], name: name)
    case .divider: return tree.add(.divider(thickness: 1), name: name)
    case .spacer(let length): return tree.add(.spacer(minLength: length), name: name)
    case .document: return tree.add(.fill, name: name)
    case .media(let content) where !content.isSound: return tree.add(.fill, name: name)
    default: return addControl(role, members, look, part, name)
    }
  }

  private mutating func add(natural: Size, _ fit: ImageContent.Fit, _ name: String?) -> Int {
    let picture = tree.add(.picture(natural: natural, isResizable: fit != .natural), name: name)
    switch fit {
    case .natural, .stretch: return picture
    case .fit: return tree.add(.aspectRatio(nil, fills: false), [picture], name: name)
    case .fill: return tree.add(.aspectRatio(nil, fills: true), [picture], name: name)
    }
  }

  private mutating func addLayers(_ alignment: BoxAlignment, _ members: [Child], _ name: String?) -> Int {
    let isLayer = { (child: Child) in
      child.element.accessibility.part == .background || child.element.accessibility.part == .overlay
    }
    guard members.count == 2, let layer = members.first(where: isLayer),
      let base = members.first(where: { !isLayer($0) })
    else { return tree.add(.layers(alignment: alignment), members.map(\.nodes.outer), name: name) }
    return tree.add(.layer(alignment: alignment), [base.nodes.outer, layer.nodes.outer], name: name)
  }

  private mutating func add(_ stack: StackContent, _ flow: [Child], _ members: [Child], _ name: String?) -> Int {
    let nodes = members.map(\.nodes.outer)
    if stack.isGridRow {
      return tree.add(.gridRow(alignment: stack.alignsByGrid ? nil : stack.alignment), nodes, name: name)
    }
    let line = StackLayout(
      stack.axis, alignment: stack.alignment, spacing: stack.spacing.map { tree.units.distance($0, stack.axis) })
    guard stack.isLazy else { return tree.add(.stack(line), nodes, name: name) }
    return tree.add(
      .lazyStack(LazyStackLayout(line, sections: Self.sections(flow), pinned: stack.pinned)), nodes, name: name)
  }

  /// The sections among the children of a lazy container, by the positions of their members.
  private static func sections(_ flow: [Child]) -> [LazySection] {
    var sections: [LazySection] = []
    var position = 0
    for child in flow {
      let members = child.members ?? [child]
      if child.members != nil {
        let header = members.firstIndex { $0.element.accessibility.part == .header }
        let footer = members.firstIndex { $0.element.accessibility.part == .footer }
        sections.append(
          LazySection(
            header: header.map { $0 + position }, footer: footer.map { $0 + position },
            children: position..<position + members.count))
      }
      position += members.count
    }
    return sections
  }

  private mutating func add(_ grid: GridContent, _ flow: [Child], _ members: [Child], _ name: String?) -> Int {
    let nodes = members.map(\.nodes.outer)
    let units = tree.units
    let spacing = grid.spacing.map { units.distance($0, grid.axis) }
    if grid.isTable {
      let between = grid.crossSpacing.map { units.distance($0, grid.axis.other) }
      return tree.add(
        .grid(GridLayout(alignment: grid.alignment, horizontalSpacing: between, verticalSpacing: spacing)), nodes,
        name: name)
    }
    let cross = grid.axis.other
    let tracks = grid.tracks.enumerated().map { index, track in
      LazyGridLayout.Track(
        track.size { units.length($0, cross) },
        spacing: (grid.trackSpacings.isEmpty ? grid.crossSpacing : grid.trackSpacings[index])
          .map { units.distance($0, cross) },
        alignment: grid.trackAlignments.isEmpty ? nil : grid.trackAlignments[index])
    }
    return tree.add(
      .lazyGrid(
        LazyGridLayout(
          grid.axis, tracks: tracks, alignment: grid.tracksAlignment, spacing: spacing,
          sections: Self.sections(flow), pinned: grid.pinned)), nodes, name: name)
  }
}

extension GridContent.Track {
  fileprivate func size(_ length: (Double) -> Double) -> LazyGridLayout.Track.Size {
    switch self {
    case .fixed(let points): .fixed(length(points))
    case .flexible(let least, let most): .flexible(least: length(least), most: length(most))
    case .adaptive(let least, let most): .adaptive(least: length(least), most: length(most))
    case .natural: .flexible(least: length(10), most: .infinity)
    }
  }
}

extension Element {
  /// Stands with its siblings; bars, menus and what is presented are elsewhere.
  ///
  /// - Parameter container: the role of the element around it; nil for the window.
  package func isInFlow(of container: Role?) -> Bool {
    switch role {
    case .sheet, .dialog: return false
    default: break
    }
    if case .menu? = container { return accessibility.part == .label }
    switch accessibility.part {
    case nil, .header, .footer, .label, .content, .background, .overlay: return true
    default: return false
    }
  }
}
