import UIKit

// What an app has set for all bars, choices and lists at once, through UIKit's `appearance()`. It holds for what is drawn from then on.

@MainActor
extension ControlLook {
  /// Of pages.
  static var ofPages: ControlLook? {
    guard let bar = UINavigationBar.setForAll else { return nil }
    // At first nothing has been scrolled under a title: what was set for that goes before.
    let set = bar.scrollEdgeAppearance ?? bar.standardAppearance
    var look = ControlLook()
    look.ground = paint(set.backgroundColor ?? bar.backgroundColor ?? bar.barTintColor)
    look.showsGround = set.isTransparent || bar.hasEmptyBackground ? false : look.ground.map { _ in true }
    look.title = letters(set.titleTextAttributes) ?? letters(bar.titleTextAttributes)
    look.largeTitle = letters(set.largeTitleTextAttributes) ?? letters(bar.largeTitleTextAttributes)
    look.tint = paint(bar.setTintColor)
    if bar.barStyle == .black { look.shades = .dark }
    return look
  }

  /// Of tabs.
  static var ofTabs: ControlLook? {
    guard let bar = UITabBar.setForAll else { return nil }
    let set = bar.scrollEdgeAppearance ?? bar.standardAppearance
    let item = set.stackedLayoutAppearance
    var look = ControlLook()
    look.ground = paint(set.backgroundColor ?? bar.backgroundColor ?? bar.barTintColor)
    look.showsGround = !set.isTransparent
    look.title = paint(item.normal.iconColor ?? bar.unselectedItemTintColor)
    look.chosenTitle = paint(item.selected.iconColor ?? bar.setTintColor)
    if bar.barStyle == .black { look.shades = .dark }
    return look
  }

  /// Of choices of a few beside each other.
  static var ofSegments: ControlLook? {
    guard let control = UISegmentedControl.setForAll else { return nil }
    var look = ControlLook()
    look.ground = paint(control.backgroundColor)
    look.showsGround = true
    look.chosenGround = paint(control.selectedSegmentTintColor)
    look.title = letters(control.titleTextAttributes(for: .normal))
    look.chosenTitle = letters(control.titleTextAttributes(for: .selected))
    return look
  }

  private static func paint(_ color: UIColor?) -> Paint? { color.map { .color(Color($0).value) } }

  private static func letters(_ attributes: [NSAttributedString.Key: Any]?) -> Paint? {
    paint(attributes?[.foregroundColor] as? UIColor)
  }
}

@MainActor
extension ListMeasures {
  /// With what the app has set for all lists.
  var afterThoseSetForAll: ListMeasures {
    guard let table = UITableView.setForAll else { return self }
    var measures = self
    if let color = table.backgroundColor {
      if color == .clear { measures.hidesGround = true } else { measures.ground = .color(Color(color).value) }
    }
    if table.separatorStyle == .none { measures.hidesSeparators = true }
    return measures
  }
}
