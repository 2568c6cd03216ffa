import Foundation
import SwiftUI

/// A view without text, made by chance: what it is made of, so that it can be told and made smaller.
indirect enum RandomView: Sendable {
  case colour
  case box(Double, Double)
  case circle
  case spacer
  case row(spacing: Double?, VerticalAlignment, [RandomView])
  case column(spacing: Double?, HorizontalAlignment, [RandomView])
  case layers(Alignment, [RandomView])
  case frame(width: Double?, height: Double?, Alignment, RandomView)
  case least(width: Double?, height: Double?, RandomView)
  case fillsWidth(Alignment, RandomView)
  case fillsHeight(RandomView)
  case padding(Double, RandomView)
  case background(RandomView, RandomView)
  case overlay(Alignment, RandomView, RandomView)
  case offset(Double, Double, RandomView)
  case divider
  case fixedSize(Bool, Bool, RandomView)
  case ratio(Double, fills: Bool, RandomView)
  case priority(Double, RandomView)
  case most(width: Double?, height: Double?, RandomView)
  case grid([[RandomView]])
  case scroll(Axis.Set, RandomView)
  case guide(Double, RandomView)
  case rightToLeft(RandomView)
  case fits([RandomView])
  case inset(RandomView, RandomView)
  case lazyColumn([RandomView])
  case lazyGrid(columns: Int, [RandomView])
  case position(Double, Double, RandomView)
  case ideal(width: Double?, height: Double?, RandomView)
  case capsule
  case steps([RandomView])
  case lazyRow([RandomView])
  case margins(Double, RandomView)
  case padsSafeArea(Double, RandomView)
  case ignoresSafeArea(RandomView)
  case cell(span: Int, atEnd: Bool, RandomView)
  case lazyTracks(Double, RandomView)
  case words(Int)
  case toggle(label: Int?)
  case button(label: Int, isBordered: Bool)
  case fills(Filling)

  /// Controls that take all the width.
  enum Filling: CaseIterable { case slider, field, stepper, segments, bar }

  /// Which kinds are made: those that both the engine and the style sheet place, also those of which only the engine knows, or
  /// also those that the page measures.
  enum Kinds { case common, all, measured }

  /// A view of at most so many levels; `inStack` lets it be a spacer.
  static func make(
    levels: Int, inStack: Bool = false, kinds: Kinds = .common, using random: inout some RandomNumberGenerator
  ) -> RandomView {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    func some(_ range: ClosedRange<Int>) -> Double? { Bool.random(using: &random) ? number(range) : nil }
    guard levels > 0 else {
      if kinds == .measured, Int.random(in: 0..<4, using: &random) > 0 { return measured(using: &random) }
      switch Int.random(in: 0..<(inStack ? 6 : 4), using: &random) {
      case 0: return .colour
      case 1: return .circle
      case 4: return .spacer
      case 5: return .divider
      default: return .box(number(5...60), number(5...60))
      }
    }
    func inner(inStack: Bool = false) -> RandomView {
      make(levels: levels - 1, inStack: inStack, kinds: kinds, using: &random)
    }
    func members() -> [RandomView] {
      let count = Int.random(in: 1...4, using: &random)
      return (0..<count).map { _ in
        make(levels: Int.random(in: 0..<levels, using: &random), inStack: true, kinds: kinds, using: &random)
      }
    }
    func views() -> [RandomView] { (0..<Int.random(in: 1...3, using: &random)).map { _ in inner() } }
    let count =
      switch kinds {
      case .common: 20
      case .measured: 29
      case .all: 35
      }
    switch Int.random(in: 0..<count, using: &random) {
    case 0, 1:
      return .row(spacing: some(-6...20), [.top, .center, .bottom].randomElement(using: &random) ?? .center, members())
    case 2, 3:
      return .column(
        spacing: some(-6...20), [.leading, .center, .trailing].randomElement(using: &random) ?? .center, members())
    case 4:
      let members = (0..<Int.random(in: 1...3, using: &random)).map { _ in inner() }
      return .layers([.center, .topLeading, .bottomTrailing].randomElement(using: &random) ?? .center, members)
    case 5:
      return .frame(
        width: some(10...200), height: some(10...150),
        [.center, .topLeading, .trailing, .bottom].randomElement(using: &random) ?? .center, inner())
    case 6: return .least(width: some(10...100), height: some(10...100), inner())
    case 7: return .fillsWidth([.leading, .center, .trailing].randomElement(using: &random) ?? .center, inner())
    case 8: return .fillsHeight(inner())
    case 9: return .padding(number(0...20), inner())
    case 10: return .background(inner(), inner())
    case 11:
      return .overlay([.center, .topTrailing, .bottom].randomElement(using: &random) ?? .center, inner(), inner())
    case 12: return .fixedSize(Bool.random(using: &random), Bool.random(using: &random), inner())
    case 13: return .ratio(number(1...6) / 2, fills: Bool.random(using: &random), inner())
    case 14: return .priority(number(-1...2), inner())
    case 15: return .most(width: some(10...200), height: some(10...150), inner())
    case 16:
      let columns = Int.random(in: 1...3, using: &random)
      return .grid((0..<Int.random(in: 1...3, using: &random)).map { _ in (0..<columns).map { _ in inner() } })
    case 17:
      return .scroll(
        [.vertical, .horizontal, [.vertical, .horizontal]].randomElement(using: &random) ?? .vertical, inner())
    case 18: return .guide(number(-10...30), inner())
    case 19: return .rightToLeft(inner())
    case 21: return .fits(views())
    case 22: return .inset(inner(), .box(number(10...80), number(5...30)))
    case 23: return .lazyColumn(views())
    case 24: return .lazyGrid(columns: Int.random(in: 1...3, using: &random), views())
    case 25: return .position(number(0...100), number(0...100), inner())
    case 26: return .ideal(width: some(10...100), height: some(10...100), inner())
    case 27: return .capsule
    case 28: return .steps(views())
    case 29: return .lazyRow(views())
    case 30: return .margins(number(0...20), inner())
    case 31: return .padsSafeArea(number(0...20), inner())
    case 32: return .ignoresSafeArea(inner())
    case 33: return .cell(span: Int.random(in: 1...3, using: &random), atEnd: Bool.random(using: &random), inner())
    case 34: return .lazyTracks(number(20...60), inner())
    default: return .offset(number(-20...20), number(-20...20), inner())
    }
  }

  private static func measured(using random: inout some RandomNumberGenerator) -> RandomView {
    let count = Int.random(in: 1...9, using: &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0...2: .words(count)
    case 3: .toggle(label: count % 2 == 0 ? nil : count)
    case 4, 5: .button(label: count % 3 + 1, isBordered: Bool.random(using: &random))
    default: .fills(Filling.allCases.randomElement(using: &random) ?? .slider)
    }
  }

  /// So many words, none longer than any place is wide.
  private static func text(_ count: Int) -> String {
    (0..<count).map { ["one", "two", "to", "a", "tree"][$0 % 5] }.joined(separator: " ")
  }

  @MainActor private static func filling(_ kind: Filling) -> AnyView {
    switch kind {
    case .slider: AnyView(Slider(value: .constant(0.3)))
    case .field: AnyView(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
    case .stepper: AnyView(Stepper("Rows", value: .constant(2)))
    case .segments:
      AnyView(
        Picker("By", selection: .constant(0)) { ForEach(0..<2) { Text("\($0)").tag($0) } }.pickerStyle(.segmented))
    case .bar: AnyView(ProgressView(value: 0.4))
    }
  }

  /// The view, all its parts named by their place: `v`, `v.0`, `v.0.1`, …
  @MainActor func view(_ name: String = "v") -> AnyView {
    switch self {
    case .colour: AnyView(Color.teal.tagged(name))
    case .box(let width, let height): AnyView(Color.gray.frame(width: width, height: height).tagged(name))
    case .circle: AnyView(Circle().tagged(name))
    case .spacer: AnyView(Spacer())
    case .row(let spacing, let alignment, let members):
      AnyView(
        HStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { Self.all(members, name) }.tagged(name))
    case .column(let spacing, let alignment, let members):
      AnyView(
        VStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { Self.all(members, name) }.tagged(name))
    case .layers(let alignment, let members):
      AnyView(ZStack(alignment: alignment) { Self.all(members, name) }.tagged(name))
    case .frame(let width, let height, let alignment, let inner):
      AnyView(
        inner.view(name + ".0").frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment
        )
        .tagged(name))
    case .least(let width, let height, let inner):
      AnyView(
        inner.view(name + ".0").frame(minWidth: width.map { CGFloat($0) }, minHeight: height.map { CGFloat($0) })
          .tagged(name))
    case .fillsWidth(let alignment, let inner):
      AnyView(inner.view(name + ".0").frame(maxWidth: .infinity, alignment: alignment).tagged(name))
    case .fillsHeight(let inner): AnyView(inner.view(name + ".0").frame(maxHeight: .infinity).tagged(name))
    case .padding(let length, let inner): AnyView(inner.view(name + ".0").padding(CGFloat(length)).tagged(name))
    case .background(let inner, let layer):
      AnyView(inner.view(name + ".0").background { layer.view(name + ".1") }.tagged(name))
    case .offset(let x, let y, let inner): AnyView(inner.view(name + ".0").offset(x: x, y: y).tagged(name))
    case .overlay(let alignment, let inner, let layer):
      AnyView(inner.view(name + ".0").overlay(alignment: alignment) { layer.view(name + ".1") }.tagged(name))
    case .divider: AnyView(Divider())
    case .fixedSize(let isWide, let isHigh, let inner):
      AnyView(inner.view(name + ".0").fixedSize(horizontal: isWide, vertical: isHigh).tagged(name))
    case .ratio(let ratio, let fills, let inner):
      AnyView(inner.view(name + ".0").aspectRatio(CGFloat(ratio), contentMode: fills ? .fill : .fit).tagged(name))
    case .priority(let priority, let inner): AnyView(inner.view(name + ".0").layoutPriority(priority).tagged(name))
    case .most(let width, let height, let inner):
      AnyView(
        inner.view(name + ".0").frame(
          maxWidth: width.map { CGFloat($0) }, maxHeight: height.map { CGFloat($0) }
        ).tagged(name))
    case .grid(let rows):
      AnyView(
        Grid {
          ForEach(Array(rows.enumerated()), id: \.offset) { row, cells in
            GridRow {
              ForEach(Array(cells.enumerated()), id: \.offset) { column, cell in
                cell.view("\(name).\(row).\(column)")
              }
            }
          }
        }
        .tagged(name))
    case .scroll(let axes, let inner): AnyView(ScrollView(axes) { inner.view(name + ".0") }.tagged(name))
    case .guide(let length, let inner):
      AnyView(
        inner.view(name + ".0").alignmentGuide(.leading) { $0.width / 2 + CGFloat(length) }
          .alignmentGuide(VerticalAlignment.center) { _ in CGFloat(length) }.tagged(name))
    case .rightToLeft(let inner):
      AnyView(inner.view(name + ".0").environment(\.layoutDirection, .rightToLeft).tagged(name))
    default: more(name)
    }
  }

  @MainActor private func more(_ name: String) -> AnyView {
    switch self {
    case .fits(let members): AnyView(ViewThatFits { Self.all(members, name) }.tagged(name))
    case .inset(let inner, let bar):
      AnyView(inner.view(name + ".0").safeAreaInset(edge: .bottom) { bar.view(name + ".1") }.tagged(name))
    case .lazyColumn(let members): AnyView(LazyVStack { Self.all(members, name) }.tagged(name))
    case .lazyGrid(let columns, let members):
      AnyView(
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) { Self.all(members, name) }
          .tagged(name))
    case .position(let x, let y, let inner): AnyView(inner.view(name + ".0").position(x: x, y: y).tagged(name))
    case .ideal(let width, let height, let inner):
      AnyView(
        inner.view(name + ".0").frame(idealWidth: width.map { CGFloat($0) }, idealHeight: height.map { CGFloat($0) })
          .tagged(name))
    case .capsule: AnyView(Capsule().tagged(name))
    case .lazyRow(let members): AnyView(LazyHStack { Self.all(members, name) }.tagged(name))
    case .margins(let length, let inner):
      AnyView(ScrollView { inner.view(name + ".0") }.contentMargins(length).tagged(name))
    case .padsSafeArea(let length, let inner):
      AnyView(inner.view(name + ".0").safeAreaPadding(length).tagged(name))
    case .ignoresSafeArea(let inner): AnyView(inner.view(name + ".0").ignoresSafeArea().tagged(name))
    case .cell(let span, let atEnd, let inner):
      AnyView(
        inner.view(name + ".0").tagged(name).gridCellColumns(span)
          .gridCellAnchor(atEnd ? .bottomTrailing : .center))
    case .lazyTracks(let length, let inner):
      AnyView(
        LazyHGrid(rows: [GridItem(.adaptive(minimum: length))]) { inner.view(name + ".0") }.tagged(name))
    case .steps(let members): AnyView(Steps { Self.all(members, name) }.tagged(name))
    case .words(let count): AnyView(Text(Self.text(count)).tagged(name))
    case .toggle(let label?): AnyView(Toggle(Self.text(label), isOn: .constant(true)).tagged(name))
    case .toggle(nil): AnyView(Toggle("x", isOn: .constant(true)).labelsHidden().tagged(name))
    case .button(let label, isBordered: true):
      AnyView(Button(Self.text(label)) {}.buttonStyle(.bordered).tagged(name))
    case .button(let label, isBordered: false): AnyView(Button(Self.text(label)) {}.tagged(name))
    case .fills(let kind): AnyView(Self.filling(kind).tagged(name))
    default: AnyView(EmptyView())
    }
  }

  @MainActor private static func all(_ members: [RandomView], _ name: String) -> some View {
    ForEach(Array(members.enumerated()), id: \.offset) { index, member in member.view("\(name).\(index)") }
  }

  /// The names of all parts that are measured.
  func names(_ name: String = "v") -> [String] {
    switch self {
    case .spacer, .divider: []
    case .grid(let rows):
      [name]
        + rows.enumerated().flatMap { row, cells in
          cells.enumerated().flatMap { $1.names("\(name).\(row).\($0)") }
        }
    case .overlay(_, let inner, let layer): [name] + inner.names(name + ".0") + layer.names(name + ".1")
    case .colour, .box, .circle, .capsule, .words, .toggle, .button, .fills: [name]
    // Of those only one is shown.
    case .fits: [name]
    case .inset(let inner, let bar): [name] + inner.names(name + ".0") + bar.names(name + ".1")
    case .lazyColumn(let members), .lazyGrid(_, let members), .steps(let members), .lazyRow(let members):
      [name] + members.enumerated().flatMap { $1.names("\(name).\($0)") }
    case .row(_, _, let members), .column(_, _, let members), .layers(_, let members):
      [name] + members.enumerated().flatMap { $1.names("\(name).\($0)") }
    case .frame(_, _, _, let inner), .least(_, _, let inner), .fillsWidth(_, let inner), .fillsHeight(let inner),
      .padding(_, let inner), .offset(_, _, let inner), .fixedSize(_, _, let inner), .ratio(_, _, let inner),
      .priority(_, let inner), .most(_, _, let inner), .scroll(_, let inner), .guide(_, let inner),
      .rightToLeft(let inner), .position(_, _, let inner), .ideal(_, _, let inner), .margins(_, let inner),
      .padsSafeArea(_, let inner), .ignoresSafeArea(let inner), .cell(_, _, let inner), .lazyTracks(_, let inner):
      [name] + inner.names(name + ".0")
    case .background(let inner, let layer): [name] + inner.names(name + ".0") + layer.names(name + ".1")
    }
  }
}
