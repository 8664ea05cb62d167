import MoviesKit
import UIKit

/// The column of a film's page.
final class MoviePage: UIStackView {
  let poster = UIImageView()
  let spinner = UIActivityIndicatorView(style: .medium)
  let again = UIButton(type: .system)
  let webSite = UIButton(type: .system)
  let problem = MoviePage.label(.callout, color: .systemRed)
  private let title = MoviePage.label(.title2)
  private let tagline = MoviePage.label(.callout, color: .secondaryLabel)
  private let facts = MoviePage.label(.subheadline)
  private let genres = MoviePage.label(.subheadline, color: .secondaryLabel)
  private let overview = MoviePage.label(.body)
  private let makers = MoviePage.label(.subheadline)

  init() {
    super.init(frame: .zero)
    title.accessibilityTraits = .header
    axis = .vertical
    spacing = 12
    poster.contentMode = .scaleAspectFit
    poster.heightAnchor.constraint(equalToConstant: 300).isActive = true
    spinner.accessibilityLabel = "Fetching the details"
    again.setTitle("Try Again", for: .normal)
    webSite.setTitle("Web Site", for: .normal)
    for view in [
      poster, title, tagline, facts, genres, spinner, problem, again, overview, makers, webSite,
    ] { addArrangedSubview(view) }
    setCustomSpacing(20, after: poster)
    setCustomSpacing(4, after: title)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static func label(_ style: UIFont.TextStyle, color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  func show(_ movie: Movie) {
    poster.accessibilityLabel = "Poster of \(movie.title)"
    title.text = movie.title
    set(tagline, movie.tagline)
    set(facts, [MovieTexts.facts(movie), movie.votesText, movie.runtimeText])
    set(genres, movie.genresText)
    set(overview, movie.overview)
    let names = [
      movie.directorsText.map { "Directed by \($0)" }, movie.castText.map { "With \($0)" },
    ]
    set(makers, names.compactMap { $0 }.joined(separator: "\n"))
    webSite.isHidden = movie.homepageURL == nil
  }

  func show(_ error: MovieStoreAPIError?) {
    set(problem, error?.localizedDescription)
    again.isHidden = error == nil
  }

  private func set(_ label: UILabel, _ text: String?) {
    label.text = text
    label.isHidden = text?.isEmpty ?? true
  }

  private func set(_ label: UILabel, _ parts: [String?]) {
    set(label, parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "   "))
  }
}
