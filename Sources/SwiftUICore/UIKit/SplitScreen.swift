import Foundation
import UIKit

/// The columns of a controller of UIKit, beside each other where there is room.
struct SplitScreen: View {
  let columns: UISplitViewController
  let version: Int
  @Environment(\.viewportSize) private var viewport

  var body: some View {
    let isWide = viewport.width >= 700
    let _ = columns.lay(isCollapsed: !isWide)
    if isWide { beside } else { single }
  }

  @ViewBuilder private var beside: some View {
    let shown = columns.shown
    HStack(spacing: 0) {
      ForEach(shown.indices, id: \.self) { index in
        if index > 0 { Divider() }
        let isLast = index == shown.count - 1
        column(shown[index]).frame(maxWidth: isLast ? .infinity : 320, maxHeight: .infinity)
      }
    }
  }

  @ViewBuilder private var single: some View {
    if let top = columns.top {
      let back = columns.before.map { before in
        ColumnWayBack(title: title(of: before)) { columns.show(before) }
      }
      column(top).environment(\.columnWayBack, back)
    }
  }

  private func title(of column: UISplitViewController.Column) -> String {
    guard let controller = columns.viewController(for: column) else { return "" }
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    return shown.navigationItem.title ?? shown.title ?? ""
  }

  /// A screen without a stack of its own gets one, which draws its bar.
  @ViewBuilder private func column(_ column: UISplitViewController.Column) -> some View {
    if let controller = columns.viewController(for: column) {
      if controller is UINavigationController || controller is UITabBarController {
        ControllerScreen(controller).id(ObjectIdentifier(controller))
      } else {
        ColumnStack(controller: controller).id(ObjectIdentifier(controller))
      }
    }
  }
}

private struct ColumnStack: View {
  let controller: UIViewController
  @Environment(\.columnWayBack) private var wayBack

  var body: some View {
    NavigationStack { ControllerScreen(controller).modifier(ColumnBack(wayBack: wayBack)) }
  }
}

/// The way from a column to the one before, where there is room for one.
struct ColumnWayBack {
  let title: String
  let go: @MainActor () -> Void
}

/// A button in the bar that leads to the column before.
struct ColumnBack: ViewModifier {
  let wayBack: ColumnWayBack?

  func body(content: Content) -> some View {
    if let wayBack {
      content.toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button {
            wayBack.go()
          } label: {
            Label {
              Text(verbatim: wayBack.title)
            } icon: {
              Image(systemName: "chevron.backward")
            }
          }
        }
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  private struct ColumnWayBackKey: EnvironmentKey {
    static let defaultValue: ColumnWayBack? = nil
  }

  var columnWayBack: ColumnWayBack? {
    get { self[ColumnWayBackKey.self] }
    set { self[ColumnWayBackKey.self] = newValue }
  }
}
