import UIKit
import WeatherKit

/// The field for a city and the labels for its weather, which the subclasses bind to the view model in
/// their ways.
class WeatherFormController: UIViewController {
  let viewModel: TempViewModel
  let cityField = UITextField()
  let temperatureLabel = UILabel()
  let detailLabel = UILabel()

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
    let column = UIStackView(arrangedSubviews: [cityField, temperatureLabel, detailLabel])
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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Another form may have changed it.
    cityField.text = viewModel.city
  }

  func show(_ weather: WeatherDetail) {
    temperatureLabel.text = WeatherTexts.temperature(weather)
    detailLabel.text = WeatherTexts.details(weather)
  }
}
