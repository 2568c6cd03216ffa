/// Each value by its name. Written out, because key paths cost several times as much, and a page reads and
/// sets thousands.
extension Style {
  package var text: TextStyle {
    get { fields.text }
    _modify { yield &unique.text }
  }
  package var frame: Frame? {
    get { fields.frame }
    _modify { yield &unique.frame }
  }
  package var padding: Insets? {
    get { fields.padding }
    _modify { yield &unique.padding }
  }
  package var background: Paint? {
    get { fields.background }
    _modify { yield &unique.background }
  }
  package var clip: Outline? {
    get { fields.clip }
    _modify { yield &unique.clip }
  }
  package var border: Stroke? {
    get { fields.border }
    _modify { yield &unique.border }
  }
  package var shadow: Shadow? {
    get { fields.shadow }
    _modify { yield &unique.shadow }
  }
  package var opacity: Double {
    get { fields.opacity }
    _modify { yield &unique.opacity }
  }
  package var blur: Double {
    get { fields.blur }
    _modify { yield &unique.blur }
  }
  package var filters: [ColorFilter] {
    get { fields.filters }
    _modify { yield &unique.filters }
  }
  package var blend: BlendKind? {
    get { fields.blend }
    _modify { yield &unique.blend }
  }
  package var isIsolated: Bool {
    get { fields.isIsolated }
    _modify { yield &unique.isIsolated }
  }
  package var mask: Paint? {
    get { fields.mask }
    _modify { yield &unique.mask }
  }
  package var scale: Size? {
    get { fields.scale }
    _modify { yield &unique.scale }
  }
  package var rotation: Double {
    get { fields.rotation }
    _modify { yield &unique.rotation }
  }
  package var turn: Turn? {
    get { fields.turn }
    _modify { yield &unique.turn }
  }
  package var pivot: Point? {
    get { fields.pivot }
    _modify { yield &unique.pivot }
  }
  package var offset: Size? {
    get { fields.offset }
    _modify { yield &unique.offset }
  }
  package var aspectRatio: AspectRatio? {
    get { fields.aspectRatio }
    _modify { yield &unique.aspectRatio }
  }
  package var fixesWidth: Bool {
    get { fields.fixesWidth }
    _modify { yield &unique.fixesWidth }
  }
  package var fixesHeight: Bool {
    get { fields.fixesHeight }
    _modify { yield &unique.fixesHeight }
  }
  package var layoutPriority: Double {
    get { fields.layoutPriority }
    _modify { yield &unique.layoutPriority }
  }
  package var zIndex: Double {
    get { fields.zIndex }
    _modify { yield &unique.zIndex }
  }
  package var isHidden: Bool {
    get { fields.isHidden }
    _modify { yield &unique.isHidden }
  }
  package var columnSpan: Int {
    get { fields.columnSpan }
    _modify { yield &unique.columnSpan }
  }
  package var cellAnchor: Point? {
    get { fields.cellAnchor }
    _modify { yield &unique.cellAnchor }
  }
  package var cellUnsizedAxes: Axis.Set {
    get { fields.cellUnsizedAxes }
    _modify { yield &unique.cellUnsizedAxes }
  }
  package var columnAlignment: AxisAlignment? {
    get { fields.columnAlignment }
    _modify { yield &unique.columnAlignment }
  }
  package var ignoresHits: Bool {
    get { fields.ignoresHits }
    _modify { yield &unique.ignoresHits }
  }
  package var takesAllHits: Bool {
    get { fields.takesAllHits }
    _modify { yield &unique.takesAllHits }
  }
  package var takesNoHitsBetween: Bool {
    get { fields.takesNoHitsBetween }
    _modify { yield &unique.takesNoHitsBetween }
  }
  package var isDisabled: Bool {
    get { fields.isDisabled }
    _modify { yield &unique.isDisabled }
  }
  package var isRedacted: Bool {
    get { fields.isRedacted }
    _modify { yield &unique.isRedacted }
  }
  package var transition: TransitionStyle? {
    get { fields.transition }
    _modify { yield &unique.transition }
  }
  package var match: UInt32? {
    get { fields.match }
    _modify { yield &unique.match }
  }
  package var isAnchor: Bool {
    get { fields.isAnchor }
    _modify { yield &unique.isAnchor }
  }
  package var animation: AnimationStyle? {
    get { fields.animation }
    _modify { yield &unique.animation }
  }
  package var appearance: Appearance? {
    get { fields.appearance }
    _modify { yield &unique.appearance }
  }
  package var shades: Appearance? {
    get { fields.shades }
    _modify { yield &unique.shades }
  }
  package var isRightToLeft: Bool? {
    get { fields.isRightToLeft }
    _modify { yield &unique.isRightToLeft }
  }
  package var hold: HoldMeasure? {
    get { fields.hold }
    _modify { yield &unique.hold }
  }
  package var scrolling: ScrollBehavior? {
    get { fields.scrolling }
    _modify { yield &unique.scrolling }
  }
  package var guides: [GuideShift] {
    get { fields.guides }
    _modify { yield &unique.guides }
  }
  package var pointer: PointerLook? {
    get { fields.pointer }
    _modify { yield &unique.pointer }
  }

  package var surface: SurfaceOutline? {
    get { fields.surface }
    _modify { yield &unique.surface }
  }
  package var surfaceGround: SurfaceGround? {
    get { fields.surfaceGround }
    _modify { yield &unique.surfaceGround }
  }
  package var look: ControlLook? {
    get { fields.look }
    _modify { yield &unique.look }
  }
  package var list: ListMeasures? {
    get { fields.list }
    _modify { yield &unique.list }
  }
  package var ignoredEdges: Edge.Set {
    get { fields.ignoredEdges }
    _modify { yield &unique.ignoredEdges }
  }
  package var hidesTabs: Bool {
    get { fields.hidesTabs }
    _modify { yield &unique.hidesTabs }
  }
  package var holdsInset: Bool {
    get { fields.holdsInset }
    _modify { yield &unique.holdsInset }
  }
  package var holdsScrollTargets: Bool {
    get { fields.holdsScrollTargets }
    _modify { yield &unique.holdsScrollTargets }
  }
}
