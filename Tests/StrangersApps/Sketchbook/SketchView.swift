import PhotosUI
import SwiftUI

struct SketchView: View {
  @State private var sketch = Sketch()
  @State private var current: [CGPoint] = []
  @State private var imports = false
  @State private var exports = false
  @State private var photos: [PhotosPickerItem] = []
  @State private var paper: Image?
  @State private var told = "Nothing drawn yet"

  var body: some View {
    NavigationStack {
      Canvas { context, size in
        for points in sketch.strokes.map(\.points) + [current] where points.count > 1 {
          var path = Path()
          path.addLines(points)
          context.stroke(path, with: .color(.primary), lineWidth: 3)
        }
      }
      .background { paper?.resizable().scaledToFill() }
      .frame(height: 300)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { current.append($0.location) }
          .onEnded { _ in
            sketch.strokes.append(.init(points: current))
            current = []
            told = "\(sketch.strokes.count) strokes"
          }
      )
      .dropDestination(for: Image.self) { images, _ in
        paper = images.first
        return true
      }
      Text(told)
        .navigationTitle("Sketchbook")
        .toolbar {
          Button("Open") { imports = true }
          Button("Save") { exports = true }
          PhotosPicker(selection: $photos, maxSelectionCount: 1, matching: .any(of: [.images, .screenshots])) {
            Label("Paper", systemImage: "photo")
          }
        }
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: Sketch.readableContentTypes) { result in
      do {
        let url = try result.get()
        guard url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        sketch = try JSONDecoder().decode(Sketch.self, from: Data(contentsOf: url))
        told = "\(sketch.strokes.count) strokes read"
      } catch {
        told = error.localizedDescription
      }
    }
    .fileExporter(isPresented: $exports, document: sketch, contentType: .json, defaultFilename: "Sketch") { result in
      if case .success(let url) = result { told = "Saved as \(url.lastPathComponent)" }
    }
    .task(id: photos) {
      guard let photo = photos.first else { return }
      paper = try? await photo.loadTransferable(type: Image.self)
    }
  }
}
