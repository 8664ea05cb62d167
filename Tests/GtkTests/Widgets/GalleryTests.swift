import Foundation
import Gtk
import XCTest

/// All widgets in one window: in light, in dark, and from right to left. The pictures are written to
/// the folder that TRIBUTARY_PICTURES names, to be looked at.
final class GalleryTests: WidgetTestCase {
  @MainActor
  private static func picture() -> Texture {
    var pixels = Data()
    for row in 0..<40 {
      for column in 0..<60 {
        pixels.append(contentsOf: [UInt8(column * 4), UInt8(row * 6), 120, 255])
      }
    }
    return Texture(rgba: pixels, width: 60, height: 40)
  }

  @MainActor
  private static func gallery() -> Widget {
    let column = Box(.vertical, spacing: 6)
    column.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    func row(_ widgets: Widget...) {
      for widget in widgets { widget.setAlignment(horizontal: .start, vertical: .center) }
      column.append(Box(.horizontal, spacing: 8, children: widgets))
    }
    let runs = Label()
    runs.setRuns([
      TextRun("Bold ", style: TextStyle(weight: 700)),
      TextRun("italic ", style: TextStyle(isItalic: true)),
      TextRun("mono ", style: TextStyle(isMonospaced: true)),
      TextRun("red ", style: TextStyle(color: Color(red: 0.8, green: 0, blue: 0))),
      TextRun("large", style: TextStyle(size: 24, isUnderlined: true)),
    ])
    row(Label("Label"), runs)
    let suggested = Button("_Suggested", mnemonic: true)
    suggested.addClass("suggested-action")
    let flat = Button("Flat")
    flat.isFlat = true
    let disabled = Button("Disabled")
    disabled.isEnabled = false
    row(
      suggested, flat, disabled, Button(iconName: "list-add-symbolic"),
      ToggleButton("On", isActive: true))
    let secret = Entry("secret")
    secret.isSecure = true
    let password = PasswordEntry(placeholder: "Password")
    password.text = "secret"
    row(Entry("Text"), Entry(placeholder: "Placeholder"), secret)
    row(password, SearchEntry(placeholder: "Search"))
    row(
      CheckButton("Check", isActive: true), Switch(isOn: true), SpinButton(3, in: 0...10),
      DropDown(["First", "Second"], selected: 1))
    let scale = Scale(0.3)
    scale.setSizeRequest(width: 150)
    let progress = ProgressBar(fraction: 0.6)
    progress.setSizeRequest(width: 120)
    row(scale, progress, SegmentedControl(["One", "Two", "Three"], selected: 1))
    column.append(Separator())
    let picture = Picture(picture(), fit: .cover)
    picture.setSizeRequest(width: 60, height: 40)
    let gradient = Canvas(size: CGSize(width: 80, height: 60)) { snapshot, size in
      let bounds = CGRect(origin: .zero, size: size)
      let stops = [
        LinearGradient.Stop(color: Color(red: 1, green: 0, blue: 0.4), location: 0),
        LinearGradient.Stop(color: Color(red: 0.2, green: 0.3, blue: 1), location: 1),
      ]
      snapshot.withShadow(color: .black.withAlpha(0.6), radius: 6, x: 2, y: 2) {
        snapshot.fill(
          Path(roundedRect: bounds.insetBy(dx: 10, dy: 10), radius: 12),
          with: LinearGradient(
            stops: stops, start: .zero, end: CGPoint(x: size.width, y: 0)), in: bounds)
      }
    }
    let turned = Canvas(size: CGSize(width: 80, height: 60)) { snapshot, size in
      let bounds = CGRect(origin: .zero, size: size)
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      snapshot.withRotation(.pi / 6, about: middle) {
        snapshot.fill(
          bounds.insetBy(dx: 20, dy: 15), radius: 6, with: Color(red: 0, green: 0.6, blue: 0.3))
        snapshot.border(
          bounds.insetBy(dx: 20, dy: 15), radius: 6, width: 3, color: .black)
      }
      var arc = Path()
      arc.addArc(center: middle, radius: 26, from: -.pi / 2, to: .pi)
      snapshot.stroke(
        arc, with: Color(red: 0.9, green: 0.5, blue: 0), style: StrokeStyle(width: 4, cap: .round),
        in: bounds)
      snapshot.withOpacity(0.4) {
        snapshot.withBlur(radius: 4) {
          snapshot.fill(
            Path(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20)), with: .black, in: bounds)
        }
      }
    }
    row(
      picture, gradient, turned, Spinner(isSpinning: true),
      Icon("face-smile-symbolic", pixelSize: 32))
    let text = ScrolledWindow(
      child: TextView("Several lines of text that is edited,\nand scrolled."))
    text.setSizeRequest(width: 200, height: 60)
    text.hasFrame = true
    let menu = MenuButton("Menu")
    menu.setSections([[MenuItem("Open") {}, MenuItem("Ticked", isChecked: true) {}]])
    row(text, menu)
    let long = Label(
      "A text that is longer than the line, and ends in dots where there are no more")
    long.lineLimit = 2
    long.setSizeRequest(width: 160)
    row(long, Calendar(year: 2024, month: 2, day: 29))
    return column
  }

  func testAllWidgetsInLightDarkAndFromRightToLeft() throws {
    try onMain {
      defer {
        Appearance.colorScheme = .system
        Appearance.isRightToLeft = false
      }
      var pictures: [Data] = []
      for (name, scheme, isRightToLeft) in [
        ("light", Appearance.ColorScheme.light, false), ("dark", .dark, false),
        ("right-to-left", .light, true),
      ] {
        Appearance.colorScheme = scheme
        Appearance.isRightToLeft = isRightToLeft
        XCTAssertEqual(Appearance.isDark, scheme == .dark)
        let header = HeaderBar()
        header.addLeading(Button(iconName: "go-previous-symbolic"))
        let window = Window(
          title: "Gallery", size: CGSize(width: 560, height: 760), headerBar: header)
        window.setContent(Self.gallery())
        let picture = try XCTUnwrap(window.picture())
        pictures.append(picture.rgbaData())
        if let folder = ProcessInfo.processInfo.environment["TRIBUTARY_PICTURES"] {
          try picture.pngData().write(
            to: URL(fileURLWithPath: folder).appendingPathComponent("gallery-\(name).png"))
        }
      }
      XCTAssertNotEqual(pictures[0], pictures[1])
      XCTAssertNotEqual(pictures[0], pictures[2])
    }
  }
}
