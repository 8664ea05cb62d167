import Testing

@testable import SwiftUICore

@Suite("curves of animations")
struct CurveTests {
  private func progress(_ animation: Animation, _ time: Double) -> Double {
    1 - animation.course.rest(at: time)
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 1e-4
  }

  @Test("Bézier curves go through their points")
  func curves() {
    #expect(isNear(progress(.linear(duration: 2), 0.5), 0.25))
    #expect(isNear(progress(.easeInOut(duration: 1), 0.5), 0.5))
    // At the curve's parameter ½: x = (3·0.42 + 3 + 1) / 8, y = ½.
    #expect(isNear(progress(.easeIn(duration: 1), 0.6575), 0.5))
    #expect(isNear(progress(.easeOut(duration: 1), 0.3425), 0.5))
    // x = (3·0.2 + 3·0.4 + 1) / 8, y = (3·0.8 + 3·0.6 + 1) / 8.
    #expect(isNear(progress(.timingCurve(0.2, 0.8, 0.4, 0.6, duration: 1), 0.35), 0.65))
    #expect(progress(.easeIn, 0) == 0)
    #expect(progress(.easeIn, 0.35) == 1)
    #expect(Animation.easeIn.course.duration == 0.35)
  }

  @Test("what lasts no time is at its end, also for ever; what is at speed 0 stays where it is")
  func noTime() {
    #expect(Animation.linear(duration: 0).repeatForever().course.duration == 0)
    #expect(progress(.linear(duration: 0).repeatForever(), 0) == 1)
    #expect(Animation.linear(duration: 1).repeatForever().course.duration == .infinity)
    let frozen = Animation.spring.speed(0).course
    #expect(frozen.push(at: 0.5) == 0)
    #expect(frozen.rest(at: 0.5) == 1)
  }

  @Test("a spring without swing follows (1 + ωt) / e^ωt")
  func critical() {
    let value = progress(.spring(response: 1, dampingFraction: 1), 0.25)
    #expect(isNear(value, 1 - (1 + .pi / 2) * 0.2078796))
  }

  @Test("a spring that swings passes its end by e^-(πζ / √(1 - ζ²))")
  func underdamped() {
    // Half a swing lasts π / (ω √¾) with ω = 2π.
    let value = progress(.spring(response: 1, dampingFraction: 0.5), 0.5773503)
    #expect(isNear(value, 1 + 0.1630335))
  }

  @Test("a spring with much damping creeps")
  func overdamped() {
    // The rates are 1 and 4: (4 e^-t - e^-4t) / 3 is left.
    let value = progress(.interpolatingSpring(stiffness: 4, damping: 5), 0.6931472)
    #expect(isNear(value, 1 - (2 - 0.0625) / 3))
  }

  @Test("a spring begins with its velocity")
  func velocity() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 3)
    #expect(abs(progress(spring, 1e-4) / 1e-4 - 3) < 0.05)
  }

  @Test("named springs are those of their duration and bounce")
  func names() {
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(
      isNear(
        progress(.spring(duration: 0.4, bounce: 0.3), 0.1),
        progress(.spring(response: 0.4, dampingFraction: 0.7), 0.1)))
    #expect(
      isNear(
        progress(.spring(duration: 0.4, bounce: -0.5), 0.1),
        progress(.spring(response: 0.4, dampingFraction: 2), 0.1)))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
  }

  @Test("springs end within a thousandth of the way")
  func settling() {
    for damping in [0.2, 0.5, 0.8, 0.99, 1, 1.5, 4] {
      let spring = Animation.spring(response: 0.5, dampingFraction: damping)
      let end = spring.course.duration
      #expect(abs(spring.course.rest(at: end - 1e-6)) < 0.0011)
      #expect(spring.course.rest(at: end) == 0)
    }
    #expect(Animation.spring(response: 1, dampingFraction: 0).course.duration == .infinity)
  }

  @Test("a delay comes before, speed shortens, in the order in which they are said")
  func changes() {
    let late = Animation.linear(duration: 1).delay(0.5)
    #expect(progress(late, 0.4) == 0)
    #expect(isNear(progress(late, 0.75), 0.25))
    #expect(late.course.duration == 1.5)
    #expect(isNear(progress(late.speed(2), 0.5), 0.5))
    #expect(isNear(progress(.linear(duration: 1).speed(2).delay(0.5), 0.75), 0.5))
  }

  @Test("repetitions go forth and back, or begin anew")
  func repetitions() {
    let back = Animation.linear(duration: 1).repeatCount(3)
    #expect(isNear(progress(back, 0.25), 0.25))
    #expect(isNear(progress(back, 1.25), 0.75))
    #expect(isNear(progress(back, 2.25), 0.25))
    #expect(progress(back, 3) == 1)
    let anew = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(isNear(progress(anew, 41.25), 0.25))
    #expect(anew.course.duration == .infinity)
    // A delay inside of a repetition is repeated.
    let late = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(isNear(progress(late, 3.5), 0.5))
    #expect(progress(late, 4.5) == 0)
  }

  @Test("pairs add and scale")
  func vectors() {
    var pair = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(pair - pair == .zero)
    #expect(pair.magnitudeSquared == 56)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }
}
