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
  /// The view that is shown; setting it draws the screen anew.
  open var rootView: Content { didSet { draw() } }

  /// A screen that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Reads nothing from the coder: all is as it is at first.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// A coder has no view.
  public required init?(coder: NSCoder) { nil }

  /// Makes an empty view that draws the root view.
  open override func loadView() {
    view = UIView()
    draw()
  }

  /// Kept; hosts measure views by themselves.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Kept; hosts decide it.
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
    content(version).modifier(PresentedScreens(controller: controller, version: version))
      .onAppear { controller.appeared() }
      .onDisappear { controller.disappeared() }
  }

  /// A view that is laid out by rules is as large as the screen; others decide it themselves.
  private var room: UIViewRoom {
    if case .nothing = controller.view.drawing { UIViewRoom(fillsWidth: true, fillsHeight: true) } else { UIViewRoom() }
  }

  @ViewBuilder private func content(_ version: Int) -> some View {
    switch controller {
    case let photos as UIImagePickerController: ImagePickerScreen(picker: photos)
    case let photos as PHPickerViewController: PhotoPickerScreen(picker: photos)
    case let documents as UIDocumentPickerViewController: DocumentPickerScreen(picker: documents)
    case let mail as MFMailComposeViewController: MailScreen(controller: mail)
    case let navigation as UINavigationController: NavigationScreen(navigation: navigation, version: version)
    case let tabs as UITabBarController: TabScreen(tabs: tabs, version: version)
    case let columns as UISplitViewController: SplitScreen(columns: columns, version: version)
    case let colors as UIColorPickerViewController: ColorScreen(colors: colors)
    case let pages as UIPageViewController: PageScreen(pages: pages, version: version)
    default:
      RepresentedView(view: controller.view, version: version, room: room)
        .modifier(BarModifier(item: controller.navigationItem, title: controller.title, version: version))
    }
  }
}

private struct NavigationScreen: View {
  let navigation: UINavigationController
  let version: Int
  @Environment(\.columnWayBack) private var wayBack

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
      .modifier(ColumnBack(wayBack: wayBack))
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
    TabView(selection: Binding(get: { tabs.selectedIndex }, set: { tabs.choose($0) })) {
      ForEach(controllers.indices, id: \.self) { index in
        let controller = controllers[index]
        ControllerScreen(controller).id(ObjectIdentifier(controller))
          .tabItem {
            if let image = controller.tabBarItem.image { Image(uiImage: image) }
            Text(verbatim: controller.tabBarItem.title ?? controller.title ?? "")
          }
          .badge(controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
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
      // Fields of the screen itself do not search.
      content.submitScope().searchable(
        text: Binding(get: { search.searchBar.text ?? "" }, set: { search.typed($0) }),
        prompt: search.searchBar.placeholder ?? ""
      )
      .onSubmit(of: .search) { search.submitted() }
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
  /// The bits of the options.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that the view has of its own.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that the controller wishes for.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
