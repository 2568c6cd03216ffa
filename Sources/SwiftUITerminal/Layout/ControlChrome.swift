import SwiftUIElements

/// What a control draws itself beside its label, in columns. Measuring, placing and drawing all take it from here.
struct ControlChrome: Equatable {
  var leading = 0
  var trailing = 0

  var columns: Int { leading + trailing }

  /// `[✓]`
  static let toggleMark = 3
  /// `(●)`
  static let choiceMark = 3
  /// `[−]` or `[+]`
  static let stepButton = 3
  /// `○` before a row that may be chosen.
  static let circle = 1
  /// What is free at the leading edge of a row, where the mark of the cursor stands.
  static let rowStart = 2
  /// `◐`
  static let spinner = 1
  /// `◔ 25%`
  static let gauge = 6
}

extension CellNode {
  /// With the space between it and the label, where there is one.
  var chrome: ControlChrome {
    let gap = flow.isEmpty ? 0 : 1
    switch element.role {
    case .button(let button): return isFramed(button) ? ControlChrome(leading: 1, trailing: 1) : ControlChrome()
    case .link, .navigationLink: return ControlChrome(trailing: hasChevron ? 2 : 0)
    case .toggle: return ControlChrome(leading: ControlChrome.toggleMark + gap)
    case .option:
      return isChoice ? ControlChrome(leading: ControlChrome.choiceMark + 1) : ControlChrome(leading: 1, trailing: 1)
    case .stepper: return ControlChrome(trailing: 2 * ControlChrome.stepButton + gap)
    case .progress(nil, _): return ControlChrome(leading: ControlChrome.spinner + gap)
    case .progress(_, true): return ControlChrome(leading: ControlChrome.gauge + gap)
    case .menu: return ControlChrome(trailing: 2)
    default: return ControlChrome()
    }
  }

  /// A row of which several may be chosen.
  var hasCircle: Bool {
    if case .row(let row) = element.role { row.hasCircle } else { false }
  }

  /// An option of a list of choices has its mark before it.
  var isChoice: Bool {
    if case .picker(let picker)? = parent?.element.role { picker.look == .choices } else { false }
  }
}
