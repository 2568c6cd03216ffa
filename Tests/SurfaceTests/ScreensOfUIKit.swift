import AVKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// What screens, controls and rules of UIKit do where a host draws them.

private struct Held<Controller: UIViewController>: UIViewControllerRepresentable {
  let controller: Controller
  func makeUIViewController(context: Context) -> Controller { controller }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private struct HeldView<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ view: Content, context: Context) {}
}

@MainActor private func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

@MainActor
private final class Page: UIViewController {
  var calls: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let text = label("Page \(title ?? "")")
    view.addSubview(text)
    text.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
  override func viewDidLayoutSubviews() { calls.append("laid out") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

@Suite(.serialized, .timeLimit(.minutes(4))) @MainActor struct ScreensOfUIKit {
  private let phone = CGSize(width: 390, height: 844)
  private let tablet = CGSize(width: 1100, height: 800)

  // MARK: Columns

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("One"), for: .primary)
    split.setViewController(UINavigationController(rootViewController: Page("Two")), for: .secondary)
    return split
  }

  @Test func columnsStandBesideEachOtherWhereThereIsRoom() throws {
    let split = columns()
    let screen = TestScreen(size: tablet) { Held(controller: split) }
    let one = try #require(screen.frame(of: "Page One"))
    let two = try #require(screen.frame(of: "Page Two"))
    #expect(one.maxX <= 320 && two.minX >= 320)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
  }

  @Test func oneColumnStandsWhereThereIsRoomForOneAndLeadsBack() async throws {
    let split = columns()
    let screen = TestScreen(size: phone) { Held(controller: split) }
    #expect(screen.outline.contains("Page Two") && !screen.outline.contains("Page One"))
    #expect(split.isCollapsed)
    #expect(screen.tap("One"))
    try await screen.wait { screen.outline.contains("Page One") }
    #expect(!screen.outline.contains("Page Two"))
    split.viewControllers[0].showDetailViewController(Page("Three"), sender: nil)
    try await screen.wait { screen.outline.contains("Page Three") }
  }

