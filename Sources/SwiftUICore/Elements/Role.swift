/// The kinds of things a host can draw. Containers get their content as child nodes.
///
/// What is rare or large is indirect: a session holds hundreds of roles, most of them texts, stacks and symbols.
package enum Role: Equatable, Sendable {
  /// A run of plain or rich text. Never interpreted as markup.
  case text(TextContent)
  /// A picture.
  indirect case image(ImageContent)
  /// A drawn symbol by its system name.
  case symbol(SymbolContent)
  /// A box around its children that carries only style (padding, background, frame…). Children share one place.
  case box(alignment: BoxAlignment)
  /// Children in a line.
  case stack(StackContent)
  /// Children on top of each other, first at the back.
  case layers(alignment: BoxAlignment)
  /// Children in columns (or rows, for a horizontal grid).
  indirect case grid(GridContent)
  /// A list; its children are sections and rows.
  case list(ListStyleKind)
  /// A section; a child with `.header` or `.footer` in `Accessibility.part` is its header or footer.
  case section
  /// One row of a list. Its insets are the padding of its style, its own background the background.
  case row(RowContent)
  /// A scrolling area.
  case scroll(axes: AxisSet, showsIndicators: Bool)
  /// Something to press; its children are its label.
  case button(ButtonContent)
  /// A link out of the app; its children are its label. Only `http`, `https` and `mailto` are drawn as links.
  case link(destination: String)
  /// A link within the app, to one of its own addresses; pressing it is an event as for a button.
  case navigationLink(path: String)
  /// One line or several lines of editable text.
  indirect case field(FieldContent)
  /// An on/off switch; its children are its label.
  case toggle(isOn: Bool)
  /// A choice of one; its children are `option`s.
  indirect case picker(PickerContent)
  /// One option of a picker or one tab of `tabs`, by its index; its children are its label.
  case option(index: Int, isSelected: Bool)
  /// A value that is stepped; its children are its label.
  case stepper(canIncrement: Bool, canDecrement: Bool)
  /// A value on a line.
  indirect case slider(value: Double, range: ClosedRange<Double>, step: Double?)
  /// Work under way; `fraction` is nil where its length is unknown. Its children are its label.
  case progress(fraction: Double?, isCircular: Bool)
  /// A modal question; its children are text and buttons.
  indirect case dialog(DialogContent)
  /// A modal or floating area over the page.
  case sheet(SheetContent)
  /// A button that opens a list of buttons; the child with part `.label` is its label.
  case menu
  /// A tab bar and the selected tab's content.
  case tabs(selection: Int)
  /// The frame of one navigable page: the parts are title, toolbar and content.
  indirect case page(PageContent)
  /// A thin line between things.
  case divider
  /// Space that grows.
  case spacer(minLength: Double?)
  /// A document of its own in a frame without scripts.
  case document(DocumentContent)
  /// A drawn shape.
  indirect case shape(ShapeContent)
  /// The rest of a long list, which is not drawn yet. It comes when this is near the visible area, or pressed.
  indirect case more(MoreContent)
}

/// The direction in which children follow each other.
package enum StackAxis: Equatable, Sendable { case horizontal, vertical }

/// One or both scrolling directions.
package struct AxisSet: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)
}

/// Where something stands on one axis of the space it has.
package enum AxisAlignment: Hashable, Sendable {
  case leading, center, trailing, firstTextBaseline, lastTextBaseline
}

