import UIKit

// Films in a table with a diffable source and a search, each with a cell laid out by hand, and a screen behind it that scrolls.

struct ArchiveFilm: Hashable {
  let title: String
  let year: Int
  let minutes: Int
  let rating: Double
  let genres: [String]
  let story: String
  let hue: CGFloat
}

extension ArchiveFilm {
  static let all = [
    ArchiveFilm(
      title: "The Lighthouse Keeper's Almanac", year: 1962, minutes: 118, rating: 8.4, genres: ["Drama", "Mystery"],
      story:
        "A keeper writes down every ship that passes for thirty years. One night a ship passes that he has written down before.",
      hue: 0.55),
    ArchiveFilm(
      title: "Paper Mountains", year: 1987, minutes: 96, rating: 7.1, genres: ["Comedy"],
      story: "Two rival map makers are sent to measure the same hill.", hue: 0.08),
    ArchiveFilm(
      title: "Signal", year: 2011, minutes: 132, rating: 6.8, genres: ["Science Fiction", "Thriller"],
      story: "An operator answers a call from the room she is sitting in.", hue: 0.75),
    ArchiveFilm(
      title: "The Long Orchard", year: 1974, minutes: 141, rating: 8.9, genres: ["Drama"],
      story: "Four harvests, three sisters, and a tree nobody may cut.", hue: 0.33),
  ]

  var poster: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 180)).image { context in
      UIColor(hue: hue, saturation: 0.6, brightness: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 120, height: 180))
      UIColor(hue: hue, saturation: 0.3, brightness: 0.95, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 30, y: 50, width: 60, height: 60)).fill()
    }
  }
}

final class RatingBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 6
    label.textColor = .white
    label.font = .systemFont(ofSize: 13, weight: .bold)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 3),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ rating: Double) { label.text = String(format: "%.1f", rating) }
}

final class ArchiveCell: UITableViewCell {
  static let identifier = "ArchiveCell"
  private let poster = UIImageView(), title = UILabel(), subtitle = UILabel(), badge = RatingBadge()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    poster.contentMode = .scaleAspectFill
    poster.clipsToBounds = true
    poster.layer.cornerRadius = 6
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
    for part in [poster, title, subtitle, badge] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      poster.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      poster.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      poster.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      poster.widthAnchor.constraint(equalToConstant: 50),
      poster.heightAnchor.constraint(equalTo: poster.widthAnchor, multiplier: 1.5),

      title.leadingAnchor.constraint(equalTo: poster.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: poster.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),

      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),

      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ film: ArchiveFilm) {
    poster.image = film.poster
    title.text = film.title
    subtitle.text = "\(film.year) · \(film.minutes) min"
    badge.show(film.rating)
  }
}

final class ArchiveController: UIViewController, UITableViewDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  private enum Section { case films }
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = UITableViewDiffableDataSource<Section, ArchiveFilm>(tableView: table) { table, path, film in
    let cell = table.dequeueReusableCell(withIdentifier: ArchiveCell.identifier, for: path)
    (cell as? ArchiveCell)?.show(film)
    return cell
  }
  private(set) var searched: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Archive"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    table.register(ArchiveCell.self, forCellReuseIdentifier: ArchiveCell.identifier)
    table.delegate = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self, weak refresh] _ in
        self?.apply()
        refresh?.endRefreshing()
      }, for: .valueChanged)
    table.refreshControl = refresh
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Titles"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), primaryAction: UIAction { [weak self] _ in self?.sort() })
    apply()
  }

  private var isByYear = false

  func sort() {
    isByYear.toggle()
    navigationItem.rightBarButtonItem?.isEnabled = !isByYear
    title = isByYear ? "By year" : "Archive"
    apply()
  }

  private func apply() {
    let text = search.searchBar.text ?? ""
    let films = ArchiveFilm.all.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, ArchiveFilm>()
    snapshot.appendSections([.films])
    snapshot.appendItems(isByYear ? films.sorted { $0.year < $1.year } : films)
    source.apply(snapshot, animatingDifferences: true)
  }

  func updateSearchResults(for searchController: UISearchController) { apply() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searched.append(searchBar.text ?? "")
    title = "Found \(source.snapshot().numberOfItems)"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let film = source.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(ArchiveFilmController(film: film), animated: true)
  }
}

