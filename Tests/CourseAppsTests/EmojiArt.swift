import SwiftUI
import UniformTypeIdentifiers

struct ArtModel: Codable {
  struct Emoji: Identifiable, Hashable, Codable { let text: String; var x: Int; var y: Int; var size: Int; let id: Int }
  enum Background: Equatable, Codable {
    case blank, url(URL), imageData(Data)
    var url: URL? { if case .url(let u) = self { return u } else { return nil } }
  }
  var background = Background.blank
  var emojis = [Emoji]()
  private var unique = 0
  init() {}
  init(json: Data) throws { self = try JSONDecoder().decode(ArtModel.self, from: json) }
  func json() throws -> Data { try JSONEncoder().encode(self) }
  mutating func add(_ text: String, at p: (x: Int, y: Int), size: Int) {
    unique += 1; emojis.append(Emoji(text: text, x: p.x, y: p.y, size: size, id: unique))
  }
}

extension UTType { static let emojiart = UTType(exportedAs: "org.example.emojiart") }

class ArtDocument: ReferenceFileDocument {
  static var readableContentTypes = [UTType.emojiart]
  static var writeableContentTypes = [UTType.emojiart]
  required init(configuration: ReadConfiguration) throws {
    if let data = configuration.file.regularFileContents {
      art = try ArtModel(json: data)
    } else {
      throw CocoaError(.fileReadCorruptFile)
    }
  }
  func snapshot(contentType: UTType) throws -> Data { try art.json() }
  func fileWrapper(snapshot: Data, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: snapshot)
  }
  @Published private(set) var art: ArtModel
  init() { art = ArtModel(); art.add("🌵", at: (0, 0), size: 60); art.add("🦂", at: (80, 90), size: 40) }
  var emojis: [ArtModel.Emoji] { art.emojis }
  func add(_ e: String, at p: (x: Int, y: Int), size: CGFloat, undo: UndoManager?) {
    undoably("Add \(e)", with: undo) { art.add(e, at: p, size: Int(size)) }
  }
  private func undoably(_ operation: String, with undo: UndoManager? = nil, doit: () -> Void) {
    let old = art
    doit()
    undo?.registerUndo(withTarget: self) { me in me.undoably(operation, with: undo) { me.art = old } }
    undo?.setActionName(operation)
  }
}

extension CGSize {
  var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
  static func + (lhs: Self, rhs: Self) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }
  static func * (lhs: Self, rhs: CGFloat) -> CGSize { CGSize(width: lhs.width * rhs, height: lhs.height * rhs) }
  static func / (lhs: Self, rhs: CGFloat) -> CGSize { CGSize(width: lhs.width / rhs, height: lhs.height / rhs) }
}
extension Array where Element == NSItemProvider {
  func loadObjects<T>(ofType theType: T.Type, firstOnly: Bool = false, using load: @escaping (T) -> Void) -> Bool
  where T: NSItemProviderReading {
    if let provider = first(where: { $0.canLoadObject(ofClass: theType) }) {
      provider.loadObject(ofClass: theType) { object, error in
        if let value = object { DispatchQueue.main.async { load(value) } }
      }
      return true
    }
    return false
  }
}
extension Array where Element == NSItemProvider {
  func loadObjects<T>(ofType theType: T.Type, firstOnly: Bool = false, using load: @escaping (T) -> Void) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    if let provider = first(where: { $0.canLoadObject(ofClass: theType) }) {
      let _ = provider.loadObject(ofClass: theType) { object, error in
        if let value = object { DispatchQueue.main.async { load(value) } }
      }
      return true
    }
    return false
  }
}
extension RangeReplaceableCollection where Element: Identifiable {
  mutating func remove(_ e: Element) { if let i = firstIndex(where: { $0.id == e.id }) { remove(at: i) } }
}
extension Character {
  var isEmoji: Bool {
    if let s = unicodeScalars.first, s.properties.isEmoji {
      return s.value >= 0x238d || unicodeScalars.count > 1
    } else {
      return false
    }
  }
}

struct DocumentView: View {
  @ObservedObject var document: ArtDocument
  @Environment(\.undoManager) var undoManager
  @ScaledMetric var defaultEmojiFontSize: CGFloat = 40
  @SceneStorage("zoom") private var steadyZoom: Double = 1
  @GestureState private var gestureZoom: CGFloat = 1
  @State private var steadyPan = CGSize.zero
  @GestureState private var gesturePan = CGSize.zero
  @State private var popover = false
  private var zoom: CGFloat { CGFloat(steadyZoom) * gestureZoom }
  private var pan: CGSize { (steadyPan + gesturePan) * zoom }
  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        ZStack {
          Color.white
          ForEach(document.emojis) { emoji in
            Text(emoji.text).font(.system(size: CGFloat(emoji.size))).scaleEffect(zoom).position(
              place(emoji, in: geometry)
            )
            .onDrag { NSItemProvider(object: emoji.text as NSString) }
          }
        }
        .clipped()
        .onDrop(of: [.utf8PlainText, .url, .image], isTargeted: nil) { providers, location in
          drop(providers, at: location, in: geometry)
        }
        .gesture(panGesture().simultaneously(with: zoomGesture()))
        .onTapGesture(count: 2) {
          withAnimation {
            steadyZoom = 1; steadyPan = .zero
          }
        }
      }
      ScrollView(.horizontal) {
        HStack {
          ForEach("🚗🏔🌲🐑☁️🏠".map { String($0) }, id: \.self) { e in
            Text(e).onDrag { NSItemProvider(object: e as NSString) }
          }
        }
      }.font(.system(size: defaultEmojiFontSize)).padding(.horizontal)
    }
    .toolbar {
      ToolbarItemGroup(placement: .automatic) {
        Button {
          undoManager?.undo()
        } label: {
          Image(systemName: "arrow.uturn.backward")
        }.disabled(!(undoManager?.canUndo ?? false))
        Button("Palette") { popover = true }.popover(
          isPresented: $popover, attachmentAnchor: .point(.bottom), arrowEdge: .top
        ) { Text("Palettes").padding().frame(minWidth: 300, minHeight: 350) }
      }
    }
  }
  private func place(_ e: ArtModel.Emoji, in g: GeometryProxy) -> CGPoint {
    let c = CGPoint(x: g.frame(in: .local).midX, y: g.frame(in: .local).midY)
    return CGPoint(x: c.x + CGFloat(e.x) * zoom + pan.width, y: c.y + CGFloat(e.y) * zoom + pan.height)
  }
  private func drop(_ providers: [NSItemProvider], at location: CGPoint, in g: GeometryProxy) -> Bool {
    providers.loadObjects(ofType: String.self) { s in
      if let e = s.first, e.isEmoji {
        document.add(
          String(e), at: (Int(location.x), Int(location.y)), size: defaultEmojiFontSize / zoom, undo: undoManager)
      }
    }
  }
  private func panGesture() -> some Gesture {
    DragGesture().updating($gesturePan) { latest, state, _ in state = latest.translation / zoom }.onEnded { final in
      steadyPan = steadyPan + (final.translation / zoom)
    }
  }
  private func zoomGesture() -> some Gesture {
    MagnificationGesture().updating($gestureZoom) { latest, state, transaction in state = latest }.onEnded {
      steadyZoom *= Double($0)
    }
  }
}
struct ArtApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: { ArtDocument() }) { config in DocumentView(document: config.document) }
  }
}
