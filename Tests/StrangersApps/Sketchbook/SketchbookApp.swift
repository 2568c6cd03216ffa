import SwiftUI
import UniformTypeIdentifiers

@main
struct SketchbookApp: App {
  var body: some Scene {
    WindowGroup { SketchView() }
  }
}

struct Sketch: FileDocument, Codable {
  static var readableContentTypes: [UTType] { [.json] }

  struct Stroke: Codable, Hashable {
    var points: [CGPoint]
  }

  var strokes: [Stroke] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    self = try JSONDecoder().decode(Sketch.self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(self))
  }
}
