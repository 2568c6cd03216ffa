import UIKit
import SwiftUI

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tab = UITabBarController()
    let first = UINavigationController(rootViewController: RecipesController(style: .insetGrouped))
    first.tabBarItem = UITabBarItem(
      title: "Recipes", image: UIImage(systemName: "book"), selectedImage: UIImage(systemName: "book.fill"))
    let second = UIHostingController(rootView: Wrapped())
    second.tabBarItem = UITabBarItem(title: "Wrapped", image: UIImage(systemName: "square.stack"), tag: 1)
    tab.viewControllers = [first, second]
    tab.selectedIndex = 0
    tab.tabBar.tintColor = .systemOrange
    window?.rootViewController = tab
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
}

struct Recipe: Hashable { let name: String; let minutes: Int; let vegan: Bool }
enum Part: Int, CaseIterable { case quick, slow }

class RecipesController: UITableViewController, UISearchResultsUpdating {
  typealias Source = UITableViewDiffableDataSource<Part, Recipe>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Part, Recipe>
  private lazy var source = makeSource()
  private let recipes = [
    Recipe(name: "Lentil soup", minutes: 40, vegan: true), Recipe(name: "Toast", minutes: 5, vegan: true),
    Recipe(name: "Omelette", minutes: 10, vegan: false),
  ]
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.searchController = search
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.reuse)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.separatorStyle = .singleLine
    tableView.tableFooterView = UIView()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in refresh.endRefreshing() }, for: .valueChanged)
    refreshControl = refresh
    apply(recipes, animated: false)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: animated) }
  }
  private func makeSource() -> Source {
    let source = Source(tableView: tableView) { tableView, indexPath, recipe in
      let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.reuse, for: indexPath) as! RecipeCell
      cell.show(recipe)
      return cell
    }
    source.defaultRowAnimation = .fade
    return source
  }
  private func apply(_ list: [Recipe], animated: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems(list.filter { $0.minutes <= 15 }, toSection: .quick)
    snapshot.appendItems(list.filter { $0.minutes > 15 }, toSection: .slow)
    source.apply(snapshot, animatingDifferences: animated)
  }
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    apply(text.isEmpty ? recipes : recipes.filter { $0.name.lowercased().contains(text.lowercased()) })
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let recipe = source.itemIdentifier(for: indexPath) else { return }
    let detail = RecipeController(recipe: recipe)
    navigationController?.pushViewController(detail, animated: true)
  }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 64 }
  private func ask() {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"; field.autocapitalizationType = .words
    }
    alert.addAction(.init(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      .init(title: "Add", style: .default) { [unowned alert] _ in print(alert.textFields?.first?.text ?? "") })
    present(alert, animated: true, completion: nil)
  }
}

final class RecipeCell: UITableViewCell {
  static let reuse = String(describing: RecipeCell.self)
  private let name = UILabel(), minutes = UILabel()
  private let icon = UIImageView(image: UIImage(systemName: "leaf.fill")?.withRenderingMode(.alwaysTemplate))
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 0
    minutes.font = UIFont.preferredFont(forTextStyle: .subheadline)
    minutes.textColor = .secondaryLabel
    icon.tintColor = .systemGreen
    icon.contentMode = .scaleAspectFit
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let labels = UIStackView(arrangedSubviews: [name, minutes])
    labels.axis = .vertical
    labels.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, labels])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      icon.widthAnchor.constraint(equalToConstant: 24),
    ])
    accessoryType = .disclosureIndicator
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() { super.prepareForReuse(); name.text = nil }
  func show(_ recipe: Recipe) {
    name.text = recipe.name
    minutes.text = "\(recipe.minutes) min"
    icon.isHidden = !recipe.vegan
    accessibilityLabel = recipe.name
  }
}

class RecipeController: UIViewController, UITextViewDelegate {
  let recipe: Recipe
  private let notes = UITextView()
  private lazy var slider: UISlider = {
    let s = UISlider()
    s.minimumValue = 1; s.maximumValue = 8; s.value = 4
    s.addAction(UIAction { [weak self, unowned s] _ in self?.people(s) }, for: .valueChanged)
    return s
  }()
  private let count = UILabel()
  init(recipe: Recipe) { self.recipe = recipe; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = UIView(); view.backgroundColor = .systemBackground }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = recipe.name
    notes.delegate = self
    notes.font = .systemFont(ofSize: 16)
    notes.layer.borderColor = UIColor.separator.cgColor
    notes.layer.borderWidth = 1
    notes.layer.cornerRadius = 8
    notes.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let stack = UIStackView(arrangedSubviews: [count, slider, notes])
    stack.axis = .vertical; stack.spacing = 16; stack.distribution = .fill
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = .init(top: 16, left: 16, bottom: 16, right: 16)
    view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
      notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
    people(slider)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }
  private func people(_ sender: UISlider) {
    count.text = "For \(Int(sender.value.rounded()))"; UISelectionFeedbackGenerator().selectionChanged()
  }
  func hide() { view.endEditing(true) }
  func textViewDidChange(_ textView: UITextView) { title = "\(textView.text.count)" }
  func textViewDidEndEditing(_ textView: UITextView) {}
}

struct SearchField: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: UIViewRepresentableContext<SearchField>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    return bar
  }
  func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchField>) { uiView.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { text = "" }
  }
}

struct Spinner: UIViewRepresentable {
  let style: UIActivityIndicatorView.Style
  @Binding var animating: Bool
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    animating ? view.startAnimating() : view.stopAnimating()
  }
}

struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct PageController<Page: View>: UIViewControllerRepresentable {
  var pages: [Page]
  @Binding var current: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
  }
  class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: PageController
    var controllers = [UIViewController]()
    init(_ parent: PageController) {
      self.parent = parent; controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }
    func pageViewController(_ c: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? {
      guard let i = controllers.firstIndex(of: v) else { return nil }
      return i == 0 ? controllers.last : controllers[i - 1]
    }
    func pageViewController(_ c: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? {
      guard let i = controllers.firstIndex(of: v) else { return nil }
      return i + 1 == controllers.count ? controllers.first : controllers[i + 1]
    }
    func pageViewController(
      _ c: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      if completed, let v = c.viewControllers?.first, let i = controllers.firstIndex(of: v) { parent.current = i }
    }
  }
}

struct PageDots: UIViewRepresentable {
  var count: Int
  @Binding var current: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.pageIndicatorTintColor = .lightGray
    control.currentPageIndicatorTintColor = .black
    let coordinator = context.coordinator
    control.addAction(UIAction { [unowned control] _ in coordinator.changed(sender: control) }, for: .valueChanged)
    return control
  }
  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = current }
  class Coordinator: NSObject {
    var control: PageDots
    init(_ control: PageDots) { self.control = control }
    func changed(sender: UIPageControl) { control.current = sender.currentPage }
  }
}

struct Share: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ c: UIActivityViewController, context: Context) {}
}

struct Wrapped: View {
  @State var text = ""
  @State var page = 0
  @State var spinning = true
  @State var sharing = false
  var body: some View {
    VStack {
      SearchField(text: $text)
      ZStack(alignment: .bottomTrailing) {
        PageController(pages: [Color.red, Color.green, Color.blue], current: $page).frame(height: 200)
        PageDots(count: 3, current: $page).padding(.trailing)
      }
      Spinner(style: .large, animating: $spinning)
      Text("Behind").background(Blur(style: .systemThinMaterial))
      Button("Share") { sharing = true }.sheet(isPresented: $sharing) {
        Share(items: ["Hello", URL(string: "https://example.com")!])
      }
      Spacer()
    }
  }
}
