import UIKit
import XCTest

// Views, controls and layout as an app's sources spell them.

class PaddedField: UITextField {
  let padding = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
}

class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

class TouchView: UIView {
  var touches: [CGPoint] = []

  override class var requiresConstraintBasedLayout: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { self.touches.append(touch.location(in: self)) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  override func sizeToFit() { super.sizeToFit() }
}

class FormController: UIViewController {
  let scrollView: UIScrollView = {
    let view = UIScrollView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.alwaysBounceVertical = true
    view.keyboardDismissMode = .onDrag
    view.contentInset = .zero
    view.showsVerticalScrollIndicator = false
    return view
  }()
  let nameField = PaddedField()
  let mailField = UITextField()
  let label = PaddedLabel()
  let note = UITextView()
  let button = UIButton(type: .system)
  let imageView = UIImageView(image: UIImage(systemName: "star.fill"))
  let segmented = UISegmentedControl(items: ["One", "Two"])
  let stepper = UIStepper()
  let toggle = UISwitch()
  let spinner = UIActivityIndicatorView(style: .medium)
  var constraintToChange: NSLayoutConstraint!

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    view.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    edgesForExtendedLayout = []
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: FormController.add),
      UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.add() }),
      UIBarButtonItem(
        title: "More", image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil,
        menu: makeMenu()),
      editButtonItem,
    ]
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Share", style: .done, target: self, action: FormController.add),
      .flexibleSpace(), .fixedSpace(8),
    ]
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.autocapitalizationType = .none
    nameField.autocorrectionType = .no
    nameField.returnKeyType = .done
    nameField.textContentType = .username
    nameField.delegate = self
    nameField.addTarget(self, action: FormController.edited, for: .editingChanged)
    mailField.keyboardType = .emailAddress
    mailField.leftView = UIImageView(image: UIImage(systemName: "envelope"))
    mailField.leftViewMode = .always
    mailField.attributedPlaceholder = NSAttributedString(
      string: "Mail", attributes: [.foregroundColor: UIColor.systemGray])
    label.attributedText = styledText()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    note.isScrollEnabled = false
    note.font = .preferredFont(forTextStyle: .body)
    note.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    note.textContainer.lineFragmentPadding = 0
    note.delegate = self
    button.configuration = .filled()
    button.configuration?.title = "Save"
    button.configuration?.image = UIImage(
      systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    button.configuration?.imagePadding = 8
    button.configuration?.cornerStyle = .capsule
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    segmented.selectedSegmentIndex = 0
    segmented.addTarget(self, action: FormController.chosen(_:), for: .valueChanged)
    stepper.minimumValue = 0
    stepper.maximumValue = 10
    toggle.onTintColor = .systemGreen
    toggle.setOn(true, animated: false)
    spinner.hidesWhenStopped = true
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemYellow
    imageView.layer.cornerRadius = 8
    imageView.layer.borderColor = UIColor.separator.cgColor
    imageView.layer.masksToBounds = true
    imageView.isUserInteractionEnabled = true
    imageView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: FormController.add))

    let stack = UIStackView(arrangedSubviews: [
      label, nameField, mailField, note, button, segmented, stepper, toggle, spinner, imageView,
    ])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .fill
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    stack.setCustomSpacing(24, after: label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    constraintToChange = scrollView.bottomAnchor.constraint(
      equalTo: view.keyboardLayoutGuide.topAnchor)
    let width = stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      constraintToChange,
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      width,
      NSLayoutConstraint(
        item: imageView, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 40),
    ])
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { _ in }
    contentUpdated(animated: false)
  }

  func styledText() -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "Read the ",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label,
        .paragraphStyle: paragraph,
      ])
    text.append(
      NSAttributedString(
        string: "terms",
        attributes: [
          .link: URL(string: "https://example.com")!, .kern: 1.5,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]))
    return text
  }

  func makeMenu() -> UIMenu {
    let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.added += 10 }
    let sort = UIMenu(
      title: "Sort", options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
      ])
    return UIMenu(title: "", children: [share, sort, delete])
  }

  var added = 0

  func add() { added += 1 }

  func chosen(_ sender: UISegmentedControl) { added += sender.selectedSegmentIndex }

  func edited(_ sender: UITextField) { title = sender.text }

  func contentUpdated(animated: Bool) {
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { self.label.alpha = 1 }, completion: nil)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    nameField.isEnabled = editing
  }

  func askForName() {
    let alert = UIAlertController(
      title: "Name", message: "What are you called?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.isSecureTextEntry = false
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.title = alert?.textFields?.first?.text
    }
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = save
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true)
  }

  func showSheet(_ controller: UIViewController) {
    controller.modalPresentationStyle = .pageSheet
    controller.isModalInPresentation = true
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    controller.presentationController?.delegate = self
    present(controller, animated: true, completion: nil)
  }
}

extension FormController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let swiftRange = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: swiftRange, with: string).count <= 20
  }
}

extension FormController: UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
  func textViewDidChange(_ textView: UITextView) { title = textView.text }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { false }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    added += 100
  }
}

final class FormSourcesTests: WidgetTestCase {
  func testAFormOfAnAppsRuns() {
    onMain {
      let form = FormController()
      let navigation = UINavigationController(rootViewController: form)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      pump(seconds: 0.1)
      XCTAssertEqual(form.label.bounds.width, form.view.bounds.width - 32)
      XCTAssertGreaterThan(form.label.bounds.height, 24)
      XCTAssertEqual(form.label.text, "Read the terms")
      form.nameField.insertText("Ada")
      XCTAssertEqual(form.title, "Ada")
      form.note.insertText("A note")
      XCTAssertEqual(form.title, "A note")
      form.setEditing(true, animated: true)
      XCTAssertTrue(form.isEditing && form.nameField.isEnabled)
      pump(seconds: 0.05)
      XCTAssertEqual(form.editButtonItem.title, "Done")
      form.segmented.sendActions(for: .valueChanged)
      XCTAssertEqual(form.added, 0)
      form.askForName()
      XCTAssertTrue(form.presentedViewController is UIAlertController)
      form.dismiss(animated: false)
      XCTAssertNil(form.presentedViewController)
      form.showSheet(UIViewController())
      form.dismiss(animated: false)
      XCTAssertTrue(form.view.endEditing(true))
      window.isHidden = true
    }
  }
}
