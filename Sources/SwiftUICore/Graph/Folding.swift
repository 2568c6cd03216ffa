import SwiftUIElements
import SwiftUILayout

/// Collects the modifiers around a drawn view into its element, and into boxes around it where they come out of the order that `Style` documents.
@MainActor
struct Folding {
  /// The order in which one element applies its style, from the inside out.
  enum Stage: Int, Comparable {
    case content, frame, padding, background, clip, border, shadow, scale, rotation, offset, layout

    static func < (lhs: Stage, rhs: Stage) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// An element and who hears its events.
  struct Layer {
    var element: Element
    var targets: [any EventTarget] = []
    var marks: [LayoutMark] = []
  }

  /// Finished layers, innermost first.
  private(set) var inner: [Layer] = []
  /// The layer that modifiers change now.
  private(set) var current: Layer
  private(set) var stage = Stage.content
  var traits: Traits?
  /// Frames and paddings are no part of the innermost element: what stands behind or over it is as large as it is without them.
  private var isSealed = false

  init(_ element: Element) { current = Layer(element: element) }

  /// All layers, innermost first.
  var layers: [Layer] { inner + [current] }

  /// The style of the layer that modifiers change now.
  var style: Style {
    get { current.element.style }
    _modify { yield &current.element.style }
  }

  /// The role, where nothing has been folded but what belongs to the content; modifiers of content change it.
  var role: Role? {
    get { inner.isEmpty && stage == .content ? current.element.role : nil }
    set {
      guard let newValue, inner.isEmpty, stage == .content else { return }
      current.element.role = newValue
    }
  }

  /// The innermost element: what a person would call the view.
  var subject: Element {
    get { inner.first?.element ?? current.element }
    _modify {
      if inner.isEmpty { yield &current.element } else { yield &inner[0].element }
    }
  }

  /// Moves on to `stage`, within a new box where the current element is past it already, or at it and `merges` is false.
  mutating func enter(_ stage: Stage, merges: Bool = true, alignment: BoxAlignment = BoxAlignment()) {
    let isMarked = self.stage == stage && current.marks.contains { $0.stage == stage.layoutStage }
    // Frames and paddings around a view that is read the other way are not mirrored with it.
    let isAround = stage <= .padding && style.isRightToLeft != nil
    if self.stage > stage || (self.stage == stage && !merges) || isMarked || isAround || isOutside(stage) {
      openBox(alignment: alignment)
    }
    self.stage = stage
  }

  /// Whether `stage` applies around the innermost element and not to it.
  private func isOutside(_ stage: Stage) -> Bool {
    guard inner.isEmpty else { return false }
    if isSealed { return stage == .frame || stage == .padding }
    switch current.element.role {
    // A shape is drawn within its padding, and so is a line.
    case .shape, .divider: return stage == .padding
    // What scrolls has margins of its own within; a padding makes it smaller.
    case .scroll: return stage == .padding
    // The surface is as large as the label, wherever in its frame.
    case let role where role.buttonLook?.hasSurface == true: return (Stage.frame...Stage.border).contains(stage)
    case let role: return role.hasChrome && (Stage.padding...Stage.border).contains(stage)
    }
  }

  /// Whether a frame stands around a field of one line, whose surface keeps its height there.
  func isAroundField(_ frame: Frame) -> Bool {
    guard inner.isEmpty, case .field(let field) = current.element.role else { return false }
    return field.isBordered && !field.isOfLines && (frame.height ?? frame.minHeight ?? frame.maxHeight) != nil
  }

  /// Has frames and paddings that come now stand around the innermost element.
  mutating func seal() { isSealed = true }

  /// Puts what has been folded so far into a new box.
  mutating func openBox(alignment: BoxAlignment = BoxAlignment()) {
    // Whether it stands before others is decided where it stands among them.
    let zIndex = style.zIndex
    if zIndex != 0 { style.zIndex = 0 }
    inner.append(current)
    current = Layer(element: Element(.box(alignment: alignment)))
    if zIndex != 0 { style.zIndex = zIndex }
    stage = .content
  }

  /// Has events of the current layer heard by `target`.
  mutating func listen(_ target: any EventTarget, for kinds: EventKinds) {
    current.element.accepts.formUnion(kinds)
    current.targets.append(target)
  }

  /// Says something to the layout engine, at the place of the style that has been reached.
  mutating func mark(_ mark: LayoutMark) { current.marks.append(mark) }

  mutating func withTraits(_ change: (inout Traits) -> Void) {
    var traits = self.traits ?? Traits()
    change(&traits)
    self.traits = traits
  }
}

extension Role {
  /// A control with a surface of its own, which padding and backgrounds stand around.
  fileprivate var hasChrome: Bool {
    switch self {
    case .field(let content): content.isBordered
    case .picker, .slider, .stepper, .toggle, .menu, .progress: true
    default: false
    }
  }
}