  @Test func theDelegateSaysWhichColumnStays() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { proposedTopColumn == .secondary ? .primary : proposedTopColumn }
    }
    let (split, delegate) = (columns(), Delegate())
    split.delegate = delegate
    let screen = TestScreen(size: phone) { Held(controller: split) }
    #expect(screen.outline.contains("Page One") && !screen.outline.contains("Page Two"))
  }

  // MARK: Coming and going

  @Test func aHeldScreenIsToldThatItComesAndGoesAndPresents() async throws {
    struct Switched: View {
      @State private var isShown = true
      let page: Page
      var body: some View {
        Button("Turn") { isShown.toggle() }
        if isShown { Held(controller: page) }
      }
    }
    let page = Page("Held")
    let screen = TestScreen(size: phone) { Switched(page: page) }
    try await screen.wait { page.calls.count >= 4 }
    #expect(page.calls == ["will appear", "is appearing", "laid out", "did appear"])
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    let answer = UIAlertAction(title: "Yes", style: .default)
    answer.isEnabled = false
    alert.addAction(answer)
    page.present(alert, animated: false)
    try await screen.wait { screen.outline.contains("Really?") }
    #expect(screen.outline.contains("button \"Yes\" disabled"))
    answer.isEnabled = true
    try await screen.wait { !screen.outline.contains("button \"Yes\" disabled") }
    #expect(screen.tap("Yes"))
    #expect(screen.tap("Turn"))
    try await screen.wait { page.calls.last == "did disappear" }
  }

  @Test func whatChangesInBarsIsDrawn() async throws {
    let page = Page("Before")
    let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    let screen = TestScreen(size: phone) { Held(controller: UINavigationController(rootViewController: page)) }
    #expect(screen.outline.contains("\"Save\"") && screen.outline.contains("Before"))
    item.isEnabled = false
    page.title = "After"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Stop", style: .plain, target: nil, action: nil)
    try await screen.wait { screen.outline.contains("Stop") }
    #expect(screen.outline.contains("button \"Save\" disabled") && screen.outline.contains("After"))
    #expect(page.navigationItem.title == "After")
  }

  @Test func aTabMayBeRefused() async throws {
    final class Delegate: UITabBarControllerDelegate {
      var chosen: [String?] = []
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController.title)
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "Locked" }
    }
    let (tabs, delegate) = (UITabBarController(), Delegate())
    tabs.viewControllers = [Page("Home"), Page("Locked"), Page("Open")]
    tabs.delegate = delegate
    let screen = TestScreen(size: phone) { Held(controller: tabs) }
    screen.tap("Locked")
    screen.settle()
    #expect(tabs.selectedIndex == 0 && delegate.chosen.isEmpty)
    tabs.selectedIndex = 1
    #expect(delegate.chosen.isEmpty)
    tabs.viewControllers?[2].tabBarItem.badgeValue = "7"
    try await screen.wait { screen.outline.contains("7") }
  }

  // MARK: Scroll views

  @Test func aScrollViewScrollsToWhereTheAppWants() async throws {
    final class Delegate: UIScrollViewDelegate {
      var places: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
    }
    let (area, delegate, column) = (UIScrollView(), Delegate(), UIStackView())
    area.delegate = delegate
    column.axis = .vertical
    for number in 1...60 { column.addArrangedSubview(label("Line \(number)")) }
    area.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor), column.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      column.widthAnchor.constraint(equalTo: area.widthAnchor),
    ])
    let screen = TestScreen(size: phone) { HeldView(view: area) }
    #expect(screen.outline.contains("scroll") && screen.outline.contains("Line 60"))
    area.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(delegate.places == [200])
    try await screen.wait { screen.changes.contains { $0.contains("scrollArea") } }
  }

  // MARK: Rules of layout

  @Test func rulesThatAreAddedAreFollowedUntilTheyAreRemoved() {
    let view = UIView()
    let rule = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 50)
    view.addConstraint(rule)
    #expect(rule.isActive && view.constraints == [rule])
    view.removeConstraints([rule])
    #expect(!rule.isActive && view.constraints.isEmpty)
  }

  // MARK: Views and controls

  @Test func aTextViewIsThereBeforeItHasAText() {
    let screen = TestScreen { HeldView(view: UITextView()) }
    #expect(!screen.outline.isEmpty)
  }

  @Test func whatStandsOnASurfaceIsDrawn() {
    let surface = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    surface.contentView.addSubview(label("On glass"))
    let screen = TestScreen { HeldView(view: surface) }
    #expect(screen.outline.contains("On glass") && surface.contentView.superview === surface)
  }

  @Test func viewsFromACoderAreDrawn() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let toggle = try #require(UISwitch(coder: coder))
    let field = try #require(UITextField(coder: coder))
    let text = try #require(UITextView(coder: coder))
    let button = try #require(UIButton(coder: coder))
    button.setTitle("Press", for: .normal)
    #expect(!TestScreen { HeldView(view: toggle) }.outline.isEmpty)
    #expect(!TestScreen { HeldView(view: field) }.outline.isEmpty)
    #expect(!TestScreen { HeldView(view: text) }.outline.isEmpty)
    #expect(TestScreen { HeldView(view: button) }.outline.contains("Press"))
  }

  @Test func aTargetIsTakenAwayAloneAndActionsStay() {
    @MainActor final class Model {
      var calls: [String] = []
      func one() { calls.append("one") }
      func two() { calls.append("two") }
    }
    let (model, other, control) = (Model(), Model(), UIControl())
    let (one, two) = (Selector("one", Model.one), Selector("two", Model.two))
    control.addTarget(model, action: one, for: .valueChanged)
    control.addTarget(model, action: two, for: .valueChanged)
    control.addTarget(other, action: one, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in model.calls.append("action") }, for: .valueChanged)
    control.removeTarget(model, action: one, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(model.calls == ["two", "action"] && other.calls == ["one"])
    control.removeTarget(nil, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(model.calls == ["two", "action", "action"] && other.calls == ["one", "one"])
  }

  @Test func aPictureThatCannotBeBegunIsEndedAlone() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func timesAreInvalidOrUnknownOrInfinite() {
    #expect(CMTime.indefinite != .invalid && CMTime.indefinite.isIndefinite && !CMTime.invalid.isIndefinite)
    #expect(CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .positiveInfinity && CMTime.positiveInfinity < .invalid)
  }

  @Test func coloursByMeaningAreResolvedForDarkSurroundings() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: dark).red == 1 && Color.primary.resolve(in: EnvironmentValues()).red == 0)
    #expect(Color(UIColor.systemBackground).resolve(in: dark).green == 0)
    #expect(Color.red.resolve(in: dark) != Color.red.resolve(in: EnvironmentValues()))
  }

  @Test func whoWaitsForSharingIsKept() {
    let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(controller.completionWithItemsHandler == nil)
    let told: UIActivityViewController.CompletionWithItemsHandler = { _, _, _, _ in }
    controller.completionWithItemsHandler = told
    #expect(controller.completionWithItemsHandler != nil)
  }
}
