import Combine
import Foundation
import UIKit

/// What a hosting controller shows.
final class HostedContent {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
}

/// A screen of UIKit that shows a view of SwiftUI.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { draw() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// A coder has no view.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = UIView()
    draw()
  }

  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions: SafeAreaRegions = .all

  /// The size that the view takes of a space in points, by the layout engine.
  open func sizeThatFits(in size: CGSize) -> CGSize { ViewMeasure.size(of: rootView, in: size) }

  private func draw() { viewIfLoaded?.drawing = .made(HostedContent(AnyView(rootView))) }
}

/// Tells a view that a controller, or its view, has changed.
@MainActor
final class ControllerWatch: ObservableObject {
  @Published private(set) var version = 0

  init(_ controller: UIViewController) {
    controller.onChange = { [weak self] in self?.changed() }
    controller.view.onChange = { [weak self] in self?.changed() }
  }

  /// At the end of the turn: views may be changed while they are being drawn.
  private func changed() { DispatchQueue.main.async { MainActor.assumeIsolated { self.version += 1 } } }
}

/// The screen of a controller with what it presents.
struct ControllerScreen: View {
  let controller: UIViewController
  @StateObject private var watch: ControllerWatch

  init(_ controller: UIViewController) {
    self.controller = controller
    _watch = StateObject(wrappedValue: ControllerWatch(controller))
  }

