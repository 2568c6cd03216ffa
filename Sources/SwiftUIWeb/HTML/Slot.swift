import SwiftUIElements

/// A place within a drawn element where children stand. Most elements have one, `main`, which is the element itself.
enum Slot: Int, Sendable, CaseIterable {
  case main, header, footer, leadingBar, title, trailingBar, bottomBar, label, actions, bar

  /// Where `child` stands in an element of role `parent`.
  static func of(_ child: Element, in parent: Role?) -> Slot {
    let part = child.accessibility.part
    switch parent {
    case .section:
      switch part {
      case .header: return .header
      case .footer: return .footer
      default: return .main
      }
    case .page:
      switch part {
      case .leadingBar: return .leadingBar
      case .trailingBar: return .trailingBar
      case .principal, .title: return .title
      case .bottomBar, .keyboardBar: return .bottomBar
      case .searchField, .bottomAccessory: return .header
      default: return .main
      }
    case .dialog:
      if part == .actions { return .actions }
      if case .button = child.role { return .actions }
      return .main
    case .menu:
      return part == .label ? .label : .main
    case .picker:
      if child.role.isOption { return .main }
      return .label
    case .tabs:
      if child.role.isOption { return .bar }
      return .main
    default:
      return .main
    }
  }

  /// Whether children of `role` may stand in more than one place.
  static func areSeveral(in role: Role) -> Bool {
    switch role {
    case .section, .page, .dialog, .menu, .picker, .tabs: true
    default: false
    }
  }
}
