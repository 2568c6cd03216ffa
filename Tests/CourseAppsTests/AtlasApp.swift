// Notes in a context, a map of shapes, tasks to swipe.
import Combine
import SwiftUI
import UIKit

enum Atlas {
  final class NoteContext: ObservableObject {
    static let shared = NoteContext()
    let objectWillChange = ObservableObjectPublisher()
    private(set) var inserted: [Note] = []
    private var url: URL { FileManager.default.temporaryDirectory.appendingPathComponent("atlas-notes.plist") }
    var hasChanges = false
    func insert(_ note: Note) { objectWillChange.send(); inserted.insert(note, at: 0); hasChanges = true }
    func delete(_ note: Note) { objectWillChange.send(); inserted.removeAll { $0 === note }; hasChanges = true }
    func save() throws {
      guard hasChanges else { return }
      let encoder = PropertyListEncoder(); encoder.outputFormat = .binary
      try encoder.encode(inserted.map { [$0.title, $0.body] }).write(to: url)
      hasChanges = false
    }
  }

  final class Note: ObservableObject, Identifiable {
    let id = UUID()
    @Published var title: String
    @Published var body: String
    @Published var isPinned = false
    let created: Date
    init(_ title: String, _ body: String, created: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
      self.title = title; self.body = body; self.created = created
    }
  }

  struct ContextKey: EnvironmentKey { static let defaultValue = NoteContext.shared }

