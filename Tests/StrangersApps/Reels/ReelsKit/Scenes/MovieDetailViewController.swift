import Combine
import UIKit

final class MovieDetailViewController: UIViewController {
  private let movieID: Int
  private var cancellable: AnyCancellable?

  private let stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  private let titleLabel = UILabel()
  private let taglineLabel = UILabel()
  private let overviewLabel = UILabel()

  init(movieID: Int) {
    self.movieID = movieID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.numberOfLines = 0
    taglineLabel.font = UIFont.italicSystemFont(ofSize: 15)
    taglineLabel.textColor = .secondaryLabel
    overviewLabel.numberOfLines = 0
    [titleLabel, taglineLabel, overviewLabel].forEach(stack.addArrangedSubview)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])

    cancellable = MovieAPI.movie(id: movieID)
      .sink(
        receiveCompletion: { [weak self] completion in
          guard case .failure(let error) = completion else { return }
          let alert = UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
          self?.present(alert, animated: true)
        },
        receiveValue: { [weak self] movie in
          self?.titleLabel.text = movie.title
          self?.taglineLabel.text = movie.tagline
          self?.overviewLabel.text = movie.overview
        })
  }
}
