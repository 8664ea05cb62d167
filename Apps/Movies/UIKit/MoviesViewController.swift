import Combine
public import MoviesImages
public import MoviesKit
public import UIKit

/// The films of a list: a table with a diffable data source, a spinner while they are fetched, an alert
/// when they cannot be.
public final class MoviesViewController: UITableViewController {
  private enum Section { case main }

  private let viewModel: MoviesViewModel
  private let images: ImageService
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let lists = UISegmentedControl(items: Endpoint.allCases.map(\.description))
  private let isLoading = CurrentValueSubject<Bool, Never>(false)
  private let rowsMoved = PassthroughSubject<Void, Never>()
  private var cellsInView: [MovieCell] = []
  private var subscriptions: Set<AnyCancellable> = []
  private lazy var dataSource = makeDataSource()

  public init(viewModel: MoviesViewModel = MoviesViewModel(), images: ImageService = .shared) {
    self.viewModel = viewModel
    self.images = images
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Movies"
    setUpTable()
    setUpBar()
    bind()
    choose(viewModel.indexEndpoint)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.rowHeight = MovieCell.height
  }

  private func setUpTable() {
    tableView.register(MovieCell.self, forCellReuseIdentifier: MovieCell.identifier)
    tableView.dataSource = dataSource
    tableView.rowHeight = MovieCell.height
    lists.accessibilityLabel = "List"
    tableView.tableHeaderView = ListPicker(lists)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    refreshControl = refresh
  }

  private func setUpBar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.reload() })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Fetch the list again"
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: spinner)
    spinner.accessibilityLabel = "Fetching"
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Movie> {
    UITableViewDiffableDataSource(tableView: tableView) { [images] tableView, indexPath, movie in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: MovieCell.identifier, for: indexPath)
      (cell as? MovieCell)?.show(movie, images: images)
      return cell
    }
  }

  private func bind() {
    isLoading
      .assign(to: \.isSpinning, on: spinner)
      .store(in: &subscriptions)
    lists.publisher(for: .valueChanged)
      .map(\.selectedSegmentIndex)
      .sink { [weak self] in self?.choose($0) }
      .store(in: &subscriptions)
    // The first value is that of before any answer.
    viewModel.$movies.dropFirst()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
    // A moment later the rows have their places; rows that only fly past need no poster.
    rowsMoved.delay(for: .milliseconds(40), scheduler: RunLoop.main)
      .throttle(for: .milliseconds(40), scheduler: RunLoop.main, latest: true)
      .sink { [weak self] in self?.loadPosters() }
      .store(in: &subscriptions)
    viewModel.$moviesError.compactMap { $0 }
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private func choose(_ index: Int) {
    lists.selectedSegmentIndex = index
    isLoading.send(true)
    viewModel.indexEndpoint = index
  }

  private func reload() {
    isLoading.send(true)
    viewModel.reload()
  }

  private func show(_ movies: [Movie]) {
    endLoading()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
    snapshot.appendSections([.main])
    // A service may tell a film twice; a snapshot takes it once.
    var seen: Set<Movie> = []
    snapshot.appendItems(movies.filter { seen.insert($0).inserted })
    dataSource.apply(snapshot)
  }

  private func show(_ error: MovieStoreAPIError) {
    endLoading()
    let alert = UIAlertController(
      title: error.failureReason, message: error.recoverySuggestion, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    let again = UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in
      self?.reload()
    }
    alert.addAction(again)
    alert.preferredAction = again
    present(alert, animated: true)
  }

  /// Loads the posters of the rows in view, and gives up those of rows that are not: a table has
  /// cells for many more.
  private func loadPosters() {
    let cells = tableView.visibleCells.compactMap { $0 as? MovieCell }
    for cell in cellsInView where !cells.contains(where: { $0 === cell }) { cell.cancel() }
    for cell in cells { cell.loadPoster() }
    cellsInView = cells
  }

  private func endLoading() {
    isLoading.send(false)
    refreshControl?.endRefreshing()
  }

  // MARK: The table's delegate

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    guard let movie = dataSource.itemIdentifier(for: indexPath) else { return }
    let page = MovieViewController(model: viewModel.detail(of: movie), images: images)
    navigationController?.pushViewController(page, animated: true)
  }

  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { rowsMoved.send() }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) { rowsMoved.send() }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rowsMoved.send()
  }

  public override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { (cell as? MovieCell)?.cancel() }
}

/// The choice of the list above the rows.
private final class ListPicker: UIView {
  private let lists: UISegmentedControl

  init(_ lists: UISegmentedControl) {
    self.lists = lists
    super.init(frame: .zero)
    addSubview(lists)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lists.intrinsicContentSize.height + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lists.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12))
  }
}
