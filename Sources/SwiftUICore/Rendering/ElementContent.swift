/// What an element is, with its properties: the closed set of things that a renderer can draw.
package enum ElementContent: Equatable {
  /// A group without looks of its own, or with visual effects on all that is in it. Container.
  case group(GroupProperties)
  case text(TextProperties)
  case shape(ShapeProperties)
  case image(ImageProperties)

  /// Something that can be pressed; the label is in it. Container.
  case button(ButtonProperties)
  case field(FieldProperties)
  case editor(EditorProperties)
  /// The bare switch; the label is beside it.
  case toggle(ToggleProperties)
  case slider(SliderProperties)
  /// The bare pair of buttons.
  case stepper(StepperProperties)
  case picker(PickerProperties)
  case datePicker(DatePickerProperties)
  case progress(ProgressProperties)
  /// A line; horizontal if it is wider than high.
  case divider
  /// A widget of the toolkit that a view has made.
  case native(NativeProperties)
  /// A button that opens a menu; the label is in it. Container.
  case menu(MenuProperties)

  /// Scrolls its content, which is one group. Container.
  case scroll(ScrollProperties)
  /// Rows that are made as they come into view: see ``ListRows``.
  case list(ListProperties)
  /// Pages over one another, of which the last one is seen. Container of pages.
  case navigation(NavigationProperties)
  /// A page of a navigation, with its header bar. Container.
  case page(PageProperties)
  /// Content with a bar to choose it by. Container of the chosen content.
  case tabs(TabsProperties)

  /// An alert or a confirmation dialog. Presented.
  case alert(AlertProperties)
  /// Content over the window. Container, presented.
  case sheet(SheetProperties)

  /// Whether elements are mounted in it.
  package var isContainer: Bool {
    switch self {
    case .group, .button, .menu, .scroll, .navigation, .page, .tabs, .sheet: true
    default: false
    }
  }
}

extension ElementContent {
  /// Whether an element that becomes this from `old` may take another size.
  func mayChangeSize(from old: ElementContent) -> Bool {
    switch (self, old) {
    case (.field(let new), .field): new.lines != nil
    case (.group, .group), (.shape, .shape), (.toggle, .toggle), (.slider, .slider),
      (.stepper, .stepper), (.list, .list), (.progress, .progress), (.alert, .alert),
      (.sheet, .sheet):
      false
    default: true
    }
  }
}

/// What all kinds of elements have.
package struct ElementAttributes: Equatable {
  package var isEnabled = true
  package var isFocused = false
  package var tint: ResolvedColor?
  package var controlSize = ControlSize.regular
  package var colorScheme = ColorScheme.light
  package var isRightToLeft = false

  /// What a screen reader says: the name, the value and what it is for.
  package var accessibilityLabel: String?
  package var accessibilityValue: String?
  package var accessibilityHint: String?
  /// By what tests find the element.
  package var accessibilityIdentifier: String?
  package var isHiddenFromAccessibility = false
  package var traits: AccessibilityTraits = []
  /// How what is inside is read, of an element that was made for that.
  package var children: AccessibilityChildBehavior?
  /// Something that tools other than the pointer can do, with what is inside.
  package var spokenAction: String?
  package var help: String?

  /// What can be done with the element, in a menu or by swiping.
  package var actions: ElementActions?

  /// Of the group that is a row of a list.
  package var row: RowLook?

  /// The element reports taps that no control in it takes, and pointer presses of a given length.
  package var tapCount: Int?
  package var reportsLongPress = false

  package init() {}
}

/// What a user does with an element.
package enum ElementEvent: Equatable {
  /// A button was pressed, a menu's item chosen (see ``chose(_:)``), a row activated.
  case activate
  /// The action that an element has for those who do not see it.
  case spokenAction
  /// A button is held down or no longer.
  case pressing(Bool)
  /// The whole text of a field or editor is now this.
  case text(String)
  /// The link of a text's run at an index was clicked.
  case openLink(Int)
  /// Return was pressed in a field.
  case submit
  case focus(Bool)
  case toggle(Bool)
  /// A slider's or date picker's value; a date as seconds since 2001-01-01 00:00:00 UTC.
  case value(Double)
  /// The editing of a slider begins or ends.
  case editing(Bool)
  case increment
  case decrement
  /// The index of an option of a picker, a tab, a menu's item or an alert's button. The items of menus
  /// in menus count as well, after the one that leads to them.
  case chose(Int)
  /// The identities of the chosen rows of a list.
  case select([Int])
  /// A row's delete action, or a move of rows to a place, counted as before the move.
  case deleteRows([Int])
  case moveRows([Int], to: Int)
  /// The list was pulled down, or its refresh action chosen.
  case refresh
  /// The text of a search field.
  case search(String)
  case submitSearch
  /// Back to the page before, of a navigation.
  case back
  /// The tool item at an index of a page.
  case tool(Int)
  /// An item of the menu that is the tool at an index.
  case toolItem(Int, Int)
  /// The element's ``ElementActions`` are to be shown: their items are there after the next flush.
  case prepareActions
  /// The whole text of the field at an index of an alert is now this.
  case fieldText(Int, String)
  /// Return was pressed in the field at an index of an alert.
  case submitField(Int)
  /// The user took a presented element away.
  case dismiss
  case tap(CGPoint)
  case longPress
  /// The offset of a scroll element's content, how far it is scrolled.
  case scroll(CGPoint)
}
