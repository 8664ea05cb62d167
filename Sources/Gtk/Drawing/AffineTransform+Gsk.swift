internal import CGtk
internal import Foundation

extension AffineTransform {
  /// The transform, to be followed by `next`, which is consumed; the caller owns the result.
  ///
  /// Taken apart into rotation, skew and scale: GSK's renderers know these to stay in the plane, and
  /// draw other matrices as errors.
  func applied(to next: OpaquePointer?) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(tX), y: Float(tY))
    var result = gsk_transform_translate(next, &origin)
    let angle = atan2(m12, m11)
    // The image of the y axis, before the rotation.
    let (x, y) = (m21 * cos(angle) + m22 * sin(angle), m22 * cos(angle) - m21 * sin(angle))
    if angle != 0 { result = gsk_transform_rotate(result, Float(angle * 180 / .pi)) }
    if x != 0, y != 0 { result = gsk_transform_skew(result, Float(atan(x / y) * 180 / .pi), 0) }
    return gsk_transform_scale(result, Float(hypot(m11, m12)), Float(y))
  }
}
