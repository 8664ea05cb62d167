import Combine
import UIKit

// The other user interface of the same model. Its outlets come from code.
class ViewController: UIViewController {
  let cityTextField = UITextField()
  let temperatureLabel = UILabel()

  private let viewModel = TempViewModel()
  private var cancellable = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    cityTextField.text = viewModel.city
    binding()
  }

  private func binding() {
    cityTextField.textPublisher
      .assign(to: \.city, on: viewModel)
      .store(in: &cancellable)
    viewModel.$currentWeather
      .sink(receiveValue: { [weak self] currentWeather in
        if let temp = currentWeather.main?.temp {
          self?.temperatureLabel.text = "\(Int(temp)) ºC"
        } else {
          self?.temperatureLabel.text = "No weather"
        }
      })
      .store(in: &cancellable)
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    cityTextField.borderStyle = .roundedRect
    cityTextField.placeholder = "City"
    let stack = UIStackView(arrangedSubviews: [cityTextField, temperatureLabel])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

extension UITextField {
  var textPublisher: AnyPublisher<String, Never> {
    NotificationCenter.default
      .publisher(for: UITextField.textDidChangeNotification, object: self)
      .compactMap { $0.object as? UITextField }
      .map { $0.text ?? "" }
      .eraseToAnyPublisher()
  }
}
