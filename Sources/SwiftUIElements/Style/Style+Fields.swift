/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension Style {
  package var text: TextStyle {
    get { box.value.text }
    _modify { yield &ownBox().value.text }
  }
  package var frame: Frame? {
    get { box.value.frame }
    set { ownBox().value.frame = newValue }
  }
  package var padding: Insets? {
    get { box.value.padding }
    set { ownBox().value.padding = newValue }
  }
  package var background: Paint? {
    get { box.value.background }
    set { ownBox().value.background = newValue }
  }
  package var clip: Outline? {
    get { box.value.clip }
    set { ownBox().value.clip = newValue }
  }
  package var border: Stroke? {
    get { box.value.border }
    set { ownBox().value.border = newValue }
  }
  package var shadow: Shadow? {
    get { box.value.shadow }
    set { ownBox().value.shadow = newValue }
  }
  package var opacity: Double {
    get { box.value.opacity }
    set { ownBox().value.opacity = newValue }
  }
  package var blur: Double {
    get { box.value.blur }
    set { ownBox().value.blur = newValue }
  }
  package var filters: [ColorFilter] {
    get { box.value.filters }
    set { ownBox().value.filters = newValue }
  }
  package var blend: BlendKind? {
    get { box.value.blend }
    set { ownBox().value.blend = newValue }
  }
  package var isIsolated: Bool {
    get { box.value.isIsolated }
    set { ownBox().value.isIsolated = newValue }
  }
  package var mask: Paint? {
    get { box.value.mask }
    set { ownBox().value.mask = newValue }
  }
  package var scale: Size? {
    get { box.value.scale }
    set { ownBox().value.scale = newValue }
  }
  package var rotation: Double {
    get { box.value.rotation }
    set { ownBox().value.rotation = newValue }
  }
  package var turn: Turn? {
    get { box.value.turn }
    set { ownBox().value.turn = newValue }
  }
  package var pivot: Point? {
    get { box.value.pivot }
    set { ownBox().value.pivot = newValue }
  }
  package var offset: Size? {
    get { box.value.offset }
    set { ownBox().value.offset = newValue }
  }
  package var aspectRatio: AspectRatio? {
    get { box.value.aspectRatio }
    set { ownBox().value.aspectRatio = newValue }
  }
  package var fixesWidth: Bool {
    get { box.value.fixesWidth }
    set { ownBox().value.fixesWidth = newValue }
  }
  package var fixesHeight: Bool {
    get { box.value.fixesHeight }
    set { ownBox().value.fixesHeight = newValue }
  }
  package var layoutPriority: Double {
    get { box.value.layoutPriority }
    set { ownBox().value.layoutPriority = newValue }
  }
  package var zIndex: Double {
    get { box.value.zIndex }
    set { ownBox().value.zIndex = newValue }
  }
  package var isHidden: Bool {
    get { box.value.isHidden }
    set { ownBox().value.isHidden = newValue }
  }
  package var columnSpan: Int {
    get { box.value.columnSpan }
    set { ownBox().value.columnSpan = newValue }
  }
  package var cellAnchor: Point? {
    get { box.value.cellAnchor }
    set { ownBox().value.cellAnchor = newValue }
  }
  package var cellUnsizedAxes: Axis.Set {
    get { box.value.cellUnsizedAxes }
    set { ownBox().value.cellUnsizedAxes = newValue }
  }
  package var columnAlignment: AxisAlignment? {
    get { box.value.columnAlignment }
    set { ownBox().value.columnAlignment = newValue }
  }
  package var ignoresHits: Bool {
    get { box.value.ignoresHits }
    set { ownBox().value.ignoresHits = newValue }
  }
  package var takesAllHits: Bool {
    get { box.value.takesAllHits }
    set { ownBox().value.takesAllHits = newValue }
  }
  package var takesNoHitsBetween: Bool {
    get { box.value.takesNoHitsBetween }
    set { ownBox().value.takesNoHitsBetween = newValue }
  }
  package var isDisabled: Bool {
    get { box.value.isDisabled }
    set { ownBox().value.isDisabled = newValue }
  }
  package var isRedacted: Bool {
    get { box.value.isRedacted }
    set { ownBox().value.isRedacted = newValue }
  }
  package var transition: TransitionStyle? {
    get { box.value.transition }
    set { ownBox().value.transition = newValue }
  }
  package var match: UInt32? {
    get { box.value.match }
    set { ownBox().value.match = newValue }
  }
  package var isAnchor: Bool {
    get { box.value.isAnchor }
    set { ownBox().value.isAnchor = newValue }
  }
  package var animation: AnimationStyle? {
    get { box.value.animation }
    set { ownBox().value.animation = newValue }
  }
  package var appearance: Appearance? {
    get { box.value.appearance }
    set { ownBox().value.appearance = newValue }
  }
  package var shades: Appearance? {
    get { box.value.shades }
    set { ownBox().value.shades = newValue }
  }
  package var isRightToLeft: Bool? {
    get { box.value.isRightToLeft }
    set { ownBox().value.isRightToLeft = newValue }
  }
  package var hold: HoldMeasure? {
    get { box.value.hold }
    set { ownBox().value.hold = newValue }
  }
  package var scrolling: ScrollBehavior? {
    get { box.value.scrolling }
    set { ownBox().value.scrolling = newValue }
  }
  package var guides: [GuideShift] {
    get { box.value.guides }
    set { ownBox().value.guides = newValue }
  }
  package var pointer: PointerLook? {
    get { box.value.pointer }
    set { ownBox().value.pointer = newValue }
  }

  package var surface: SurfaceOutline? {
    get { box.value.surface }
    set { ownBox().value.surface = newValue }
  }
  package var surfaceGround: SurfaceGround? {
    get { box.value.surfaceGround }
    set { ownBox().value.surfaceGround = newValue }
  }
  package var look: ControlLook? {
    get { box.value.look }
    set { ownBox().value.look = newValue }
  }
  package var list: ListMeasures? {
    get { box.value.list }
    set { ownBox().value.list = newValue }
  }
  package var ignoredEdges: Edge.Set {
    get { box.value.ignoredEdges }
    set { ownBox().value.ignoredEdges = newValue }
  }
  package var hidesTabs: Bool {
    get { box.value.hidesTabs }
    set { ownBox().value.hidesTabs = newValue }
  }
  package var holdsInset: Bool {
    get { box.value.holdsInset }
    set { ownBox().value.holdsInset = newValue }
  }
  package var holdsScrollTargets: Bool {
    get { box.value.holdsScrollTargets }
    set { ownBox().value.holdsScrollTargets = newValue }
  }
}
