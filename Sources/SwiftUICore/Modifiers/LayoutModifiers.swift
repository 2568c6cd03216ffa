import Foundation

extension View {
  /// Room around the view, in points for each edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Room at these edges, in points; nil is 16.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.standard)))
  }

  /// Room at all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// A frame of a fixed size in points; nil leaves the length to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(alignment: alignment) {
        $0.width = width.map { Double($0) }
        $0.height = height.map { Double($0) }
      })
  }

  /// A frame between bounds in points; `.infinity` takes all there is, nil leaves the length to the view.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(alignment: alignment) {
        $0.minWidth = minWidth.map { Double($0) }
        $0.idealWidth = idealWidth.map { Double($0) }
        $0.maxWidth = maxWidth.map { Double($0) }
        $0.minHeight = minHeight.map { Double($0) }
        $0.idealHeight = idealHeight.map { Double($0) }
        $0.maxHeight = maxHeight.map { Double($0) }
      })
  }

  /// The view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { self }

  /// Keeps the view at its ideal size, whatever it is offered.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal length along the given axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      StyleChange(.layout) {
        if horizontal { $0.fixesWidth = true }
        if vertical { $0.fixesHeight = true }
      })
  }

  /// Gives the view its room before others of a stack that say less; 0 unless set.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(StyleChange(.layout) { $0.layoutPriority = value })
  }

  /// Puts the view before others of its layers that say less; 0 unless set.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(StyleChange(.layout) { $0.zIndex = value })
  }

  /// Keeps the ratio of width to height; nil is that of the view's ideal size.
  /// A resizable picture shows all of itself, or fills its room.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectModifier(ratio: aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// With the ratio as a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / max(aspectRatio.height, 0.001), contentMode: contentMode)
  }

  /// Keeps the view's own ratio, all of it in sight.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Keeps the view's own ratio, filling its room.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves the drawn view by points; layout stays as it was.
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Moves the drawn view by points along each axis; layout stays as it was.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(
      StyleChange(.offset) {
        $0.offset = Size(width: ($0.offset?.width ?? 0) + x, height: ($0.offset?.height ?? 0) + y)
      })
  }

  /// Keeps the view's room and draws nothing in it.
  public nonisolated func hidden() -> some View { modifier(StyleChange(.shadow) { $0.isHidden = true }) }
}

/// Whether a picture shows all of itself or fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

nonisolated struct PaddingModifier: StyleModifier, Equatable {
  /// In points, where the app names none.
  static let standard: CGFloat = 16

  let insets: EdgeInsets

  @MainActor func fold(into folding: inout Folding) {
    folding.enter(.padding)
    let old = folding.style.padding ?? Insets()
    folding.style.padding = Insets(
      top: old.top + insets.top, leading: old.leading + insets.leading, bottom: old.bottom + insets.bottom,
      trailing: old.trailing + insets.trailing)
  }
}

nonisolated struct FrameModifier: StyleModifier, Equatable {
  let frame: Frame

  init(alignment: Alignment, _ change: (inout Frame) -> Void) {
    var frame = Frame(alignment: alignment.box)
    change(&frame)
    self.frame = frame
  }

  @MainActor func fold(into folding: inout Folding) {
    if folding.isAroundField(frame) { folding.openBox(alignment: frame.alignment) }
    let joined = folding.style.frame.map { $0.joined(with: frame) } ?? frame
    folding.enter(.frame, merges: joined != nil, alignment: frame.alignment)
    folding.style.frame = joined ?? frame
  }
}

extension Frame {
  /// One frame for both, where they speak of different things and stand the same.
  fileprivate func joined(with outer: Frame) -> Frame? {
    guard alignment == outer.alignment else { return nil }
    let sizesWidth = width != nil || minWidth != nil || maxWidth != nil || idealWidth != nil
    let sizesHeight = height != nil || minHeight != nil || maxHeight != nil || idealHeight != nil
    let outerSizesWidth =
      outer.width != nil || outer.minWidth != nil || outer.maxWidth != nil || outer.idealWidth != nil
    let outerSizesHeight =
      outer.height != nil || outer.minHeight != nil || outer.maxHeight != nil || outer.idealHeight != nil
    guard !(sizesWidth && outerSizesWidth), !(sizesHeight && outerSizesHeight) else { return nil }
    var frame = sizesWidth ? self : outer
    let other = sizesWidth ? outer : self
    frame.height = frame.height ?? other.height
    frame.minHeight = frame.minHeight ?? other.minHeight
    frame.idealHeight = frame.idealHeight ?? other.idealHeight
    frame.maxHeight = frame.maxHeight ?? other.maxHeight
    return frame
  }
}

nonisolated struct AspectModifier: StyleModifier, Equatable {
  let ratio: Double?
  let fills: Bool

  @MainActor func fold(into folding: inout Folding) {
    if ratio == nil, let role = folding.role {
      switch role {
      case .image(var content) where content.fit == .stretch:
        content.fit = fills ? .fill : .fit
        folding.role = .image(content)
        return
      case .symbol(var content) where content.fit == .stretch:
        content.fit = fills ? .fill : .fit
        folding.role = .symbol(content)
        return
      default: break
      }
    }
    folding.enter(.layout, merges: folding.style.aspectRatio == nil)
    folding.style.aspectRatio = AspectRatio(ratio: ratio, fills: fills)
  }
}

/// A change of style at one stage. Told apart by the style it makes of a plain one.
nonisolated struct StyleChange: StyleModifier {
  let stage: Folding.Stage
  let merges: Bool
  let change: (inout Style) -> Void

  init(_ stage: Folding.Stage, merges: Bool = true, _ change: @escaping (inout Style) -> Void) {
    self.stage = stage
    self.merges = merges
    self.change = change
  }

  @MainActor func fold(into folding: inout Folding) {
    folding.enter(stage, merges: merges)
    change(&folding.style)
  }

  func isSame(as other: StyleChange) -> Bool {
    guard stage == other.stage, merges == other.merges else { return false }
    var (mine, others) = (Style(), Style())
    change(&mine)
    other.change(&others)
    return mine == others
  }
}
