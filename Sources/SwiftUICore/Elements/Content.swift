import Foundation

/// Text as runs of one look each.
package struct TextContent: Equatable, Sendable {
  /// A piece of text with its own look over the element's.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: TextStyle
    /// An address to open when pressed.
    package var link: String?

    package init(_ text: String, style: TextStyle = TextStyle(), link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// Text that changes with the clock; the host keeps it counting without further patches.
  package enum Ticking: Equatable, Sendable {
    /// The largest unit since or until the date, as in "4 minutes ago".
    case relative(Date)
    /// Hours, minutes and seconds from or to the date, as in "1:02:03".
    case timer(Date)
    /// Difference in the two largest units, as in "2 hr, 23 min".
    case offset(Date)
  }

  /// Most texts are one run without a look of its own; a session has hundreds of them.
  private enum Storage: Sendable {
    case plain(String)
    case rich(Shared<Rich>)
  }

  private struct Rich: Equatable, Sendable {
    var runs: [Run]
    var ticking: Ticking?
  }

  private var storage: Storage

  package init(_ runs: [Run], ticking: Ticking? = nil) {
    if ticking == nil, runs.count == 1, runs[0].style.isPlain, runs[0].link == nil {
      storage = .plain(runs[0].text)
    } else {
      storage = .rich(Shared(Rich(runs: runs, ticking: ticking)))
    }
  }

  package init(_ text: String) { storage = .plain(text) }

  package var runs: [Run] {
    get {
      switch storage {
      case .plain(let text): [Run(text)]
      case .rich(let rich): rich.value.runs
      }
    }
    set { self = TextContent(newValue, ticking: ticking) }
  }

  /// Where set, `runs` holds the text as of now and the host may keep it counting.
  package var ticking: Ticking? {
    if case .rich(let rich) = storage { rich.value.ticking } else { nil }
  }

  /// What ticks is the same while it counts from the same date: hosts keep it going without patches.
  package static func == (lhs: TextContent, rhs: TextContent) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.plain(let one), .plain(let other)): return one == other
    case (.rich(let one), .rich(let other)):
      guard one !== other else { return true }
      guard one.value.ticking == other.value.ticking else { return false }
      if one.value.ticking != nil { return one.value.runs.map(\.style) == other.value.runs.map(\.style) }
      return one.value.runs == other.value.runs
    default: return false
    }
  }

  /// The whole text without looks.
  package var plain: String {
    switch storage {
    case .plain(let text): text
    case .rich(let rich): rich.value.runs.map(\.text).joined()
    }
  }
}

/// A picture and how it fills its frame.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// An outside picture, already allowed by the app.
    case address(String)
    /// Encoded bytes by content hash, registered with the session's image store.
    case stored(hash: String)
  }

  package enum Fit: Equatable, Sendable { case natural, stretch, fit, fill }

  package var source: Source
  package var fit: Fit
  /// In points, where known, so that nothing jumps when it arrives.
  package var naturalSize: Size?
  package var isTemplate: Bool

  package init(source: Source, fit: Fit = .natural, naturalSize: Size? = nil, isTemplate: Bool = false) {
    self.source = source
    self.fit = fit
    self.naturalSize = naturalSize
    self.isTemplate = isTemplate
  }
}

/// HTML by its content hash, registered with the document store.
package struct DocumentContent: Equatable, Sendable {
  package var hash: String

  package init(hash: String) { self.hash = hash }
}

/// A system symbol.
package struct SymbolContent: Equatable, Sendable {
  package enum Scale: Equatable, Sendable { case small, medium, large }

  /// The system name, as in `"star.fill"`.
  package var name: String
  package var scale: Scale
  /// A resizable symbol fills its frame instead of following the font.
  package var fit: ImageContent.Fit

  package init(name: String, scale: Scale = .medium, fit: ImageContent.Fit = .natural) {
    self.name = name
    self.scale = scale
    self.fit = fit
  }
}

/// A width and a height in points.
public struct _Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The outline of a shape, relative to its frame.
public indirect enum _Outline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case circle
  case ellipse
  case capsule
  /// SVG path commands in a box of `size` points, as drawn by the app.
  case path(String, size: _Size)
}

/// A shape with its paint.
package struct ShapeContent: Equatable, Sendable {
  package var outline: Outline
  package var fill: Paint?
  /// Whether what lies within the outline an even number of times is left out.
  package var isEvenOdd: Bool
  package var stroke: Stroke?
  /// The part of the outline that is drawn, 0…1.
  package var trim: ClosedRange<Double>
  /// Distance of the drawn outline from the frame, in points.
  package var inset: Double

  package init(
    outline: Outline, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil,
    trim: ClosedRange<Double> = 0...1, inset: Double = 0
  ) {
    self.outline = outline
    self.fill = fill
    self.isEvenOdd = isEvenOdd
    self.stroke = stroke
    self.trim = trim
    self.inset = inset
  }
}

/// A drawn line.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// In points.
  package var width: Double
  package var isRounded: Bool
  /// Lengths of dashes and gaps in points; empty is a whole line.
  package var dash: [Double]

  package init(paint: Paint, width: Double, isRounded: Bool = false, dash: [Double] = []) {
    self.paint = paint
    self.width = width
    self.isRounded = isRounded
    self.dash = dash
  }
}
