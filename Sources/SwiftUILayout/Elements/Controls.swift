import SwiftUIElements

/// Controls: their labels are laid out, the rest is a part that the host draws.
extension ElementLayout {
  private static let row = 44.0

  /// - Parameter told: how large the host draws that part; nil until it has told.
  mutating func addControl(
    _ role: Role, _ members: [Child], _ text: TextStyle, _ told: Size?, _ name: String?
  ) -> Int {
    let nodes = members.map(\.nodes.outer)
    let part = told ?? measures.part(of: role)
    switch role {
    case .button, .link, .navigationLink, .menu:
      return addButton(nodes, role.buttonLook?.hasSurface == true ? part : .zero, name)
    case .toggle, .stepper: return labelled(nodes, control: rigid(part), name)
    case .slider: return wide(part, name, baseline: nil)
    case .media: return wide(Size(width: ControlMeasures.idealWidth, height: ControlMeasures.player), name)
    case .field(let field):
      if field.isEditor { return tree.add(.fill, name: name) }
      if field.growsWithText { return addGrowing(field, text, told, name) }
      return field.isOfDate ? rigid(part, name) : wide(part, name)
    case .picker(let picker): return addPicker(picker, nodes, part, isTold: told != nil, name)
    case .progress(_, let isCircular): return addProgress(nodes, isCircular, part, name)
    case .list, .section:
      let rows = tree.add(.lazyStack(LazyStackLayout(StackLayout(.vertical, alignment: .leading, spacing: 0))), nodes)
      if case .section = role { return rows }
      return tree.add(.scroll(ScrollLayout(.vertical)), [rows], name: name)
    case .row:
      return tree.add(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(most: .infinity), height: .init(least: Self.row),
            alignment: BoxAlignment(horizontal: .leading, vertical: .center))), [line(nodes, name)], name: name)
    case .page, .tabs:
      return addPage(members.filter { !$0.element.role.isOption }.map(\.nodes.outer), .padding(Insets()), name)
    case .more: return tree.add(.empty, name: name)
    default: return line(nodes, name)
    }
  }

  /// What fills its offer, with its content within the bars.
  mutating func addPage(_ shown: [Int], _ bars: LayoutKind, _ name: String?) -> Int {
    let fills = FlexibleFrame(width: .init(least: 0, most: .infinity), height: .init(least: 0, most: .infinity))
    let content = shown.count == 1 ? shown[0] : tree.add(.layers(alignment: BoxAlignment()), shown)
    let area = tree.add(.flexibleFrame(fills), [content])
    return tree.add(.flexibleFrame(fills), [tree.add(bars, [area])], name: name)
  }

  /// A label on a surface that is as much larger as the surface without a label is wide, and at least as high.
  private mutating func addButton(_ label: [Int], _ surface: Size, _ name: String?) -> Int {
    var content = line(label, name)
    if surface != .zero {
      let beside = surface.width / 2
      let above = max(0, (surface.height - ControlMeasures.line) / 2)
      content = tree.add(
        .padding(Insets(top: above, leading: beside, bottom: above, trailing: beside)), [content], name: name)
      content = tree.add(
        .flexibleFrame(FlexibleFrame(height: .init(least: surface.height))), [content], name: name)
    }
    return tree.add(.surface, [content], name: name)
  }

  /// As wide as its offer and as high as its text in that width; told, it is as high as the host draws it there.
  private mutating func addGrowing(
    _ field: FieldContent, _ text: TextStyle, _ told: Size?, _ name: String?
  ) -> Int {
    let line = ControlMeasures.height(ofLines: 1, in: field)
    if let told {
      return wide(
        Size(width: ControlMeasures.idealWidth, height: told.height), name,
        baseline: ControlMeasures.baseline(height: line))
    }
    var style = text
    style.lineLimit = field.mostLines
    let words = WordedText(TextContent(field.text.isEmpty ? field.prompt : field.text), style: style)
    let room = (line - ControlMeasures.line) / 2
    let padded = tree.add(.padding(Insets(top: room, bottom: room)), [tree.add(.text(words))])
    let bounds = FlexibleFrame(
      width: .init(least: 0, ideal: ControlMeasures.idealWidth, most: .infinity),
      height: .init(least: ControlMeasures.height(ofLines: field.leastLines, in: field)),
      alignment: .topLeading)
    return tree.add(.surface, [tree.add(.flexibleFrame(bounds), [padded])], name: name)
  }

  private mutating func addPicker(
    _ picker: PickerContent, _ options: [Int], _ part: Size, isTold: Bool, _ name: String?
  ) -> Int {
    if picker.kind == .segmented || picker.kind == .palette {
      return wide(Size(width: ControlMeasures.idealWidth, height: part.height), name)
    }
    if picker.kind == .wheel {
      let greatest = Size(width: .infinity, height: part.height)
      return tree.add(.control(ControlSize(least: .zero, ideal: part, greatest: greatest, baseline: nil)), name: name)
    }
    if isTold { return rigid(part, name, hasWords: true) }
    guard picker.isMenu else {
      return tree.add(.surface, [tree.add(.stack(StackLayout(.vertical, alignment: .leading)), options)], name: name)
    }
    // As wide as its longest option.
    let widest = tree.add(.layers(alignment: BoxAlignment()), options)
    return tree.add(.surface, [tree.add(.padding(ControlMeasures.menuSign), [widest])], name: name)
  }

  private mutating func addProgress(_ labels: [Int], _ isCircular: Bool, _ part: Size, _ name: String?) -> Int {
    let sign =
      isCircular ? rigid(part, labels.isEmpty ? name : nil) : wide(part, labels.isEmpty ? name : nil, baseline: nil)
    if labels.isEmpty { return sign }
    let column = StackLayout(.vertical, alignment: isCircular ? .center : .leading, spacing: Self.besideSign)
    return tree.add(
      .surface, [tree.add(.stack(column), isCircular ? [sign] + labels : labels + [sign])], name: name)
  }

  /// Between a sign of progress and its label.
  private static let besideSign = 6.0

  private mutating func line(_ nodes: [Int], _ name: String?) -> Int {
    nodes.count == 1
      ? tree.add(.plain, nodes, name: name) : tree.add(.stack(StackLayout(.horizontal)), nodes, name: name)
  }

  private mutating func rigid(_ size: Size, _ name: String? = nil, hasWords: Bool = false) -> Int {
    tree.add(
      .control(ControlSize(size, baseline: hasWords ? ControlMeasures.baseline(height: size.height) : nil)), name: name)
  }

  /// As wide as its offer.
  private mutating func wide(_ part: Size, _ name: String?) -> Int {
    wide(part, name, baseline: ControlMeasures.baseline(height: part.height))
  }

  private mutating func wide(_ part: Size, _ name: String?, baseline: Double?) -> Int {
    tree.add(
      .control(
        ControlSize(
          least: Size(width: 0, height: part.height), ideal: part,
          greatest: Size(width: .infinity, height: part.height), baseline: baseline)), name: name)
  }

  /// A label at the leading edge, its texts one below the other, the control at the trailing one.
  private mutating func labelled(_ label: [Int], control: Int, _ name: String?) -> Int {
    guard !label.isEmpty else { return control }
    let words = label.count == 1 ? label[0] : tree.add(.stack(StackLayout(.vertical, alignment: .leading)), label)
    let space = tree.add(.spacer(minLength: nil))
    let row = tree.add(.stack(StackLayout(.horizontal)), [words, space, control])
    return tree.add(.surface, [row], name: name)
  }
}
