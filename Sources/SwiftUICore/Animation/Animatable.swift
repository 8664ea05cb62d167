/// Something whose numbers can pass from one value to another. Apple's `SwiftUI.Animatable`.
///
/// A view, a shape or a modifier that is animatable is shown, in the course of an animation, with
/// each of the values between: ``animatableData`` is set for each frame, and only the body of that
/// view is evaluated again, or the outline of that shape.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

extension Animatable where Self: VectorArithmetic {
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// A modifier whose numbers can pass from one value to another. Apple's
/// `SwiftUI.AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
