import SwiftUIElements
import SwiftUILayout
import Testing

/// Views written shortly, for tests: what they add to a tree, several nodes for a group, none for nothing.
struct Sketch {
  let add: (inout LayoutTree) -> [Int]

  init(_ add: @escaping (inout LayoutTree) -> [Int]) { self.add = add }

  init(_ kind: LayoutKind, _ children: [Sketch] = []) {
    add = { tree in
      let children = children.flatMap { $0.add(&tree) }
      return [tree.add(kind, children)]
    }
  }

  /// Each node within `kind`.
  func within(_ kind: LayoutKind) -> Sketch {
    Sketch { tree in self.add(&tree).map { tree.add(kind, [$0]) } }
  }

  /// Names the outermost node so far.
  func named(_ name: String) -> Sketch {
    Sketch { tree in
      let nodes = self.add(&tree)
      for node in nodes { tree.setName(name, of: node) }
      return nodes
    }
  }

  func w(_ width: Double, _ alignment: BoxAlignment = .init()) -> Sketch {
    within(.fixedFrame(width: width, height: nil, alignment: alignment))
  }
  func h(_ height: Double, _ alignment: BoxAlignment = .init()) -> Sketch {
    within(.fixedFrame(width: nil, height: height, alignment: alignment))
  }
  func fr(_ width: Double, _ height: Double, _ alignment: BoxAlignment = .init()) -> Sketch {
    within(.fixedFrame(width: width, height: height, alignment: alignment))
  }
  func flex(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, _ alignment: BoxAlignment = .init()
  ) -> Sketch {
    within(
      .flexibleFrame(
        FlexibleFrame(
          width: .init(least: min, ideal: ideal, most: max),
          height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment)))
  }
  func pad(_ length: Double) -> Sketch {
    within(.padding(Insets(top: length, leading: length, bottom: length, trailing: length)))
  }
  func pad(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) -> Sketch {
    within(.padding(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }
  func fixed(_ horizontal: Bool = true, _ vertical: Bool = true) -> Sketch {
    within(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  func ratio(_ ratio: Double?, fills: Bool = false) -> Sketch { within(.aspectRatio(ratio, fills: fills)) }
  func at(_ x: Double, _ y: Double) -> Sketch { within(.position(x: x, y: y)) }
  func moved(_ x: Double, _ y: Double) -> Sketch { within(.offset(x: x, y: y)) }
  func priority(_ priority: Double) -> Sketch { within(.priority(priority)) }
  func guide(
    _ axis: Axis, _ alignment: AxisAlignment, _ value: @escaping (LayoutDimensions) -> Double
  ) -> Sketch {
    within(.alignmentGuide(axis, alignment, value))
  }
  func cell(
    span: Int = 1, anchor: Point? = nil, unsized: Axis.Set = [], column: AxisAlignment? = nil
  ) -> Sketch {
    within(.gridCell(GridCell(span: span, anchor: anchor, unsizedAxes: unsized, columnAlignment: column)))
  }
  func over(_ layer: Sketch, _ alignment: BoxAlignment = .init()) -> Sketch {
    Sketch { tree in
      self.add(&tree).map { base in tree.add(.layer(alignment: alignment), [base] + layer.add(&tree)) }
    }
  }
  func inset(_ edge: Edge, spacing: Double? = nil, _ view: Sketch) -> Sketch {
    Sketch { tree in
      self.add(&tree).map { base in
        tree.add(.safeAreaInset(SafeAreaInset(edge: edge, spacing: spacing)), [base] + view.add(&tree))
      }
    }
  }
  var ignoringSafeArea: Sketch { within(.ignoresSafeArea(.all)) }
  var rightToLeft: Sketch { within(.direction(isRightToLeft: true)) }
  var leftToRight: Sketch { within(.direction(isRightToLeft: false)) }
}

var C: Sketch { Sketch(.fill) }
var circle: Sketch { Sketch(.square) }
var nothing: Sketch { Sketch { _ in [] } }
var divider: Sketch { Sketch(.divider(thickness: 1)) }

func box(_ width: Double, _ height: Double) -> Sketch { C.fr(width, height) }
func sp(_ least: Double? = nil) -> Sketch { Sketch(.spacer(minLength: least)) }
func group(_ children: Sketch...) -> Sketch { Sketch { tree in children.flatMap { $0.add(&tree) } } }

func row(_ spacing: Double? = nil, _ alignment: AxisAlignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(.stack(StackLayout(.horizontal, alignment: alignment, spacing: spacing)), children)
}
func col(_ spacing: Double? = nil, _ alignment: AxisAlignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(.stack(StackLayout(.vertical, alignment: alignment, spacing: spacing)), children)
}
func z(_ alignment: BoxAlignment = .init(), _ children: Sketch...) -> Sketch {
  Sketch(.layers(alignment: alignment), children)
}
func fits(_ axes: Axis.Set = [.horizontal, .vertical], _ children: Sketch...) -> Sketch {
  Sketch(.firstThatFits(axes: axes), children)
}
func scroll(
  _ axes: Axis.Set = .vertical, margins: Insets = Insets(), place: ScrollLayout.Position = .offset(.zero),
  _ children: Sketch...
) -> Sketch {
  let content =
    children.count == 1 ? children : [Sketch(.stack(StackLayout(.vertical)), children)]
  return Sketch(.scroll(ScrollLayout(axes, margins: margins, place: place)), content)
}
func lcol(_ spacing: Double? = nil, _ alignment: AxisAlignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(.lazyStack(LazyStackLayout(StackLayout(.vertical, alignment: alignment, spacing: spacing))), children)
}
func lrow(_ spacing: Double? = nil, _ alignment: AxisAlignment = .center, _ children: Sketch...) -> Sketch {
  Sketch(.lazyStack(LazyStackLayout(StackLayout(.horizontal, alignment: alignment, spacing: spacing))), children)
}
func grid(
  _ alignment: BoxAlignment = .init(), _ spacing: Double? = nil, _ lineSpacing: Double? = nil, _ children: Sketch...
) -> Sketch {
  Sketch(
    .grid(GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: lineSpacing)), children)
}
func cells(_ alignment: AxisAlignment? = nil, _ children: Sketch...) -> Sketch {
  Sketch(.gridRow(alignment: alignment), children)
}
func picture(_ width: Double, _ height: Double, resizable: Bool = true) -> Sketch {
  Sketch(.picture(natural: Size(width: width, height: height), isResizable: resizable))
}
func times(_ count: Int, _ sketch: (Int) -> Sketch) -> Sketch {
  let all = (0..<count).map(sketch)
  return Sketch { tree in all.flatMap { $0.add(&tree) } }
}

let topLeading = BoxAlignment(horizontal: .leading, vertical: .leading)
let top = BoxAlignment(horizontal: .center, vertical: .leading)
let leading = BoxAlignment(horizontal: .leading, vertical: .center)
let topTrailing = BoxAlignment(horizontal: .trailing, vertical: .leading)
let bottomTrailing = BoxAlignment(horizontal: .trailing, vertical: .trailing)

/// Text of the system's default font on a desk: one line 16 high, words of one width.
struct DeskText: MeasuredText {
  static let usual = TextSpacing(afterText: 0, above: 4.74, below: 8.15)

  /// The widths of its lines in the width it was written for.
  var widths: [Double]
  var lineHeight = 16.0
  var baseline = 13.0
  var extra = 0.0
  var spacing: TextSpacing = DeskText.usual

  func lines(width: Double?, lineLimit: Int?) -> TextLinesMeasure {
    let kept = Array(widths.prefix(lineLimit ?? widths.count))
    let height = Double(kept.count) * lineHeight + abs(extra)
    let first = baseline + max(0, extra)
    return TextLinesMeasure(
      size: Size(width: kept.max() ?? 0, height: height), count: kept.count, lineHeight: lineHeight,
      firstBaseline: first, lastBaseline: first + Double(kept.count - 1) * lineHeight)
  }
}

/// A text of one line.
func t(_ width: Double, _ height: Double = 16, baseline: Double = 13, offset: Double = 0) -> Sketch {
  Sketch(.text(DeskText(widths: [width], lineHeight: height, baseline: baseline, extra: offset)))
}

/// A text of several lines as wide as the first.
func paragraph(_ width: Double, lines: Int) -> Sketch {
  Sketch(.text(DeskText(widths: Array(repeating: width, count: lines))))
}

/// A solved sketch whose frames are read by name.
struct Solved {
  let tree: LayoutTree
  let layout: SolvedLayout
  private let names: [String: [Int]]

  init(
    _ sketch: Sketch, _ width: Double, _ height: Double, safeArea: Insets = Insets(),
    change: (inout LayoutTree, [String: [Int]]) -> Void = { _, _ in }
  ) {
    var tree = LayoutTree()
    let roots = sketch.add(&tree)
    let root = roots.count == 1 ? roots[0] : tree.add(.stack(StackLayout(.vertical)), roots)
    names = tree.namedNodes
    change(&tree, names)
    self.tree = tree
    layout = tree.solve(root: root, in: Size(width: width, height: height), safeArea: safeArea)
  }

  func frame(_ name: String) -> LayoutRect? { names[name]?.first.flatMap { layout.frames[$0] } }
  func node(_ name: String) -> Int? { names[name]?.first }

  /// Compares frames with those written as `a 0,0 10x20; b 5,5`.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for part in text.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count >= 2 else { continue }
      guard let frame = frame(String(words[0])) else {
        Issue.record("\(words[0]) has no frame", sourceLocation: sourceLocation)
        continue
      }
      let place = words[1].split(separator: ",").compactMap { Double($0) }
      var isRight = abs(frame.x - place[0]) < 0.012 && abs(frame.y - place[1]) < 0.012
      if words.count > 2 {
        let size = words[2].split(separator: "x").compactMap { Double($0) }
        isRight = isRight && abs(frame.width - size[0]) < 0.012 && abs(frame.height - size[1]) < 0.012
      }
      if !isRight {
        Issue.record(
          "\(words[0]) is \(frame.x),\(frame.y) \(frame.width)x\(frame.height), not\(part.dropFirst(words[0].count))",
          sourceLocation: sourceLocation)
      }
    }
  }
}

func lay(
  _ width: Double, _ height: Double, _ sketch: Sketch, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Solved(sketch, width, height).expect(expected, sourceLocation: sourceLocation)
}
