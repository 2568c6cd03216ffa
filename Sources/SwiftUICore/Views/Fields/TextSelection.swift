import FoundationExtras

/// What of a text is selected, or where the next letter goes. Hosts do not tell what a person selects: it is known where somebody has typed.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// From one place to another; an empty range is where the next letter goes.
    case selection(Range<String.Index>)
    /// Several parts of the text.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// To which side a place between two lines belongs.
  public var affinity = TextSelectionAffinity.automatic

  /// A part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Where the next letter goes.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, and there is but a place for the next letter.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }

  /// Behind what has been typed, where `old` became `text`.
  init(after old: String, in text: String) {
    var (last, end) = (old.endIndex, text.endIndex)
    while last > old.startIndex, end > text.startIndex {
      let (before, earlier) = (old.index(before: last), text.index(before: end))
      guard old[before] == text[earlier] else { break }
      (last, end) = (before, earlier)
    }
    self.init(insertionPoint: end)
  }
}

/// To which side a place between two lines belongs.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension Binding where Value == String {
  /// The same text; where it is typed becomes the selection.
  fileprivate func noting(_ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding {
      wrappedValue
    } set: { text in
      let old = wrappedValue
      wrappedValue = text
      selection.wrappedValue = TextSelection(after: old, in: text)
    }
  }
}

extension TextField {
  /// With the selection, which is where somebody has typed last.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text.noting(selection), prompt: prompt, axis: axis ?? .horizontal, label: label()) }
}

extension TextField where Label == Text {
  /// With a string key as the label and the selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }

  /// With a string as the label and the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}

extension TextEditor {
  /// With the selection, which is where somebody has typed last.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text.noting(selection)) }
}

extension Binding where Value == AttributedString {
  /// The words alone. What is typed looks as what stands before it; what stays keeps its look.
  fileprivate var words: Binding<String> {
    Binding<String> {
      String(wrappedValue.characters)
    } set: { text in
      wrappedValue.replaceWords(by: text)
    }
  }
}

extension AttributedString {
  /// Has the text say `text`, with as much as possible left as it is.
  mutating func replaceWords(by text: String) {
    let old = Array(characters)
    let new = Array(text)
    var (first, kept) = (0, 0)
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    while kept < min(old.count, new.count) - first, old[old.count - 1 - kept] == new[new.count - 1 - kept] { kept += 1 }
    let start = characters.index(startIndex, offsetBy: first)
    let end = characters.index(endIndex, offsetBy: -kept)
    let looks = start > startIndex ? runs[characters.index(before: start)].attributes : AttributeContainer()
    replaceSubrange(
      start..<end, with: AttributedString(String(new[first..<(new.count - kept)]), attributes: looks))
  }
}

extension TextEditor {
  /// Rich text, shown and edited without its looks, which it keeps.
  public init(text: Binding<AttributedString>) { self.init(text: text.words) }
}
