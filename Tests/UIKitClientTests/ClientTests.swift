import Combine
import UIKit
import XCTest

// Sources as they are written for Apple's platforms, outside of the package as far as the compiler
// knows: that they compile is the test.

struct Film: Hashable {
  var id: Int
  var title: String
}

class FilmCell: UITableViewCell {
  static let identifier = "FilmCell"

  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.layer.cornerRadius = 4
    badge.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: 0, y: 0, width: 8, height: bounds.height)
  }
}

class TitledSource: UITableViewDiffableDataSource<Int, Film> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Section \(section)"
  }
}

class FilmsViewController: UITableViewController {
  private var dataSource: TitledSource!
  private let spinner = UIActivityIndicatorView(style: .large)
  private let isLoading = CurrentValueSubject<Bool, Never>(false)
  private var subscriptions = Set<AnyCancellable>()
  var chosen: Film?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Films"
    navigationItem.prompt = "All of them"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: FilmsViewController.clear)
    view.addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(FilmCell.self, forCellReuseIdentifier: FilmCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    dataSource = TitledSource(tableView: tableView) { tableView, indexPath, film in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: FilmCell.identifier, for: indexPath)
        as! FilmCell
      cell.textLabel?.text = film.title
      cell.detailTextLabel?.text = "Number \(film.id)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    isLoading.sink { [weak self] isLoading in
      isLoading ? self?.spinner.startAnimating() : self?.spinner.stopAnimating()
    }
    .store(in: &subscriptions)
  }

  func clear() {
    show([])
  }

  func show(_ films: [Film]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Film>()
    snapshot.appendSections([0])
    snapshot.appendItems(films, toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func showError(_ message: String) {
    let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = dataSource.itemIdentifier(for: indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

class LoginViewController: UIViewController, UITextFieldDelegate {
  private lazy var nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    return field
  }()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()
  @Published var name = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Log In", for: .normal)
    button.setTitleColor(.systemRed, for: .disabled)
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 17)
    button.addAction(
      UIAction(title: "Log In") { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside)
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.alignment = .fill
    stack.distribution = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(nameField)
    stack.addArrangedSubview(button)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(
        equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
    ])
    NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: nameField)
      .compactMap { ($0.object as? UITextField)?.text }
      .assign(to: &$name)
    $name.map { !$0.isEmpty }
      .assign(to: \.isEnabled, on: button)
      .store(in: &subscriptions)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func type(_ text: String) { nameField.insertText(text) }

  var canLogIn: Bool { button.isEnabled }
}

class ClientDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: FilmsViewController(style: .insetGrouped))
    window?.makeKeyAndVisible()
    return true
  }
}

final class ClientTests: WidgetTestCase {
  func testAppsSourcesRun() throws {
    try onMain {
      let delegate = ClientDelegate()
      XCTAssertTrue(
        delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
      let navigation = try XCTUnwrap(
        delegate.window?.rootViewController as? UINavigationController)
      let films = try XCTUnwrap(navigation.topViewController as? FilmsViewController)
      films.show([Film(id: 1, title: "One"), Film(id: 2, title: "Two")])
      pump { films.tableView.visibleCells.count == 2 }
      XCTAssertEqual(
        films.tableView.visibleCells.map { $0.detailTextLabel?.text }, ["Number 1", "Number 2"])
      films.showError("Nothing")
      films.dismiss(animated: false)
      let login = LoginViewController()
      navigation.pushViewController(login, animated: false)
      XCTAssertFalse(login.canLogIn)
      login.type("Ada")
      XCTAssertTrue(login.canLogIn)
      XCTAssertEqual(login.name, "Ada")
      delegate.window?.isHidden = true
    }
  }
}
