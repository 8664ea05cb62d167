import Foundation
import Gtk
import UIKit
import XCTest

/// What the desktop wants is followed while windows are shown.
final class WishesTests: WidgetTestCase {
  override func tearDown() {
    MainActor.assumeIsolated {
      Appearance.isRightToLeft = false
      Appearance.textScale = 1
    }
  }

  @MainActor
  private final class Watcher: UIView {
    var previous: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @MainActor
  private static func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    pump(seconds: 0.1)
    return window
  }

  func testFontsFollowTheDesktopsSizeOfText() {
    onMain {
      let view = Watcher()
      let (body, plain, fixed) = (UILabel(), UILabel(), UILabel())
      body.font = .preferredFont(forTextStyle: .body)
      fixed.font = .systemFont(ofSize: 16)
      for label in [body, plain, fixed] {
        label.text = "Text"
        view.addSubview(label)
      }
      let window = Self.show(view)
      let before = body.intrinsicContentSize
      XCTAssertEqual(plain.intrinsicContentSize, before)
      XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .large)
      var told = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { told += 1 } }
      Appearance.textScale = 1.5
      pump(seconds: 0.1)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 24)
      XCTAssertEqual(UIFont.systemFont(ofSize: 16).pointSize, 16)
      XCTAssertEqual(body.intrinsicContentSize.height, before.height * 1.5, accuracy: 2)
      XCTAssertEqual(plain.intrinsicContentSize, body.intrinsicContentSize)
      XCTAssertEqual(fixed.intrinsicContentSize, before)
      XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
      XCTAssertEqual(view.previous.last??.preferredContentSizeCategory, .large)
      XCTAssertEqual(told, 1)
      XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 10), 15)
      let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
      XCTAssertEqual(scaled.pointSize, 30)
      NotificationCenter.default.removeObserver(token)
      window.gtkWindow.close()
    }
  }

  func testLeadingAndTrailingFollowTheDirection() {
    onMain {
      let view = UIView()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor),
      ])
      let stack = UIStackView(arrangedSubviews: (0..<2).map { _ in UIView() })
      for part in stack.arrangedSubviews {
        part.widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
      stack.spacing = 10
      stack.frame = CGRect(x: 0, y: 50, width: 110, height: 20)
      view.addSubview(stack)
      let window = Self.show(view)
      let width = view.bounds.width
      XCTAssertEqual(box.frame.minX, 30)
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 60])
      Appearance.isRightToLeft = true
      pump(seconds: 0.1)
      XCTAssertEqual(box.frame.maxX, width - 30)
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [60, 0])
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      XCTAssertEqual(view.traitCollection.layoutDirection, .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      stack.semanticContentAttribute = .forceLeftToRight
      pump(seconds: 0.1)
      XCTAssertEqual(box.frame.minX, 30)
      XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minX), [0, 60])
      Appearance.isRightToLeft = false
      view.semanticContentAttribute = .forceRightToLeft
      pump(seconds: 0.1)
      XCTAssertEqual(box.frame.maxX, width - 30)
      XCTAssertEqual(
        UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
      XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
      window.gtkWindow.close()
    }
  }

  func testPicturesAreDecodedInThePixelsOfTheDisplay() throws {
    try onMain {
      let data = Texture(rgba: Data(count: 400 * 400 * 4), width: 400, height: 400).pngData()
      let window = Self.show(UIView())
      let limit = CGSize(width: 100, height: 100)
      XCTAssertEqual(UIImage(data: data, fitting: limit)?.scale, 1)
      guard Appearance.setDisplayScale(2) else { return XCTFail("no X11") }
      pump { window.gtkWindow.scaleFactor == 2 }
      let image = try XCTUnwrap(UIImage(data: data, fitting: limit))
      XCTAssertEqual(image.scale, 2)
      XCTAssertEqual(image.size, limit)
      XCTAssertEqual(image.memoryCost, 200 * 200 * 4)
      XCTAssertEqual(window.traitCollection.displayScale, 2)
      // Before the window goes: GDK tells windows that have been destroyed, too.
      _ = Appearance.setDisplayScale(1)
      pump { window.gtkWindow.scaleFactor == 1 }
      pump(seconds: 0.1)
      window.gtkWindow.close()
    }
  }
}
