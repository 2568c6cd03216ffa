import Images
import SwiftUI

/// A picture in its three states: loading, loaded, or none.
struct PictureView: View {
  let height: CGFloat
  /// Spoken; nil for decoration.
  var label: String?
  @StateObject private var loader: ImageLoader

  init(url: URL?, source: PictureSource?, width: CGFloat, height: CGFloat, label: String? = nil) {
    self.height = height
    self.label = label
    _loader = StateObject(wrappedValue: ImageLoader(url: url, source: source, width: width, height: height))
  }

  var body: some View {
    ZStack {
      if let picture = loader.image, let image = UIImage(data: picture.data) {
        Image(uiImage: image)
          .resizable()
          .scaledToFill()
          .frame(minWidth: 0, maxWidth: .infinity)
          .frame(height: height)
          .clipped()
          .appearsAsPicture(of: label)
      } else if !loader.noData {
        SwingingPlaceholder()
          .frame(maxWidth: .infinity)
          .frame(height: height)
          .background(Color.secondary.opacity(0.1))
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .animation(.easeOut(duration: 0.25), value: loader.image?.size)
  }
}

extension View {
  /// Fades in, and is spoken as `label`; without one it is decoration.
  func appearsAsPicture(of label: String?) -> some View {
    accessibilityLabel(Text(verbatim: label ?? ""))
      .accessibilityHidden(label == nil)
      .transition(.opacity)
  }
}

/// "Loading…", swinging until the picture comes.
struct SwingingPlaceholder: View {
  @State private var swings = false

  var body: some View {
    Text("Loading…")
      .font(.footnote)
      .foregroundColor(.secondary)
      .rotationEffect(.degrees(swings ? 6 : -6))
      .animation(.easeInOut(duration: 0.9).repeatForever(autoreverses: true), value: swings)
      .onAppear { swings = true }
  }
}
