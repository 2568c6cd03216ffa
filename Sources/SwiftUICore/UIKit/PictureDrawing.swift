import Foundation
import UIKit

/// The picture of a view of UIKit, as its content mode has it.
struct PictureDrawing: View {
  let view: UIView
  let image: UIImage
  let room: UIViewRoom

  var body: some View {
    let hasWidth = room.size != nil || room.fillsWidth || view.fixedLength(.width) != nil
    let hasHeight = room.size != nil || room.fillsHeight || view.fixedLength(.height) != nil
    let isBound = hasWidth || hasHeight || view.aspectRatio != nil || !(view is UIImageView) || view.superview == nil
    if isBound {
      bound(isBox: hasWidth && (hasHeight || view.aspectRatio != nil)).foregroundColor(tint)
    } else {
      Image(uiImage: image).foregroundColor(tint)
    }
  }

  @ViewBuilder private func bound(isBox: Bool) -> some View {
    let picture = Image(uiImage: image).resizable()
    switch view.contentMode {
    case .scaleAspectFit: picture.scaledToFit()
    case .scaleAspectFill:
      if isBox { Color.clear.overlay(picture.scaledToFill()).clipped() } else { picture.scaledToFill() }
    case .scaleToFill, .redraw: picture
    case .center: Image(uiImage: image)
    case .top: Image(uiImage: image).frame(maxHeight: .infinity, alignment: .top)
    case .bottom: Image(uiImage: image).frame(maxHeight: .infinity, alignment: .bottom)
    case .left, .topLeft, .bottomLeft: Image(uiImage: image).frame(maxWidth: .infinity, alignment: .leading)
    case .right, .topRight, .bottomRight: Image(uiImage: image).frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  /// The tint of the view or of the nearest one around it, for what is drawn in one colour.
  private var tint: Color? {
    var next: UIView? = view
    while let now = next {
      if let color = now.tintColor, color != .tintColor { return Color(color) }
      next = now.superview
    }
    return image.renderingMode == .alwaysTemplate && view.superview != nil ? .accentColor : nil
  }
}

extension NSTextAlignment {
  var textAlignment: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  var alignment: HorizontalAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
