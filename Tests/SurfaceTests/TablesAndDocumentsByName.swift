import SwiftUI
import UniformTypeIdentifiers

// Tables, tabs, windows, documents and what is handed over, by their full names.

struct Book: Identifiable, Codable, Transferable {
  var id = UUID()
  var title = ""
  var year = 2020

  @TransferRepresentationBuilder<Book> static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
    FileRepresentation(contentType: .plainText) { (book: Book) in
      let url = URL.temporaryDirectory.appendingPathComponent("book.txt")
      try Data(book.title.utf8).write(to: url)
      return SentTransferredFile(url, allowAccessingOriginalFile: true)
    } importing: { (received: ReceivedTransferredFile) in
      Book(title: try String(contentsOf: received.file, encoding: .utf8))
    }
    ProxyRepresentation(exporting: \.title)
  }
}

struct BooksTable: View {
  @State private var books = [Book(title: "A"), Book(title: "B")]
  @State private var order = [KeyPathComparator(\Book.title)]
  @State private var custom = TableColumnCustomization<Book>()
  @State private var selection: Book.ID?

  var body: some View {
    Table(of: Book.self, selection: $selection, sortOrder: $order, columnCustomization: $custom) {
      columns
    } rows: {
      rows
    }
    .tableStyle(InsetTableStyle())
    Table(books) { TableColumn("Title", value: \.title).alignment(TableColumnAlignment.trailing) }
      .tableStyle(BorderedTableStyle())
    Table(books) { TableColumn("Title", value: \.title) }.tableStyle(AutomaticTableStyle())
  }

  @TableColumnBuilder<Book, KeyPathComparator<Book>>
  private var columns: some TableColumnContent<Book, KeyPathComparator<Book>> {
    TableColumn("Title", value: \.title).customizationID("title")
    TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(min: 40, ideal: 60).customizationID("year")
  }

  @TableRowBuilder<Book> var rows: some TableRowContent<Book> {
    ForEach(books) { book in TableRow(book) }
    TableRow(Book(title: "Last"))
  }
}

func rowsOnly(_ table: Table<Book, TableForEachContent<[Book]>, some Any>) -> some View { table }

struct TabsByName: View {
  @State private var custom = TabViewCustomization()
  @State private var choice = 0
  var body: some View {
    TabView(selection: $choice) { tabs }
      .tabViewCustomization($custom)
  }
  @TabContentBuilder<Int> var tabs: some TabContent<Int> {
    Tab("One", systemImage: "star", value: 0) { Text("one") }.tabPlacement(TabPlacement.pinned)
    Tab("Find", systemImage: "magnifyingglass", value: 1, role: TabRole.search) { Text("two") }
      .defaultVisibility(.hidden, for: AdaptableTabBarPlacement.sidebar)
  }
}

struct PlainDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  init() {}
  init(configuration: FileDocumentReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class SharedDocument: ReferenceFileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> String { text }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

struct DocumentsApp: App {
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @SceneBuilder var body: some Scene {
    DocumentGroup(newDocument: PlainDocument()) { (file: FileDocumentConfiguration<PlainDocument>) in
      TextEditor(text: file.$document.text).disabled(!file.isEditable)
    }
    DocumentGroup(newDocument: { SharedDocument() }) { (file: ReferenceFileDocumentConfiguration<SharedDocument>) in
      Text(file.document.text)
    }
    WindowGroup { WindowsByName() }
      .windowStyle(TitleBarWindowStyle())
      .windowLevel(WindowLevel.floating)
      .windowManagerRole(WindowManagerRole.associated)
      .windowIdealSize(WindowIdealSize.fitToContent)
    Window("Two", id: "two") { Text("two") }.windowStyle(DefaultWindowStyle())
      .windowToolbarStyle(UnifiedWindowToolbarStyle(showsTitle: false))
    Window("Three", id: "three") { Text("three") }.windowToolbarStyle(UnifiedCompactWindowToolbarStyle())
    Window("Four", id: "four") { Text("four") }.windowToolbarStyle(ExpandedWindowToolbarStyle())
    Window("Five", id: "five") { Text("five") }.windowToolbarStyle(DefaultWindowToolbarStyle())
  }
}
func windowed<W: WindowStyle, T: WindowToolbarStyle>(_ w: W, _ t: T) -> some Scene {
  WindowGroup { Text("w") }.windowStyle(w).windowToolbarStyle(t)
}

struct WindowsByName: View {
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
  @Environment(\.openSettings) private var openSettings: OpenSettingsAction
  @Environment(\.resetFocus) private var resetFocus: ResetFocusAction
  @Environment(\.rename) private var rename: RenameAction?
  @Namespace private var scope
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Open") { openWindow(id: "two") }
      Button("Open later") { Task.detached { [openWindow] in await openWindow(id: "two") } }
      Button("Close") { dismissWindow(id: "two") }
      Button("Settings") { openSettings() }
      SettingsLink()
      Button("Reset") { resetFocus(in: scope) }
      TextField("a", text: .constant("")).focused($isFocused)
        .defaultFocus($isFocused, true, priority: DefaultFocusEvaluationPriority.userInitiated)
      Text("b").focusable(true, interactions: FocusInteractions.edit)
    }
    .focusScope(scope)
    .presentationSizing(FormPresentationSizing())
    .presentationCompactAdaptation(PresentationAdaptation.fullScreenCover)
    .dialogSeverity(DialogSeverity.critical)
    .userActivity("reading") { (activity: NSUserActivity) in activity.title = "Reading" }
    .onContinueUserActivity("reading") { (activity: NSUserActivity) in print(activity.activityType) }
  }
}

struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

struct Dropping: View {
  @State private var items: [String] = ["a"]
  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item).itemProvider { NSItemProvider(object: item as NSString) }
      }
      .onInsert(of: [UTType.plainText]) { index, providers in items.insert("new \(providers.count)", at: index) }
    }
    .onDrop(of: [.plainText], delegate: Taking())
  }
}
struct Taking: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: DropOperation.copy) }
}

struct Counted: DynamicProperty {
  @State private var count = 0
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  mutating func update() {}
}

@MainActor func first<D: DynamicViewContent>(_ content: D) -> Int { content.data.count }

struct Portions: View {
  var body: some View {
    Group(
      sections: Group {
        Section("A") {
          Text("1"); Text("2")
        }; Section("B") { Text("3") }
      }
    ) {
      (sections: SectionCollection) in
      ForEach(sections) { (section: SectionConfiguration) in
        VStack {
          section.header; section.content
        }
      }
    }
    Group(
      subviews: Group {
        Text("1"); Text("2"); Text("3")
      }
    ) { subviews in
      let rest: SubviewsCollectionSlice = subviews.dropFirst()
      VStack { ForEach(rest) { $0 } }
    }
  }
}

struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 3 }
  func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
}
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: PreviewTrait { .modifier(Sample()) }
}
struct OldPreviews: PreviewProvider {
  static var previews: some View {
    Text("p").previewDevice(PreviewDevice(rawValue: "iPhone 15")).previewLayout(
      PreviewLayout.fixed(width: 3, height: 4)
    )
    .previewInterfaceOrientation(InterfaceOrientation.landscapeLeft)
  }
}

struct Photos: View {
  @State private var chosen: [PhotosPickerItem] = []
  @State private var isShown = false
  var body: some View {
    Button("Pick") { isShown = true }
      .photosPicker(
        isPresented: $isShown, selection: $chosen, maxSelectionCount: 3,
        selectionBehavior: PhotosPickerSelectionBehavior.ordered, matching: .images
      )
      .photosPickerStyle(PhotosPickerStyle.compact)
      .task {
        _ = await PHPhotoLibrary.requestAuthorization(for: PHAccessLevel.readWrite) == PHAuthorizationStatus.authorized
      }
  }
}

struct Hosting: View {
  var body: some View { Text("x").toolbarBackgroundVisibility(.hidden, for: .navigationBar) }
}

#if canImport(UIKit)
  import UIKit
  @MainActor func hosted() -> UIViewController {
    let controller = UIHostingController(rootView: Text("x"))
    controller.sizingOptions = UIHostingControllerSizingOptions.preferredContentSize
    controller.navigationItem.largeTitleDisplayMode = .never
    return controller
  }
  func measured(_ text: NSString) -> CGRect {
    let context = NSStringDrawingContext()
    return text.boundingRect(
      with: CGSize(width: 100, height: 100), options: NSStringDrawingOptions.usesLineFragmentOrigin, attributes: nil,
      context: context)
  }
#endif
struct TitleOfOld: View {
  var body: some View {
    NavigationView { Text("x").navigationBarTitle("Old", displayMode: NavigationBarItem.TitleDisplayMode.large) }
  }
}
