import Combine
import MoviesImages
import MoviesKit
import UIKit

/// A film: its poster and what it is about.
final class MovieViewController: UIViewController {
  private let movie: Movie
  private let poster = UIImageView()
  private var loading: AnyCancellable?

  init(movie: Movie) {
    self.movie = movie
    super.init(nibName: nil, bundle: nil)
    title = movie.title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView()
    let column = UIStackView(arrangedSubviews: [
      poster, label(movie.title, .title2), label(MovieTexts.facts(movie), .subheadline),
      label(movie.overview, .body),
    ])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(20, after: poster)
    poster.contentMode = .scaleAspectFit
    poster.accessibilityLabel = "Poster of \(movie.title)"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      column.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
      poster.heightAnchor.constraint(equalToConstant: 300),
    ])
    loadPoster()
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    if style == .title2 { label.accessibilityTraits = .header }
    return label
  }

  private func loadPoster() {
    guard let path = movie.posterPath else {
      poster.isHidden = true
      return
    }
    loading = ImageService.shared.fetchImage(poster: path, size: .medium)
      .sink { [weak self] in self?.poster.image = $0 }
  }
}
