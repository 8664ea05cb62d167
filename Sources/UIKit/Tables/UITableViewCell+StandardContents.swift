// Where the standard texts and the picture of a cell are.

extension UITableViewCell {
  /// The space between the edges and texts, and where texts begin.
  private var textStart: CGFloat {
    guard let standardPicture, let image = standardPicture.image, !standardPicture.isHidden else {
      return 16
    }
    return 16 + pictureSize(image).width + 16
  }

  private func pictureSize(_ image: UIImage) -> CGSize {
    let size = image.size
    let most: CGFloat = 64
    let scale = min(1, most / max(size.height, 1))
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  func layOutStandardContents() {
    let size = contentView.bounds.size
    if let standardPicture, let image = standardPicture.image {
      let own = pictureSize(image)
      place(
        standardPicture,
        CGRect(
          x: 16, y: ((size.height - own.height) / 2).rounded(), width: own.width, height: own.height
        ))
    }
    guard standardTitle != nil || standardDetail != nil else { return }
    let start = textStart
    let space = max(0, size.width - start - 16)
    let (first, second) = (textSize(standardTitle, space), textSize(standardDetail, space))
    switch style {
    case .subtitle where second.height > 0:
      let top = ((size.height - first.height - second.height - 2) / 2).rounded()
      place(standardTitle, CGRect(x: start, y: top, width: space, height: first.height))
      place(
        standardDetail,
        CGRect(x: start, y: top + first.height + 2, width: space, height: second.height))
    case .value1, .value2:
      let width = min(second.width, space)
      let rest = max(0, space - width - 8)
      place(standardTitle, CGRect(x: start, y: 0, width: rest, height: size.height))
      place(
        standardDetail, CGRect(x: start + space - width, y: 0, width: width, height: size.height))
    default: place(standardTitle, CGRect(x: start, y: 0, width: space, height: size.height))
    }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    let x = isRightToLeft ? contentView.bounds.width - frame.maxX : frame.minX
    view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
  }

  private func textSize(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The height that its contents want if the row is so wide.
  func automaticHeight(width: CGFloat) -> CGFloat {
    let inner = max(0, width - accessoryWidth - leadingWidth)
    if LayoutEngine.isNeeded(in: contentView) {
      contentView.frame.size.width = inner
      return contentView.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let space = max(0, inner - textStart - 16)
    let (first, second) = (textSize(standardTitle, space), textSize(standardDetail, space))
    let texts =
      style == .subtitle ? first.height + second.height + 2 : max(first.height, second.height)
    let image = standardPicture?.image.map { pictureSize($0).height + 8 } ?? 0
    return max(44, texts + 16, image)
  }
}
