import Combine
import UIKit

final class MovieCell: UITableViewCell {
  static let reuseIdentifier = String(describing: MovieCell.self)

  private let posterView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let ratingLabel = UILabel()
  private var loader: ImageLoader?
  private var cancellable: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancellable?.cancel()
    posterView.image = nil
  }

  private func setUp() {
    posterView.translatesAutoresizingMaskIntoConstraints = false
    posterView.contentMode = .scaleAspectFill
    posterView.clipsToBounds = true
    posterView.layer.cornerRadius = 8
    posterView.backgroundColor = .secondarySystemBackground
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    subtitleLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    ratingLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    ratingLabel.textColor = .systemOrange

    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, ratingLabel])
    texts.axis = .vertical
    texts.spacing = 4
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(posterView)
    contentView.addSubview(texts)
    NSLayoutConstraint.activate([
      posterView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      posterView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      posterView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      posterView.widthAnchor.constraint(equalToConstant: 60),
      posterView.heightAnchor.constraint(equalToConstant: 90),
      texts.leadingAnchor.constraint(equalTo: posterView.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  func bind(to movie: Movie) {
    titleLabel.text = movie.title
    subtitleLabel.text = movie.year
    ratingLabel.text = "★ " + String(format: "%.1f", movie.voteAverage)
    guard let poster = movie.poster else { return }
    let loader = ImageLoader(url: poster)
    self.loader = loader
    cancellable = loader.$image.sink { [weak self] in self?.posterView.image = $0 }
    loader.load()
  }
}
