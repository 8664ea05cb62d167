import UIKit

/// The form and the table of the pictures.
@MainActor
enum Forms {
  static func form() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Profile"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { _ in })
    controller.view.backgroundColor = .systemBackground
    let name = UITextField()
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    name.text = "Ada Lovelace"
    let secret = UITextField()
    secret.borderStyle = .roundedRect
    secret.isSecureTextEntry = true
    secret.text = "secret"
    let switchRow = row("Notifications", UISwitch())
    let stepper = UIStepper()
    stepper.value = 3
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let slider = UISlider()
    slider.value = 0.4
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    let note = UILabel()
    note.text = "A longer text that needs more than one line to say what it has to say."
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    let save = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
    let skip = UIButton(type: .system)
    skip.setTitle("Skip", for: .normal)
    let stack = UIStackView(arrangedSubviews: [
      name, secret, segments, switchRow, row("Copies", stepper), slider, progress, note, save, skip,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(
        equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
    return UINavigationController(rootViewController: controller)
  }

  private static func row(_ text: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = text
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    return row
  }
}

/// A table with sections, pictures and accessories.
@MainActor
final class Cities: UITableViewController {
  private let sections = [
    ("Europe", ["Berlin", "Lisbon", "Paris"]), ("Asia", ["Kyoto", "Seoul"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].0 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.subtitle, .value1, .default]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.detailTextLabel?.text = "A second text"
    cell.accessoryType = indexPath.row == 1 ? .checkmark : .disclosureIndicator
    if indexPath.row == 2 { cell.imageView?.image = UIImage(systemName: "star.fill") }
    return cell
  }
}