/// Where something stands in the space it has.
package struct BoxAlignment: Hashable, Sendable {
  package var horizontal: AxisAlignment
  package var vertical: AxisAlignment

  package init(horizontal: AxisAlignment = .center, vertical: AxisAlignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A line of children. `spacing` is in points; nil is the host's usual distance. A lazy stack may draw only what is near the viewport.
package struct StackContent: Equatable, Sendable {
  package var spacing: Double?
  package var axis: StackAxis
  package var alignment: AxisAlignment
  package var isLazy: Bool
  /// A row of a grid: its children are the cells.
  package var isGridRow = false

  package init(axis: StackAxis, alignment: AxisAlignment = .center, spacing: Double? = nil, isLazy: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
  }
}

/// Columns of a vertical grid, or rows of a horizontal one.
package struct GridContent: Equatable, Sendable {
  /// One track's size in points.
  package enum Track: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
    /// As its widest cell.
    case natural
  }

  package var axis: StackAxis
  package var tracks: [Track]
  package var spacing: Double?
  package var crossSpacing: Double?
  /// Its children are rows of cells, and everything else among them takes a whole row.
  package var isTable = false
  /// Where a cell stands in its place.
  package var alignment = BoxAlignment()

  package init(axis: StackAxis, tracks: [Track], spacing: Double? = nil, crossSpacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.crossSpacing = crossSpacing
  }
}

/// The looks of a list.
public enum _ListStyleKind: Equatable, Sendable { case automatic, plain, grouped, insetGrouped, inset, sidebar, form }

/// How a row stands in its list.
package struct RowContent: Equatable, Sendable {
  private var tint: Shared<ColorValue>?
  package var hidesTopSeparator: Bool
  package var hidesBottomSeparator: Bool
  /// Whether it is chosen, in a list with selection.
  package var isSelected: Bool

  package init(
    hidesTopSeparator: Bool = false, hidesBottomSeparator: Bool = false, separatorTint: ColorValue? = nil,
    isSelected: Bool = false
  ) {
    self.hidesTopSeparator = hidesTopSeparator
    self.hidesBottomSeparator = hidesBottomSeparator
    tint = separatorTint.map(Shared.init)
    self.isSelected = isSelected
  }

  package var separatorTint: ColorValue? {
    get { tint?.value }
    set { tint = newValue.map(Shared.init) }
  }

  package static func == (lhs: RowContent, rhs: RowContent) -> Bool {
    lhs.hidesTopSeparator == rhs.hidesTopSeparator && lhs.hidesBottomSeparator == rhs.hidesBottomSeparator
      && lhs.isSelected == rhs.isSelected && lhs.tint?.value == rhs.tint?.value
  }
}

/// What a button is for and how prominent it is.
public struct _ButtonContent: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable { case normal, cancel, destructive }
  public enum Prominence: Equatable, Sendable { case automatic, plain, borderless, bordered, borderedProminent, link }
  package enum Size: Equatable, Sendable { case mini, small, regular, large, extraLarge }

  /// The key that presses it, as in `"r"` or `"Enter"`, with modifiers in the order `control+alt+shift+meta+`.
  package var shortcut: String?
  package var purpose: Purpose
  package var prominence: Prominence
  package var size: Size

  package init(
    purpose: Purpose = .normal, prominence: Prominence = .automatic, size: Size = .regular, shortcut: String? = nil
  ) {
    self.purpose = purpose
    self.prominence = prominence
    self.size = size
    self.shortcut = shortcut
  }
}

/// An editable text.
package struct FieldContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case text, secure, search, multiline
    /// The text is a date as in `2026-11-21`, a time as in `07:30`, or both with a `T` between.
    case date, time, dateAndTime
  }
  package enum Keyboard: Equatable, Sendable { case normal, url, number, decimal, email, phone }

  package var text: String
  package var prompt: String
  package var kind: Kind
  package var keyboard: Keyboard
  package var autocorrects: Bool
  package var capitalizes: Bool
  package var isBordered: Bool
  /// The first and the last date that may be chosen, in the form of the text.
  package var earliest: String?
  package var latest: String?

  package init(
    text: String, prompt: String = "", kind: Kind = .text, keyboard: Keyboard = .normal, autocorrects: Bool = true,
    capitalizes: Bool = true, isBordered: Bool = true
  ) {
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.keyboard = keyboard
    self.autocorrects = autocorrects
    self.capitalizes = capitalizes
    self.isBordered = isBordered
  }
}

/// A choice of one among the child `option`s.
public struct _PickerContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case automatic, segmented, menu, inline, wheel, navigationLink, palette }

  package var kind: Kind
  /// The title, shown or only spoken.
  package var title: String
  package var showsTitle: Bool
  /// The index of the chosen option, nil where the value has none.
  package var selection: Int?

  package init(kind: Kind, title: String, showsTitle: Bool, selection: Int?) {
    self.kind = kind
    self.title = title
    self.showsTitle = showsTitle
    self.selection = selection
  }
}

/// A modal question.
package struct DialogContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case alert, confirmation }

  package var kind: Kind
  package var title: String

  package init(kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}

/// An area over the page.
package struct SheetContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case sheet, fullScreen, popover }

  package var kind: Kind
  package var isDismissable: Bool

  package init(kind: Kind, isDismissable: Bool = true) {
    self.kind = kind
    self.isDismissable = isDismissable
  }
}

/// One navigable page.
package struct PageContent: Equatable, Sendable {
  package enum TitleSize: Equatable, Sendable { case automatic, inline, large }

  package var title: String
  package var titleSize: TitleSize
  /// The title of the page below, where there is one to go back to.
  package var backTitle: String?
  package var hidesBar: Bool

  package init(title: String, titleSize: TitleSize = .automatic, backTitle: String? = nil, hidesBar: Bool = false) {
    self.title = title
    self.titleSize = titleSize
    self.backTitle = backTitle
    self.hidesBar = hidesBar
  }
}

/// How much of a long list is not drawn yet.
package struct MoreContent: Equatable, Sendable {
  /// The number of elements drawn before it.
  package var shown: Int
  /// The number of elements that are not drawn.
  package var left: Int
  /// How many elements the next growth shows in all, from the first; nil where no more can be shown.
  package var next: Int?

  package init(shown: Int, left: Int, next: Int?) {
    self.shown = shown
    self.left = left
    self.next = next
  }
}
