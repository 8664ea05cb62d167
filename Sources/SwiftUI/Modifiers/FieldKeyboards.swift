extension View {
  /// Which keyboard a touch screen shows for fields in this view. Has no effect here, where
  /// keyboards have all keys.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Which letters a touch screen's keyboard makes large. Has no effect here.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
