import Combine
import UIKit

class MoviesViewController: UIViewController {

  private enum Section: CaseIterable {
    case movies
  }

  private let viewModel: MoviesViewModel
  private var cancellables: [AnyCancellable] = []
  private let selection = PassthroughSubject<Int, Never>()
  private let search = PassthroughSubject<String, Never>()
  private let appear = PassthroughSubject<Void, Never>()

  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.tableFooterView = UIView()
    tableView.register(MovieCell.self, forCellReuseIdentifier: MovieCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 120
    tableView.delegate = self
    return tableView
  }()

  private lazy var loadingView: UIActivityIndicatorView = {
    let view = UIActivityIndicatorView(style: .large)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.hidesWhenStopped = true
    return view
  }()

  private lazy var messageLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isHidden = true
    return label
  }()

  private lazy var searchController: UISearchController = {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.tintColor = .label
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Search films"
    return searchController
  }()

  private lazy var dataSource = makeDataSource()

  init(viewModel: MoviesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Not supported!")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureUI()
    bind(to: viewModel)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appear.send(())
  }

  private func configureUI() {
    definesPresentationContext = true
    title = NSLocalizedString("Films", comment: "Title of the list")
    view.backgroundColor = .systemBackground

    view.addSubview(tableView)
    view.addSubview(loadingView)
    view.addSubview(messageLabel)
    NSLayoutConstraint.activate([
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      loadingView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      loadingView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      messageLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      messageLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      messageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    tableView.dataSource = dataSource
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), style: .plain, target: self, action: #selector(sort(_:)))
  }

  @objc private func sort(_ sender: UIBarButtonItem) {
    var snapshot = dataSource.snapshot()
    let movies = snapshot.itemIdentifiers.sorted { $0.title < $1.title }
    snapshot.deleteAllItems()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(movies, toSection: .movies)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func bind(to viewModel: MoviesViewModel) {
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()
    let input = MoviesViewModelInput(
      appear: appear.eraseToAnyPublisher(),
      search: search.eraseToAnyPublisher(),
      selection: selection.eraseToAnyPublisher())

    viewModel.transform(input: input).sink(receiveValue: { [unowned self] state in
      self.render(state)
    }).store(in: &cancellables)

    viewModel.selected
      .sink { [weak self] id in
        let detail = MovieDetailViewController(movieID: id)
        self?.navigationController?.pushViewController(detail, animated: true)
      }
      .store(in: &cancellables)
  }

  private func render(_ state: MoviesState) {
    messageLabel.isHidden = true
    switch state {
    case .idle:
      update(with: [], animate: false)
    case .loading:
      loadingView.startAnimating()
      update(with: [], animate: false)
    case .noResults:
      loadingView.stopAnimating()
      show("No films found")
      update(with: [])
    case .failure(let error):
      loadingView.stopAnimating()
      show(error.localizedDescription)
      update(with: [], animate: false)
    case .success(let movies):
      loadingView.stopAnimating()
      update(with: movies)
    }
  }

  private func show(_ message: String) {
    messageLabel.text = message
    messageLabel.isHidden = false
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Movie> {
    return UITableViewDiffableDataSource(
      tableView: tableView,
      cellProvider: { tableView, indexPath, movie in
        guard
          let cell = tableView.dequeueReusableCell(withIdentifier: MovieCell.reuseIdentifier, for: indexPath)
            as? MovieCell
        else {
          assertionFailure("Failed to dequeue \(MovieCell.self)!")
          return UITableViewCell()
        }
        cell.accessibilityIdentifier = "movie.\(indexPath.row)"
        cell.bind(to: movie)
        return cell
      }
    )
  }

  private func update(with movies: [Movie], animate: Bool = true) {
    DispatchQueue.main.async {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
      snapshot.appendSections(Section.allCases)
      snapshot.appendItems(movies, toSection: .movies)
      self.dataSource.apply(snapshot, animatingDifferences: animate)
    }
  }
}

extension MoviesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search.send(searchText)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    search.send("")
  }
}

extension MoviesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let snapshot = dataSource.snapshot()
    selection.send(snapshot.itemIdentifiers[indexPath.row].id)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    searchController.searchBar.resignFirstResponder()
  }
}
