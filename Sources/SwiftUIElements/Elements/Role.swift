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
  case scroll(axes: Axis.Set, showsIndicators: Bool)
  /// Something to press; its children are its label.
  case button(ButtonContent)
  /// A link out of the app; its children are its label. Only `http`, `https` and `mailto` are drawn as links.
  case link(destination: String, look: ButtonLook = ButtonLook())
  /// A link within the app, to one of its own addresses; pressing it is an event as for a button.
  case navigationLink(path: String, look: ButtonLook = ButtonLook())
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
  indirect case sheet(SheetContent)
  /// A button that opens a list of buttons; the child with part `.label` is its label.
  case menu(look: ButtonLook = ButtonLook())
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
  /// A recording or a film at an address, with controls to play it. Nothing of it is fetched before somebody plays it.
  indirect case media(MediaContent)
  /// A drawn shape.
  indirect case shape(ShapeContent)
  /// The rest of a long list, which is not drawn yet. It comes when this is near the visible area, or pressed.
  indirect case more(MoreContent)
}
