@testable import UIKit
import XCTest

final class CellConfigurationTests: WidgetTestCase {
  func testAConfigurationSizesItsCell() {
    onMain {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "A title"
      XCTAssertEqual(content.secondaryTextProperties.color, .secondaryLabel)
      cell.contentConfiguration = content
      let single = cell.automaticHeight(width: 300)
      XCTAssertEqual(single, 44)
      content.secondaryText =
        "A second text that is so long that it needs several lines to be shown"
      cell.contentConfiguration = content
      XCTAssertGreaterThan(cell.automaticHeight(width: 200), cell.automaticHeight(width: 600))
      XCTAssertGreaterThan(cell.automaticHeight(width: 600), single)
      // The same view is filled again.
      XCTAssertEqual(cell.contentView.subviews.count, 1)
    }
  }

  func testAConfigurationOfAnAppsOwn() throws {
    struct Rating: UIContentConfiguration {
      var stars = 0
      func makeContentView() -> any UIView & UIContentView { RatingView(self) }
      func updated(for state: any UIConfigurationState) -> Rating { self }
    }
    final class RatingView: UIView, UIContentView {
      var shown: [Int] = []
      var configuration: any UIContentConfiguration {
        didSet { apply() }
      }

      init(_ configuration: Rating) {
        self.configuration = configuration
        super.init(frame: .zero)
        apply()
      }

      required init?(coder: NSCoder) { nil }

      private func apply() { shown.append((configuration as! Rating).stars) }
    }
    try onMain {
      let cell = UITableViewCell()
      cell.contentConfiguration = Rating(stars: 2)
      cell.contentConfiguration = Rating(stars: 3)
      let view = try XCTUnwrap(cell.contentView.subviews.first as? RatingView)
      XCTAssertEqual(view.shown, [2, 3])
      cell.contentConfiguration = UIListContentConfiguration.cell()
      XCTAssertTrue(cell.contentView.subviews.first is UIListContentView)
      XCTAssertEqual(cell.contentView.subviews.count, 1)
    }
  }

  func testTheStateIsHandedOn() {
    onMain {
      let cell = UITableViewCell()
      var states: [[Bool]] = []
      cell.configurationUpdateHandler = { _, state in
        states.append([state.isSelected, state.isHighlighted])
      }
      cell.isSelected = true
      cell.isHighlighted = true
      XCTAssertEqual(states, [[false, false], [true, false], [true, true]])
    }
  }
}
