import Combine
import MoviesImages
import MoviesKit
import UIKit

/// A film: its poster at once with what a list has, then its details.
final class MovieViewController: UIViewController {
  private let model: MovieDetailViewModel
  private let images: ImageService
  private let page = MoviePage()
  private var subscriptions: Set<AnyCancellable> = []

  init(model: MovieDetailViewModel, images: ImageService = .shared) {
    self.model = model
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = model.movie.title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpPage()
    bind()
    loadPoster()
  }

  private func setUpPage() {
    let scroll = UIScrollView()
    for (child, parent) in [(scroll, view!), (page, scroll)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
    ])
    page.again.addAction(
      UIAction { [weak self] _ in self?.model.reload() }, for: .touchUpInside)
    page.webSite.addAction(
      UIAction { [weak self] _ in
        if let url = self?.model.movie.homepageURL { UIApplication.shared.open(url) }
      }, for: .touchUpInside)
  }

  private func bind() {
    model.$movie
      .sink { [page] in page.show($0) }
      .store(in: &subscriptions)
    model.$isLoading
      .assign(to: \.isSpinning, on: page.spinner)
      .store(in: &subscriptions)
    model.$movieError
      .sink { [page] in page.show($0) }
      .store(in: &subscriptions)
  }

  private func loadPoster() {
    guard let path = model.movie.posterPath else {
      page.poster.isHidden = true
      return
    }
    images.fetchImage(poster: path, size: .medium)
      .sink { [page] in page.poster.image = $0 }
      .store(in: &subscriptions)
  }
}
