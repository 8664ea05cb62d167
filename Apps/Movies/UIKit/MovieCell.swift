import Combine
import MoviesImages
import MoviesKit
import UIKit

/// A film in a list: its poster, title, day, rating and the beginning of what it is about.
final class MovieCell: UITableViewCell {
  static let identifier = "movie"

  /// That of the poster, or of the texts where they are large.
  @MainActor static var height: CGFloat {
    max(132, UIFontMetrics.default.scaledValue(for: 102).rounded() + 24)
  }

  private let poster = UIImageView()
  private let title = UILabel()
  private let facts = UILabel()
  private let overview = UILabel()
  private var picture: AnyPublisher<UIImage?, Never>?
  private var loading: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    poster.contentMode = .scaleAspectFill
    poster.backgroundColor = .systemGray5
    poster.clipsToBounds = true
    poster.layer.cornerRadius = 6
    title.font = .preferredFont(forTextStyle: .headline)
    facts.font = .preferredFont(forTextStyle: .footnote)
    facts.textColor = .secondaryLabel
    overview.font = .preferredFont(forTextStyle: .footnote)
    overview.numberOfLines = 3
    let texts = UIStackView(arrangedSubviews: [title, facts, overview])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [poster, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      poster.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      poster.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      poster.widthAnchor.constraint(equalToConstant: 74),
      poster.heightAnchor.constraint(equalToConstant: 111),
      texts.leadingAnchor.constraint(equalTo: poster.trailingAnchor, constant: 14),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ movie: Movie, images: ImageService) {
    title.text = movie.title
    facts.text = MovieTexts.facts(movie)
    overview.text = movie.overview
    picture = movie.posterPath.map { path in
      Deferred { images.fetchImage(poster: path, size: .small) }.eraseToAnyPublisher()
    }
  }

  /// Loads the poster, if it is not there.
  func loadPoster() {
    guard loading == nil, poster.image == nil else { return }
    loading = picture?.sink { [weak self] in self?.poster.image = $0 }
  }

  /// Ends the loading of the poster.
  func cancel() { loading = nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancel()
    picture = nil
    poster.image = nil
  }
}