  var body: some View {
    let version = watch.version
    content(version)
      .sheet(isPresented: isShowing { !($0 is UIAlertController) }) {
        if let sheet = controller.presentedViewController { ControllerScreen(sheet).id(ObjectIdentifier(sheet)) }
      }
      .alert(alert?.title ?? "", isPresented: isShowing { Self.style(of: $0) == .alert }) {
        answers
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        alert?.title ?? "", isPresented: isShowing { Self.style(of: $0) == .actionSheet }, titleVisibility: .automatic
      ) {
        answers
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .onAppear {
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
  }

  private var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

  private static func style(of controller: UIViewController) -> UIAlertController.Style? {
    (controller as? UIAlertController)?.preferredStyle
  }

  private func isShowing(_ matches: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
    let isShown = controller.presentedViewController.map(matches) ?? false
    return Binding(get: { isShown }, set: { if !$0, isShown { controller.dismiss(animated: false) } })
  }

  @ViewBuilder private var answers: some View {
    if let alert {
      let fields = alert.textFields ?? []
      ForEach(fields.indices, id: \.self) { index in
        TextField(
          fields[index].placeholder ?? "",
          text: Binding(get: { fields[index].text ?? "" }, set: { fields[index].text = $0 }))
      }
      ForEach(alert.actions.indices, id: \.self) { index in
        let action = alert.actions[index]
        Button(action.title ?? "", role: action.style.role) {
          controller.dismiss(animated: false)
          action.handler?(action)
        }
      }
    }
  }

  @ViewBuilder private func content(_ version: Int) -> some View {
    switch controller {
    case let navigation as UINavigationController: NavigationScreen(navigation: navigation, version: version)
    case let tabs as UITabBarController: TabScreen(tabs: tabs, version: version)
    case let colors as UIColorPickerViewController: ColorScreen(colors: colors)
    case let pages as UIPageViewController: PageScreen(pages: pages, version: version)
    default:
      RepresentedView(view: controller.view, version: version)
        .modifier(BarModifier(item: controller.navigationItem, title: controller.title, version: version))
    }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

private struct NavigationScreen: View {
  let navigation: UINavigationController
  let version: Int

  var body: some View {
    let controllers = navigation.viewControllers
    let path = Binding<[Int]>(
      get: { Array(controllers.indices.dropFirst()) },
      set: { new in
        let kept = new.count + 1
        if kept < navigation.viewControllers.count {
          navigation.viewControllers.removeLast(navigation.viewControllers.count - kept)
        }
      })
    NavigationStack(path: path) {
      Group {
        if let root = controllers.first { ControllerScreen(root).id(ObjectIdentifier(root)) }
      }
      .navigationDestination(for: Int.self) { place in
        if controllers.indices.contains(place) {
          ControllerScreen(controllers[place]).id(ObjectIdentifier(controllers[place]))
        }
      }
    }
  }
}

private struct TabScreen: View {
  let tabs: UITabBarController
  let version: Int

  var body: some View {
    let controllers = tabs.viewControllers ?? []
    TabView(selection: Binding(get: { tabs.selectedIndex }, set: { tabs.selectedIndex = $0 })) {
      ForEach(controllers.indices, id: \.self) { index in
        let controller = controllers[index]
        ControllerScreen(controller).id(ObjectIdentifier(controller))
          .tabItem {
            if let image = controller.tabBarItem.image { Image(uiImage: image) }
            Text(verbatim: controller.tabBarItem.title ?? controller.title ?? "")
          }
          .tag(index)
      }
    }
  }
}

private struct PageScreen: View {
  let pages: UIPageViewController
  let version: Int

  var body: some View {
    if let page = pages.viewControllers?.first {
      ControllerScreen(page).id(ObjectIdentifier(page))
        .gesture(
          DragGesture(minimumDistance: 30).onEnded { drag in
            if abs(drag.translation.width) > abs(drag.translation.height) {
              pages.turn(forward: drag.translation.width < 0)
            }
          })
    }
  }
}

/// A colour to choose.
private struct ColorScreen: View {
  let colors: UIColorPickerViewController

  var body: some View {
    ColorPicker(
      selection: Binding(get: { Color(colors.selectedColor) }, set: { colors.choose(UIColor($0)) }),
      supportsOpacity: colors.supportsAlpha
    ) { Text(verbatim: colors.title ?? "") }
    .padding()
  }
}

/// The bar above a screen of UIKit.
private struct BarModifier: ViewModifier {
  let item: UINavigationItem
  let title: String?
  let version: Int

  func body(content: Content) -> some View {
    let text = item.title ?? title
    if let text {
      searched(barred(content)).navigationTitle(text)
    } else {
      searched(barred(content))
    }
  }

  private func barred(_ content: Content) -> some View {
    content.toolbar {
      ToolbarItemGroup(placement: .navigationBarLeading) { buttons(item.leftBarButtonItems ?? []) }
      ToolbarItemGroup(placement: .navigationBarTrailing) { buttons(item.rightBarButtonItems ?? []) }
    }
  }

  @ViewBuilder private func searched(_ content: some View) -> some View {
    if let search = item.searchController {
      content.searchable(
        text: Binding(get: { search.searchBar.text ?? "" }, set: { search.typed($0) }),
        prompt: search.searchBar.placeholder ?? "")
    } else {
      content
    }
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(items.indices, id: \.self) { index in
      let item = items[index]
      if let view = item.customView {
        RepresentedView(view: view, version: version)
      } else if item.image != nil || item.title != nil {
        Button {
          item.press()
        } label: {
          if let image = item.image { Image(uiImage: image) } else { Text(verbatim: item.title ?? "") }
        }
        .disabled(!item.isEnabled)
      }
    }
  }
}

/// The window that an app's own scene delegate, or application delegate, makes when it is launched.
public struct _DelegateWindow: View {
  @StateObject private var launch: DelegateLaunch

  /// - Parameters:
  ///   - application: makes the application delegate, where the app has one.
  ///   - scene: makes the scene delegate, where the app has one.
  public init(
    application: (@MainActor () -> any UIApplicationDelegate)? = nil,
    scene: (@MainActor () -> any UIWindowSceneDelegate)? = nil
  ) { _launch = StateObject(wrappedValue: DelegateLaunch(application?(), scene?())) }

  public var body: some View {
    if let window = launch.window, let root = window.rootViewController {
      ControllerScreen(root).id(ObjectIdentifier(root)).tint(
        window.tintColor == .tintColor ? nil : Color(window.tintColor))
    } else {
      Text("The app's delegates have made no window.")
    }
  }
}

/// Runs an app's launch code for one session.
@MainActor
private final class DelegateLaunch: ObservableObject {
  let window: UIWindow?
  private let delegates: [AnyObject]
  private let scene: UIWindowScene

  init(_ application: (any UIApplicationDelegate)?, _ delegate: (any UIWindowSceneDelegate)?) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    scene = UIWindowScene(session: session, connectionOptions: options)
    UIApplication.shared.connectedScenes.insert(scene)
    if let application {
      UIApplication.shared.delegate = application
      _ = application.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = application.application(.shared, didFinishLaunchingWithOptions: nil)
    }
    delegate?.scene(scene, willConnectTo: session, options: options)
    delegate?.sceneWillEnterForeground(scene)
    delegate?.sceneDidBecomeActive(scene)
    window = scene.keyWindow ?? delegate?.window ?? application?.window
    delegates = [application as AnyObject?, delegate as AnyObject?].compactMap { $0 }
  }
}

/// What follows the size of a hosted view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
