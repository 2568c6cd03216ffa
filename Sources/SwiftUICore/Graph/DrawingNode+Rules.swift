import SwiftUIElements
import SwiftUILayout

extension DrawingNode {
  /// Tells a host that lays out what it has to know beside the element.
  final func tellRules() {
    guard graph.traits.laysOut else { return }
    var marks = extras?.marks ?? []
    if let listener = contentListener {
      marks.insert(LayoutMark(stage: .content, kind: .plain, target: listener), at: 0)
    }
    for (key, value) in extras?.traits?.layoutValues ?? [:] {
      marks.append(LayoutMark(stage: .outer, kind: .value(key: key, value: value)))
    }
    let told = LayoutRules(marks, inside: engineInside)
    let rules = told.isEmpty ? nil : told
    if let rules, let known = extras?.rules, rules.isSame(as: known) { return }
    guard rules != nil || extras?.rules != nil else { return }
    if isLive { graph.note(changed: self, previous: element) }
    withExtras { $0.rules = rules }
  }
}
