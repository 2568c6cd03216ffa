/// How an element looks and takes space.
///
/// The fields apply from the inside out in the order of declaration: text look, content frame, padding, background, clip, border,
/// shadow, then effects on the whole box, then its place in the parent. A modifier that comes out of this order opens a new `box` around the element.
package struct Style: Hashable, Sendable {
  /// The values behind a style. Read and written through the style itself, as in `style.padding`.
  package struct Fields: Hashable, Sendable {
    package var text = TextStyle()
    package var frame: Frame?
    /// nil is none; `.standard` values are already resolved to points.
    package var padding: Insets?
    package var background: Paint?
    package var clip: Outline?
    package var border: Stroke?
    package var shadow: Shadow?

    package var opacity: Double = 1
    package var blur: Double = 0
    /// Changes of colour, in the order in which they apply.
    package var filters: [ColorFilter] = []
    /// How the box mixes with what is behind it.
    package var blend: BlendKind?
    /// The box is drawn by itself before it mixes with what is behind it.
    package var isIsolated = false
    /// Drawn only as far as this paint is opaque.
    package var mask: Paint?
    /// Applied first of the three ways to place the drawn box elsewhere.
    package var scale: Size?
    /// Clockwise, in degrees; applied after the scale.
    package var rotation: Double = 0
    package var turn: Turn?
    /// The point about which it is scaled and turned, in shares of its size; nil is the middle.
    package var pivot: Point?
    /// In points; applied last.
    package var offset: Size?

    /// Width divided by height.
    package var aspectRatio: AspectRatio?
    package var fixesWidth = false
    package var fixesHeight = false
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    /// Takes space but is not drawn.
    package var isHidden = false
    /// The number of columns it takes in a grid's row.
    package var columnSpan = 1
    /// The point of a cell that stands at the same point of its place.
    package var cellAnchor: Point?
    /// The axes on which a cell takes its column's or row's size without deciding it.
    package var cellUnsizedAxes: Axis.Set = []
    /// Where the cells of its column stand.
    package var columnAlignment: AxisAlignment?
    /// Ignores presses.
    package var ignoresHits = false
    /// Takes presses where nothing is drawn, too.
    package var takesAllHits = false
    /// Takes presses only where something in it is drawn, although it waits for them.
    package var takesNoHitsBetween = false
    package var isDisabled = false
    /// Drawn as grey placeholder.
    package var isRedacted = false
    /// How it comes and goes.
    package var transition: TransitionStyle?
    /// The same for views that are one to the reader: one that comes moves from where one that goes was.
    package var match: UInt32?
    /// A popover may point at it.
    package var isAnchor = false
    /// How changes of this element move; nil follows the transaction.
    package var animation: AnimationStyle?
    /// Asks for light or dark colours whatever the reader's own appearance is.
    package var appearance: Appearance?
    /// Light or dark shades for this element and what is in it alone.
    package var shades: Appearance?
    /// Whether it and what is in it is read from right to left; nil is as around it.
    package var isRightToLeft: Bool?
    /// What counts as holding it; nil is as the host has it.
    package var hold: HoldMeasure?
    /// How what scrolls answers the reader; nil is as usual.
    package var scrolling: ScrollBehavior?
    /// Where guides of its own put it.
    package var guides: [GuideShift] = []
    package var pointer: PointerLook?
    /// The outline of the surface that a button, link or menu stands on; nil is the host's.
    package var surface: SurfaceOutline?
    /// What that surface is painted with; nil is the host's.
    package var surfaceGround: SurfaceGround?
    /// Of a bar or a choice; nil is the host's.
    package var look: ControlLook?
    /// Of a list; nil for the usual.
    package var list: ListMeasures?
    /// At these edges it goes on under bars.
    package var ignoredEdges: Edge.Set = []
    /// While it is shown, the tabs around it show no bar.
    package var hidesTabs = false
    /// A stack of a view and of what stands at its edge, under which the view's ground goes on.
    package var holdsInset = false
    /// What is in it are the places where what scrolls comes to rest.
    package var holdsScrollTargets = false

    init() {}
  }

  private static let plain = Shared(Fields())
  private var storage: Shared<Fields>?

  package init() {}

  /// The values as they are: one box for all where nothing was ever set.
  var box: Shared<Fields> { storage ?? Self.plain }

  /// The values of this one alone, for changing them.
  mutating func ownBox() -> Shared<Fields> { Shared.unique(&storage, or: Self.plain) }

  /// The same for two that share their values, and for no other while one of them lives; nil where nothing was ever set.
  package var identity: ObjectIdentifier? { storage.map(ObjectIdentifier.init) }

  /// True where nothing was ever set.
  package var isPlain: Bool { storage == nil }

  package static func == (lhs: Style, rhs: Style) -> Bool {
    Shared.areEqual(lhs.box, rhs.box)
  }

  /// By what styles mostly differ in: each drawn view looks its style up. Hashing all fields costs about as much as comparing two
  /// styles, and so does each field that is left out where many styles differ in it alone.
  package func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(padding)
    hasher.combine(frame)
    hasher.combine(background)
    hasher.combine(clip == nil)
    hasher.combine(opacity)
    hasher.combine(layoutPriority)
    hasher.combine(zIndex)
    hasher.combine(fixesWidth)
    hasher.combine(isHidden)
    hasher.combine(transition == nil)
    hasher.combine(animation == nil)
  }
}
