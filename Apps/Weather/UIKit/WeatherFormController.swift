import Combine
import UIKit
import WeatherKit

/// The field for a city and the labels for its weather, which the subclasses bind to the view model in
/// their ways.
class WeatherFormController: UIViewController {
  let viewModel: TempViewModel
  let cityField = UITextField()
  let temperatureLabel = UILabel()
  let detailLabel = UILabel()
  /// What went wrong, and the button that tries again: there when something has.
  let problemLabel = UILabel()
  let againButton = UIButton(type: .system)
  private var answers: AnyCancellable?

  init(viewModel: TempViewModel, title: String) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cityField.borderStyle = .roundedRect
    cityField.placeholder = "City"
    cityField.text = viewModel.city
    temperatureLabel.font = .systemFont(ofSize: 56, weight: .thin)
    temperatureLabel.textAlignment = .center
    temperatureLabel.accessibilityIdentifier = "temperature"
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0
    problemLabel.textColor = .systemRed
    problemLabel.textAlignment = .center
    problemLabel.numberOfLines = 0
    againButton.setTitle("Try Again", for: .normal)
    againButton.addAction(
      UIAction { [viewModel] _ in viewModel.reload() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [
      cityField, temperatureLabel, detailLabel, problemLabel, againButton,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
    ])
    show(.placeholder)
    answers = viewModel.$answer.sink { [weak self] in self?.show($0?.result) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Another form may have changed it.
    cityField.text = viewModel.city
  }

  private func show(_ result: Result<WeatherDetail, WeatherAPIError>?) {
    var error: WeatherAPIError?
    if case .failure(let failure)? = result { error = failure }
    problemLabel.text = error?.localizedDescription
    for view in [problemLabel, againButton] { view.isHidden = error == nil }
  }

  func show(_ weather: WeatherDetail) {
    temperatureLabel.text = WeatherTexts.temperature(weather)
    detailLabel.text = WeatherTexts.details(weather)
  }
}
