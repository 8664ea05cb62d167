/// Effects on all that is in a group. Lengths are in points, angles in radians.
package struct GroupProperties: Equatable {
  package struct Shadow: Equatable {
    package var color: ResolvedColor
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat
  }

  package var opacity = 1.0
  package var clip: ShapeGeometry?
  package var shadow: Shadow?
  package var rotation = 0.0
  package var scale = CGSize(width: 1, height: 1)
  /// Of rotation and scale, in units of the group's size.
  package var anchor = CGPoint(x: 0.5, y: 0.5)
  package var blurRadius: CGFloat = 0
  /// Whether what is in the group can be touched.
  package var isInteractive = true
  package var grayscale = 0.0
  /// Whether the group has two children, of which the first is seen where the second would be.
  package var isMasked = false

  package init() {}

  /// Whether the group does nothing to what is in it.
  package var isPlain: Bool { self == GroupProperties() }
}

package struct TextProperties: Equatable {
  /// A piece of text in one style.
  package struct Run: Equatable {
    package var text: String
    package var font: ResolvedFont
    package var color: ResolvedColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    package var kerning: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var background: ResolvedColor?
    /// What a click opens.
    package var link: URL?
  }

  package var runs: [Run]
  package var color: ResolvedColor
  package var alignment = TextAlignment.leading
  package var lineLimit: Int?
  /// For how many lines there is space at least.
  package var reservedLines: Int?
  package var truncation = Text.TruncationMode.tail
  package var lineSpacing: CGFloat = 0
  package var minimumScale: CGFloat = 1
  package var isSelectable = false

  package var string: String { runs.map(\.text).joined() }
}

package struct ImageProperties: Equatable {
  package enum Source: Equatable {
    /// A symbolic name in the manner of SF Symbols; the renderer maps it to what it has.
    case system(String)
    /// A file of the app's resources.
    case named(String)
    case pixels(any ImagePixels)

    package static func == (left: Source, right: Source) -> Bool {
      switch (left, right) {
      case (.system(let left), .system(let right)), (.named(let left), .named(let right)):
        left == right
      case (.pixels(let left), .pixels(let right)): left === right
      default: false
      }
    }
  }

  package var source: Source
  /// Whether the picture takes the size of its element; else it has its own.
  package var isResizable = false
  package var tint: ResolvedColor?
  package var font: ResolvedFont
  package var isSmooth = true
}

/// A decoded picture: what `UIImage` is for the graph.
package protocol ImagePixels: AnyObject, Sendable {
  /// In points.
  var size: CGSize { get }
}

package struct ButtonProperties: Equatable {
  package enum Style: Equatable, Sendable {
    /// As the toolkit's buttons are.
    case automatic
    case bordered
    case borderedProminent
    /// Only the label, tinted.
    case borderless
    /// Only the label.
    case plain
    /// A row of a list that leads somewhere.
    case link

    package var hasBorder: Bool {
      switch self {
      case .automatic, .bordered, .borderedProminent: true
      case .borderless, .plain, .link: false
      }
    }
  }

  package var style = Style.automatic
  package var role: ButtonRole?
  /// The text of the label, for names and mnemonics.
  package var title = ""
  package var isDefault = false
  package var isCancel = false
  package var shape = ButtonBorderShape.automatic
  /// The keys that press it, other than those of the default and the cancel action.
  package var shortcut: KeyboardShortcut?
}

package struct FieldProperties: Equatable {
  package enum Style: Equatable, Sendable {
    case automatic
    case plain
    case rounded
  }

  package var text: String
  package var prompt: String
  package var isSecure = false
  package var style = Style.automatic
  package var font: ResolvedFont
  package var color: ResolvedColor?
  package var alignment = TextAlignment.leading
  package var disablesCorrection = false

  /// The fewest and the most lines of a field that grows with its text; `nil` for one line.
  package var lines: ClosedRange<Int>?
}

package struct EditorProperties: Equatable {
  package var text: String
  package var font: ResolvedFont
  package var color: ResolvedColor?
}

package struct ToggleProperties: Equatable {
  package enum Style: Equatable, Sendable {
    case `switch`
    case checkbox
    case button
  }

  package var isOn: Bool
  package var style = Style.switch
  package var title = ""
}

package struct SliderProperties: Equatable {
  package var value: Double
  package var bounds: ClosedRange<Double>
  package var step: Double?
}

package struct StepperProperties: Equatable {
  package var canIncrement: Bool
  package var canDecrement: Bool
}

