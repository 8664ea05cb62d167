import Foundation
import UIKit

/// A page with a stack of labels and controls, and two tables below it.
@MainActor
final class StressController: UIViewController, UITableViewDataSource {
  let model: StressModel
  let column = UIStackView()
  let field = UITextField()
  let toggle = UISwitch()
  let slider = UISlider()
  let segments = UISegmentedControl(items: ["a", "b", "c"])
  let table = UITableView(frame: .zero, style: .plain)
  let other = UITableView(frame: .zero, style: .plain)
  private(set) lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: other) {
    table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "·item \(item)"
    return cell
  }

  init(_ model: StressModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Root"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.spacing = 2
    for control in [field, toggle, slider, segments] as [UIView] {
      column.addArrangedSubview(control)
    }
    for table in [table, other] {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 30
    }
    table.dataSource = self
    other.dataSource = source
    for view in [column, table, other] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: view.topAnchor, constant: 320),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      other.topAnchor.constraint(equalTo: table.topAnchor),
      other.leadingAnchor.constraint(equalTo: table.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    field.addAction(
      UIAction { [unowned self] _ in model.text = field.text ?? "" }, for: .editingChanged)
    toggle.addAction(UIAction { [unowned self] _ in model.isOn = toggle.isOn }, for: .valueChanged)
    slider.addAction(
      UIAction { [unowned self] _ in model.level = slider.value }, for: .valueChanged)
    segments.addAction(
      UIAction { [unowned self] _ in model.choice = segments.selectedSegmentIndex },
      for: .valueChanged)
  }

  // MARK: The table whose changes are told one by one

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = model.sections[indexPath.section].rows[indexPath.row].name
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Changes rows of the table in one batch, each kind of change as often as chance has it.
  func changeRows(_ random: inout some RandomNumberGenerator) {
    let old = model.sections
    var new = old
    var moved: Set<Int> = []
    var renamed: Set<Int> = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let section = new.indices.randomElement(using: &random) else { break }
      let row = new[section].rows.indices.randomElement(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where model.rowCount < 10:
        let id = model.next()
        new[section].rows.insert(
          StressModel.Row(id: id, name: "·row \(id)"),
          at: Int.random(in: 0...new[section].rows.count, using: &random))
      case 1:
        if let row { new[section].rows.remove(at: row) }
      case 2:
        guard let row, let target = new.indices.randomElement(using: &random) else { break }
        let taken = new[section].rows.remove(at: row)
        moved.insert(taken.id)
        new[target].rows.insert(
          taken, at: Int.random(in: 0...new[target].rows.count, using: &random))
      default:
        if let row, !moved.contains(new[section].rows[row].id) {
          new[section].rows[row].name = "·row \(model.next())"
          renamed.insert(new[section].rows[row].id)
        }
      }
    }
    let (before, after) = (places(old), places(new))
    table.performBatchUpdates { [self] in
      model.sections = new
      table.deleteRows(at: before.filter { after[$0.key] == nil }.map(\.value), with: .automatic)
      table.insertRows(at: after.filter { before[$0.key] == nil }.map(\.value), with: .automatic)
      for id in moved {
        if let from = before[id], let to = after[id] { table.moveRow(at: from, to: to) }
      }
      let reloaded = renamed.subtracting(moved).filter { after[$0] != nil }
      table.reloadRows(at: reloaded.compactMap { before[$0] }, with: .none)
    }
    // What has moved and has another name is filled anew afterwards.
    table.reloadRows(
      at: renamed.intersection(moved).compactMap { after[$0] }, with: .none)
  }

  private func places(_ sections: [StressModel.Section]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, rows) in sections.enumerated() {
      for (row, entry) in rows.rows.enumerated() {
        result[entry.id] = IndexPath(row: row, section: section)
      }
    }
    return result
  }

  /// Adds or removes a section.
  func changeSections(_ random: inout some RandomNumberGenerator) {
    if model.sections.count < 3, Bool.random(using: &random) {
      let place = Int.random(in: 0...model.sections.count, using: &random)
      model.sections.insert(StressModel.Section(id: model.next()), at: place)
      table.insertSections([place], with: .automatic)
    } else if let place = model.sections.indices.randomElement(using: &random) {
      model.sections.remove(at: place)
      table.deleteSections([place], with: .automatic)
    }
  }

  // MARK: The table with a snapshot

  func changeItems(_ random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where model.items.count < 12:
      model.items.insert(
        model.next(), at: Int.random(in: 0...model.items.count, using: &random))
    case 1:
      if let place = model.items.indices.randomElement(using: &random) {
        model.items.remove(at: place)
      }
    case 2: model.items.shuffle(using: &random)
    default: if let item = model.items.popLast() { model.items.insert(item, at: 0) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.items)
    source.apply(snapshot)
  }

  // MARK: The stack

  func changeLabels(_ random: inout some RandomNumberGenerator) {
    let place = model.labels.indices.randomElement(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where model.labels.count < 6:
      let id = model.next()
      let place = Int.random(in: 0...model.labels.count, using: &random)
      let label = UILabel()
      label.text = "·label \(id)"
      model.labels.insert((id, false), at: place)
      column.insertArrangedSubview(label, at: place)
    case 1:
      guard let place else { break }
      model.labels.remove(at: place)
      column.arrangedSubviews[place].removeFromSuperview()
    case 2:
      guard let place else { break }
      model.labels[place].isHidden.toggle()
      column.arrangedSubviews[place].isHidden = model.labels[place].isHidden
    default:
      guard let place else { break }
      let view = column.arrangedSubviews[place]
      model.labels.insert(model.labels.remove(at: place), at: 0)
      column.insertArrangedSubview(view, at: 0)
    }
  }
}

/// A page with one text.
@MainActor
final class StressPage: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "·page \(number)"
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
    view.addSubview(label)
  }
}