final class ArchiveFilmController: UIViewController, UIScrollViewDelegate {
  private let film: ArchiveFilm
  private let scroll = UIScrollView(), content = UIStackView(), poster = UIImageView(), watch = UIButton(type: .system)
  private(set) var log: [String] = []

  init(film: ArchiveFilm) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = film.title
    navigationItem.largeTitleDisplayMode = .never
    scroll.delegate = self
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    content.axis = .vertical
    content.spacing = 12
    content.isLayoutMarginsRelativeArrangement = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: watch.topAnchor, constant: -12),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])

    poster.image = film.poster
    poster.contentMode = .scaleAspectFill
    poster.clipsToBounds = true
    poster.layer.cornerRadius = 12
    poster.heightAnchor.constraint(equalToConstant: 260).isActive = true
    content.addArrangedSubview(poster)
    content.setCustomSpacing(20, after: poster)

    content.addArrangedSubview(label(film.title, .title1, lines: 0))
    let facts = UIStackView(arrangedSubviews: [
      fact("Year", "\(film.year)"), fact("Length", "\(film.minutes) min"), fact("Rating", "\(film.rating)"),
    ])
    facts.distribution = .fillEqually
    facts.spacing = 8
    content.addArrangedSubview(facts)
    let genres = UIStackView(arrangedSubviews: film.genres.map(chip))
    genres.spacing = 8
    genres.alignment = .center
    let genreRow = UIStackView(arrangedSubviews: [genres])
    genreRow.axis = .vertical
    genreRow.alignment = .leading
    content.addArrangedSubview(genreRow)
    content.addArrangedSubview(label(film.story, .body, lines: 0))
    for number in 1...12 {
      content.addArrangedSubview(
        label(
          "Note \(number) of the archive, short enough for a single line unless the screen is small", .footnote,
          lines: 1))
    }

    watch.configuration = .filled()
    watch.configuration?.title = "Add to watch list"
    watch.addAction(UIAction { [weak self] _ in self?.added() }, for: .touchUpInside)
    watch.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(watch)
    NSLayoutConstraint.activate([
      watch.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      watch.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      watch.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      watch.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = lines
    return label
  }

  private func fact(_ name: String, _ value: String) -> UIView {
    let (top, bottom) = (label(name.uppercased(), .caption2, lines: 1), label(value, .headline, lines: 1))
    top.textColor = .secondaryLabel
    top.textAlignment = .center
    bottom.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [top, bottom])
    stack.axis = .vertical
    stack.spacing = 2
    stack.backgroundColor = .secondarySystemBackground
    stack.layer.cornerRadius = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    return stack
  }

  private func chip(_ text: String) -> UIView {
    let chip = label(text, .footnote, lines: 1)
    let box = UIView()
    box.backgroundColor = .tertiarySystemFill
    box.layer.cornerRadius = 10
    chip.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(chip)
    NSLayoutConstraint.activate([
      chip.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      chip.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
      chip.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      chip.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
    ])
    return box
  }

  private func added() {
    let alert = UIAlertController(title: "Why?", message: film.title, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Reason" }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.watch.configuration?.title = "On the list: \(alert?.textFields?.first?.text ?? "")"
    }
    save.isEnabled = false
    alert.textFields?.first?.addAction(
      UIAction { [weak save] action in save?.isEnabled = (action.sender as? UITextField)?.hasText == true },
      for: .editingChanged)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    present(alert, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("\(Int(scrollView.contentOffset.y))") }
}

final class ArchiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: ArchiveController())
    window?.makeKeyAndVisible()
  }
}