  struct NoteCell: View {
    @ObservedObject var note: Note
    static let formatter: RelativeDateTimeFormatter = {
      let f = RelativeDateTimeFormatter(); f.unitsStyle = .abbreviated; return f
    }()
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          if note.isPinned { Image(systemName: "pin.fill").foregroundColor(.orange).rotationEffect(.degrees(45)) };
          Text(note.title).font(.headline).lineLimit(1)
        }
        Text(note.body).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
        Text(note.created, style: .date).font(.caption2).foregroundColor(Color(UIColor.tertiaryLabel))
      }.padding(.vertical, 4)
    }
  }

  struct NotesScreen: View {
    @Environment(\.context) private var context
    @ObservedObject private var store = NoteContext.shared
    @State private var editing: Note?
    @State private var editMode: EditMode = .inactive
    @State private var selection = Set<UUID>()
    var body: some View {
      NavigationView {
        List(selection: $selection) {
          ForEach(store.inserted.sorted { $0.isPinned && !$1.isPinned }) { note in
            NavigationLink(destination: NoteEditor(note: note)) { NoteCell(note: note) }
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                  context.delete(note)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                Button {
                  UIPasteboard.general.string = note.body
                } label: {
                  Label("Copy", systemImage: "doc.on.doc")
                }.tint(.blue)
              }
              .swipeActions(edge: .leading) {
                Button {
                  note.isPinned.toggle(); store.objectWillChange.send()
                } label: {
                  Label("Pin", systemImage: "pin")
                }.tint(.orange)
              }
          }
        }
        .listStyle(.plain)
        .navigationTitle("Notes")
        .navigationBarItems(
          leading: EditButton(),
          trailing: HStack(spacing: 16) {
            Button(action: { context.insert(Note("New note", "")) }) { Image(systemName: "square.and.pencil") }
          }
        )
        .environment(\.editMode, $editMode)
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
          try? context.save()
        }
      }
      .onAppear {
        if store.inserted.isEmpty {
          context.insert(Note("Ferries", "Tarbert at nine, Lochranza at ten. Bring **coins**."));
          context.insert(Note("Kites", "Two lines, one tail."))
        }
      }
    }
  }

  struct NoteEditor: View {
    @ObservedObject var note: Note
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Title", text: $note.title).font(.title.bold())
        RichText(text: $note.body)
      }.padding().navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .bottomBar) { Text("\(note.body.split(separator: " ").count) words").font(.footnote) }
      }
    }
  }

  struct RichText: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextView {
      let view = UITextView()
      view.font = UIFont.preferredFont(forTextStyle: .body)
      view.backgroundColor = .clear
      view.isScrollEnabled = true
      view.delegate = context.coordinator
      return view
    }
    func updateUIView(_ view: UITextView, context: Context) { if view.text != text { view.text = text } }
    func makeCoordinator() -> Delegate { Delegate($text) }
    final class Delegate: NSObject, UITextViewDelegate {
      private let text: Binding<String>
      init(_ text: Binding<String>) { self.text = text }
      func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
    }
  }

  struct Coast: Shape {
    func path(in r: CGRect) -> Path {
      var p = Path()
      p.move(to: CGPoint(x: r.minX, y: r.height * 0.35))
      p.addCurve(
        to: CGPoint(x: r.width * 0.55, y: r.height * 0.5), control1: CGPoint(x: r.width * 0.2, y: r.height * 0.2),
        control2: CGPoint(x: r.width * 0.35, y: r.height * 0.65))
      p.addQuadCurve(to: CGPoint(x: r.maxX, y: r.height * 0.3), control: CGPoint(x: r.width * 0.8, y: r.height * 0.3))
      p.addLine(to: CGPoint(x: r.maxX, y: r.maxY)); p.addLine(to: CGPoint(x: r.minX, y: r.maxY)); p.closeSubpath()
      return p
    }
  }

  struct MapScreen: View {
    struct Pin: Identifiable { let id: String; let at: UnitPoint }
    @State private var zoom: CGFloat = 1
    @State private var center = CGSize.zero
    @GestureState private var pan = CGSize.zero
    @GestureState private var pinch: CGFloat = 1
    @State private var chosen: String?
    let pins = [
      Pin(id: "Harbour", at: .init(x: 0.3, y: 0.45)), Pin(id: "Light", at: .init(x: 0.8, y: 0.36)),
      Pin(id: "Camp", at: .init(x: 0.55, y: 0.75)),
    ]
    var body: some View {
      GeometryReader { geo in
        ZStack {
          Color(red: 0.65, green: 0.83, blue: 0.94)
          Coast().fill(Color(red: 0.86, green: 0.9, blue: 0.76)).overlay(Coast().stroke(Color.white, lineWidth: 3))
          Path { p in
            for x in stride(from: 0, to: geo.size.width, by: 60) {
              p.move(to: CGPoint(x: x, y: 0)); p.addLine(to: CGPoint(x: x, y: geo.size.height))
            }
          }.stroke(Color.black.opacity(0.06), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
          ForEach(pins) { pin in
            VStack(spacing: 2) {
              Image(systemName: "mappin.circle.fill").font(.title).foregroundStyle(.white, .red)
              if chosen == pin.id {
                Text(pin.id).font(.caption.bold()).padding(4).background(.regularMaterial).cornerRadius(6)
              }
            }
            .position(x: geo.size.width * pin.at.x, y: geo.size.height * pin.at.y)
            .onTapGesture { withAnimation(.spring()) { chosen = chosen == pin.id ? nil : pin.id } }
          }
        }
        .scaleEffect(zoom * pinch)
        .offset(x: center.width + pan.width, y: center.height + pan.height)
        .gesture(
          SimultaneousGesture(
            DragGesture().updating($pan) { v, s, _ in s = v.translation }.onEnded {
              center.width += $0.translation.width; center.height += $0.translation.height
            },
            MagnificationGesture().updating($pinch) { v, s, _ in s = v }.onEnded { zoom = min(max(zoom * $0, 0.5), 4) })
        )
      }
      .clipped()
      .ignoresSafeArea()
      .overlay(alignment: .bottomTrailing) {
        VStack(spacing: 0) {
          Button {
            withAnimation { zoom *= 1.5 }
          } label: {
            Image(systemName: "plus").frame(width: 44, height: 44)
          }
          Divider().frame(width: 44)
          Button {
            withAnimation { zoom /= 1.5 }
          } label: {
            Image(systemName: "minus").frame(width: 44, height: 44)
          }
        }.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10)).padding().padding(.bottom, 40)
      }
    }
  }

  struct TasksScreen: View {
    struct Job: Identifiable, Hashable {
      let id = UUID(); var title: String; var due: Date; var level: Int; var isDone = false
    }
    @State private var jobs = [
      Job(title: "Water the beans", due: .now.addingTimeInterval(3600), level: 0),
      Job(title: "Call the yard", due: .now.addingTimeInterval(86_400 * 2), level: 2),
      Job(title: "Oil the gate", due: .now.addingTimeInterval(-86_400), level: 1),
    ]
    @State private var filter = 0
    var body: some View {
      NavigationStack {
        List {
          Picker("Show", selection: $filter) {
            Text("All").tag(0); Text("Open").tag(1); Text("Done").tag(2)
          }.pickerStyle(.segmented).listRowSeparator(.hidden).listRowBackground(Color.clear)
          ForEach($jobs.filter { filter == 0 || $0.wrappedValue.isDone == (filter == 2) }) { $job in
            HStack {
              Image(systemName: job.isDone ? "largecircle.fill.circle" : "circle").foregroundStyle(
                [Color.gray, .orange, .red][job.level]
              ).onTapGesture { job.isDone.toggle() }
              VStack(alignment: .leading) {
                Text(job.title).strikethrough(job.isDone, color: .secondary);
                Text(job.due, style: .relative).font(.caption).foregroundStyle(job.due < .now ? .red : .secondary)
              }
              Spacer(); Text(String(repeating: "!", count: job.level)).foregroundStyle(.red).bold()
            }
            .swipeActions {
              Button("Delete", role: .destructive) { jobs.removeAll { $0.id == job.id } };
              Button("Later") { job.due.addTimeInterval(86_400) }.tint(.indigo)
            }
          }
          .onMove { jobs.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Tasks").toolbar { EditButton() }
      }
    }
  }
}

extension EnvironmentValues {
  var context: Atlas.NoteContext {
    get { self[Atlas.ContextKey.self] }
    set { self[Atlas.ContextKey.self] = newValue }
  }
}
