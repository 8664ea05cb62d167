extension View {
  /// What of the view is behind another one: as far to be seen through as that is.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _LayeredView(
      content: modifier(EffectOf(properties: GroupProperties())),
      layer: mask().modifier(EffectOf(properties: .untouchable)), alignment: alignment,
      isBehind: false
    )
    .modifier(EffectOf(properties: .masking))
  }

  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}

extension GroupProperties {
  fileprivate static var untouchable: GroupProperties {
    var properties = GroupProperties()
    properties.isInteractive = false
    return properties
  }

  fileprivate static var masking: GroupProperties {
    var properties = GroupProperties()
    properties.isMasked = true
    return properties
  }
}