package struct PickerProperties: Equatable {
  package enum Style: Equatable, Sendable {
    case menu
    case segmented
    case inline
    case wheel
  }

  package var options: [String]
  package var selection: Int?
  package var style = Style.menu
}

package struct DatePickerProperties: Equatable {
  package var date: Date
  package var minimum: Date?
  package var maximum: Date?
  package var hasDate: Bool
  package var hasTime: Bool
  package var isGraphical = false
}

package struct ProgressProperties: Equatable {
  /// From 0 to 1; `nil` if it is not known how far things are.
  package var fraction: Double?
  package var isCircular: Bool
}

/// Something to choose, in a menu, an alert or a bar.
package struct ActionItem: Equatable {
  package var title: String
  package var systemImage: String?
  package var role: ButtonRole?
  package var isEnabled = true
  package var isChosen = false
  package var isDefault = false
  package var isDivider = false

  /// Whether it says what the items after it are, and cannot be chosen.
  package var isHeader = false

  /// The colour of its button, where it has one of its own.
  package var tint: ResolvedColor?

  /// The keys that choose it.
  package var shortcut: KeyboardShortcut?

  /// A number or a word beside it.
  package var badge: String?

  /// What it leads to, if it is a menu in a menu.
  package var items: [ActionItem]?

  package init(title: String, role: ButtonRole? = nil) {
    self.title = title
    self.role = role
  }
}

package struct MenuProperties: Equatable {
  package var items: [ActionItem]
  package var title = ""
}

package struct ScrollProperties: Equatable {
  package var axes: Axis.Set
  package var showsIndicators = true
  package var contentSize = CGSize.zero
  package var isRefreshable = false
  /// Where the content is to be moved, once for each target.
  package var target: ScrollTarget?
}

/// A place to which content is to be moved: of a scroll view how far, in points.
package struct ScrollTarget: Equatable {
  /// Tells targets apart.
  package let number: Int
  package let offset: CGPoint
}

/// A row of a list that is to be seen.
package struct RowTarget: Equatable {
  /// Tells targets apart.
  package let number: Int
  package let row: Int
  /// Which place of the row and of the list meet; `nil` moves no farther than needed.
  package let anchor: UnitPoint?
}

package struct ListProperties: Equatable {
  package init(style: Style = .plain) {
    self.style = style
  }

  package enum Style: Equatable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
  }

  package enum Selection: Equatable, Sendable {
    case none
    case single
    case multiple
  }

  package var style = Style.plain
  package var selectionMode = Selection.none
  /// The identities of the chosen rows.
  package var selection: [Int] = []
  package var isRefreshable = false
  package var isRefreshing = false
  /// Whether rows show how they are deleted and moved.
  package var isEditing = false
  package var canDelete = false
  package var canMove = false
  /// To where the list is to be moved, once for each target.
  package var target: RowTarget?
}

package struct NavigationProperties: Equatable {
  package var depth = 1
  package init() {}
}

package struct PageProperties: Equatable {
  /// A place in a page's header bar.
  package struct Tool: Equatable {
    package var item: ActionItem
    package var isLeading: Bool
  }

  package struct Search: Equatable {
    package var text: String
    package var prompt: String
  }

  package var title = ""
  package var isLarge = false
  package var hidesBar = false
  package var hasBack = false
  package var tools: [Tool] = []
  package var search: Search?

  package init() {}
}

package struct TabsProperties: Equatable {
  package var items: [ActionItem]
  package var selection: Int
}

package struct AlertProperties: Equatable {
  package var title: String
  package var message: String?
  package var buttons: [ActionItem]
  /// Whether it is a confirmation dialog.
  package var isDialog = false
  package var fields: [Field] = []

  /// The place of the button that Return presses: the one that says so, else the first that neither
  /// cancels nor destroys.
  package var defaultButton: Int? {
    buttons.firstIndex { $0.isDefault } ?? buttons.firstIndex { $0.role == nil }
  }

  package struct Field: Equatable {
    package var text: String
    package var prompt: String
    package var isSecure: Bool
  }
}

package struct SheetProperties: Equatable {
  package enum Kind: Equatable, Sendable {
    case sheet
    case fullScreen
    case popover
  }

  package var kind = Kind.sheet
  package var canDismiss = true
  /// To what of the element over which it is presented a popover points, and on which side it is.
  package var anchor = CGRect.zero
  package var edge = Edge.bottom
  package init() {}
}
