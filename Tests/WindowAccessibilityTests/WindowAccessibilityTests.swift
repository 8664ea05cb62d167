import AccessibilityTesting
import Testing

/// The apps' windows, used as a person does who does not see them. One after the other: the
/// keyboard has one focus.
@Suite("windows without sight", .serialized)
enum WindowAccessibilityTests {}
