import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// A small app of UIKit as of 2020: a table with a diffable source, a screen behind each row, a question, and its scene delegate.

@MainActor
private final class Films: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, place, title in
    let cell = table.dequeueReusableCell(withIdentifier: "film", for: place)
    cell.textLabel?.text = title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Films"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "film")
    tableView.dataSource = source
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: Selector("ask", Films.ask))
    show(["Alien", "Brazil"])
  }

  private func show(_ titles: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    source.apply(snapshot, animatingDifferences: true)
  }

  func ask() {
    let alert = UIAlertController(title: "Clear all?", message: "They are gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.show([]) })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let title = source.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(Detail(title), animated: true)
  }
}

@MainActor
private final class Detail: UIViewController {
  private let film: String
  private let label = UILabel()
  private let button = UIButton(type: .system)

  init(_ film: String) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = film
    label.text = "About \(film)"
    button.setTitle("Like", for: .normal)
    button.addTarget(self, action: Selector("like", Detail.like), for: .touchUpInside)
    let host = UIHostingController(rootView: Text("hosted"))
    addChild(host)
    for part in [label, button, host.view!] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      host.view.topAnchor.constraint(equalTo: button.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  func like() { label.text = "You like \(film)" }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: Films())
    self.window = window
    window.makeKeyAndVisible()
  }
}

@MainActor private let width = UIScreen.main.bounds.width

@Suite(.serialized) @MainActor struct UIKitOfApps {
  @Test func aTableAppRunsFromItsSceneDelegate() async throws {
    let screen = TestScreen { _DelegateWindow(scene: { SceneDelegate() }) }
    try await screen.wait { screen.outline.contains("Films") }
    #expect(screen.outline.contains("\"Brazil\""))
    #expect(screen.tap("Brazil"))
    try await screen.wait { screen.outline.contains("About Brazil") }
    #expect(screen.outline.contains("\"hosted\""))
    #expect(screen.tap("Like"))
    try await screen.wait { screen.outline.contains("You like Brazil") }
  }

  @Test func aQuestionIsAskedAndAnswered() async throws {
    let screen = TestScreen { _DelegateWindow(scene: { SceneDelegate() }) }
    #expect(screen.tap("Clear"))
    try await screen.wait { screen.outline.contains("Clear all?") }
    #expect(screen.tap("Remove"))
    try await screen.wait { !screen.outline.contains("\"Brazil\"") }
  }

  @Test func controlsTellTheirTargets() {
    @MainActor final class Model {
      var values: [Float] = []
      func moved(_ slider: UISlider) { values.append(slider.value) }
    }
    let (model, slider) = (Model(), UISlider(frame: .zero))
    slider.addTarget(model, action: Selector("moved:", Model.moved), for: .valueChanged)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    slider.sendActions(for: .touchDown)
    #expect(model.values == [0.5])
  }

  @Test func looksAreKeptByClass() {
    UITextView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    defer { UITableView.appearance().separatorStyle = .singleLine }
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
    #expect(UITextView.appearance().backgroundColor == .clear)
    #expect(UITableView.appearance() !== UIView.appearance())
    #expect(width > 0)
  }

  @Test func placesOfRowsHaveTwoNumbers() {
    let place = IndexPath(row: 3, section: 2)
    #expect(place.row == 3 && place.section == 2 && place.item == 3)
  }

  @Test func wordsThatNobodyKnowsAreFound() {
    let checker = UITextChecker()
    let text = "zzqx"
    let found = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false, language: "en")
    // Without the system's list every word is known.
    let hasList = FileManager.default.fileExists(atPath: "/usr/share/dict/words")
    #expect((found.location == NSNotFound) == !hasList)
  }
}

@Suite struct DefaultsByKey {
  @Test func valuesAreSetAndRead() throws {
    let name = "defaults-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
  }
}
