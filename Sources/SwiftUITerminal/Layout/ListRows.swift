import Foundation
import SwiftUIElements

/// What rows of a list say.
extension CellNode {
  /// The rows of a list, in order.
  var listRows: [CellNode] {
    flow.flatMap { child -> [CellNode] in
      switch child.element.role {
      case .section: child.listRows
      case .row: [child]
      default: []
      }
    }
  }

  /// What stands for the rows that the views have not made yet.
  var rest: CellNode? {
    for child in flow.reversed() {
      switch child.element.role {
      case .more where child.element.accepts.contains(.press): return child
      case .section, .stack, .row: if let rest = child.rest { return rest }
      default: break
      }
    }
    return nil
  }

  /// Whether the cursor stops in it; what is above and below a list proper are rows, too.
  var isStopRow: Bool {
    if element.accepts.contains(.focus) {
      if case .field = element.role { return false }
      return true
    }
    return present.contains(where: \.isStopRow)
  }

  /// Whether it has all the words, whatever their case and accents.
  func has(_ words: String) -> Bool {
    let text = plainText
    return words.split(separator: " ").allSatisfy {
      text.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// The texts below, one for each that stands alone.
  var paragraphs: [String] {
    if case .text(let content) = element.role { return [tickingText ?? content.plain].filter { !$0.isEmpty } }
    if case .stack(let stack) = element.role, stack.axis == .horizontal {
      let line = plainText
      return line.isEmpty ? [] : [line]
    }
    return present.filter { $0.part != .contextMenu && $0.part?.isSwipe != true }.flatMap(\.paragraphs)
  }
}
