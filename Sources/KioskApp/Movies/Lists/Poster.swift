import Images
import SwiftUI

/// A picture of a film or a person: a grey rectangle until it has come, then it fades in.
struct Poster: View {
  let width: CGFloat
  let height: CGFloat
  var label: String?
  @StateObject private var loader: ImageLoader

  init(url: URL?, source: PictureSource?, width: CGFloat, height: CGFloat, label: String? = nil) {
    self.width = width
    self.height = height
    self.label = label
    _loader = StateObject(wrappedValue: ImageLoader(url: url, source: source, width: width, height: height))
  }

  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.secondary.opacity(0.15))
        .accessibilityHidden(true)
      if let picture = loader.image, let image = UIImage(data: picture.data) {
        Image(uiImage: image)
          .resizable()
          .scaledToFill()
          .frame(width: width, height: height)
          .appearsAsPicture(of: label)
      } else if loader.noData {
        Image(systemName: "film")
          .foregroundColor(.secondary)
          .accessibilityHidden(true)
      }
    }
    .frame(width: width, height: height)
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .animation(.easeOut(duration: 0.3), value: loader.image?.size)
  }
}
