import SwiftUI
import UniformTypeIdentifiers

struct SettingsApp: App { var body: some Scene { WindowGroup { SettingsView() } } }

enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var scheme: ColorScheme? {
    switch self {
    case .system: return nil;
    case .light: return .light;
    case .dark: return .dark
    }
  }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct AccentKey: EnvironmentKey { static let defaultValue = Color.orange }
extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
extension View { func accent(_ c: Color) -> some View { environment(\.accent, c) } }

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct NotesFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json, UTType(filenameExtension: "md")!] }
  var text: String
  init(text: String = "") { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents, let string = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct SettingsView: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("size", store: UserDefaults(suiteName: "group.settings")) private var size = 14.0
  @AppStorage("avatar") private var avatar: Data?
  @AppStorage("name") private var name: String?
  @AppStorage("home") private var home: URL = URL(string: "https://example.com")!
  @State private var volume: Float = 0.3
  @State private var notify = true
  @State private var birthday = DateComponents(calendar: .current, year: 1990, month: 4, day: 2).date!
  @State private var color = Color.pink
  @State private var importing = false
  @State private var exporting = false
  @State private var moving = false
  @State private var image: Image?
  @State private var password = ""
  @State private var expanded = false
  @State private var dates: Set<DateComponents> = []
  @State private var labelHeight: CGFloat = 0
  @State private var confirm = false
  @State private var result: Result<URL, Error>?
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.requestReview) private var requestReview
  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 16) {
            Group {
              if let image {
                image.resizable().scaledToFill()
              } else {
                Image(systemName: "person.crop.circle.fill").resizable().foregroundStyle(.secondary)
              }
            }
            .frame(width: 64, height: 64).clipShape(.circle)
            VStack(alignment: .leading) {
              TextField("Name", text: Binding(get: { name ?? "" }, set: { name = $0.isEmpty ? nil : $0 }))
                .textContentType(.name)
            }
          }
          SecureField("Password", text: $password).textContentType(.password)
          LabeledContent("Language", value: locale.localizedString(forIdentifier: locale.identifier) ?? "?")
          LabeledContent {
            Text(42, format: .number)
          } label: {
            Text("Answer"); Text("to everything").font(.caption)
          }
        } header: {
          Text("Profile")
        } footer: {
          Text("Stored on **this device** only. [More](https://example.com)")
        }
        Section("Looks") {
          Picker(selection: $theme) {
            ForEach(Theme.allCases) { Text($0.title).tag($0) }
          } label: {
            Label("Theme", systemImage: "paintbrush")
          }
          .pickerStyle(.navigationLink)
          Picker("Inline", selection: $theme) { ForEach(Theme.allCases) { Text($0.title).tag($0) } }.pickerStyle(
            .inline
          ).labelsHidden()
          ColorPicker("Accent", selection: $color, supportsOpacity: false)
          Stepper(value: $size, in: 10...24, step: 2) {
            Text("Text size \(size.formatted())").font(.system(size: size))
          }
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          } onEditingChanged: { _ in
          }
          Gauge(value: Double(volume), in: 0...1) {
            Text("V")
          } currentValueLabel: {
            Text(volume, format: .percent)
          }.gaugeStyle(.accessoryCircular)
        }
        .headerProminence(.increased)
        Section {
          Toggle(isOn: $notify.animation()) {
            Label {
              Text("Notify")
            } icon: {
              Image(systemName: "bell").foregroundColor(.accentColor)
            }
          }
          .toggleStyle(SwitchToggleStyle(tint: color))
          if notify { DatePicker("At", selection: $birthday, displayedComponents: .hourAndMinute).transition(.slide) }
          DisclosureGroup("Dates", isExpanded: $expanded) {
            MultiDatePicker("Free days", selection: $dates).frame(height: 300)
          }
          DatePicker(selection: $birthday, in: ...Date(), displayedComponents: .date) { Text("Birthday") }
        }
        Section {
          Button("Import…") { importing = true }
          Button("Export…") { exporting.toggle() }
          Button("Move…") { moving.toggle() }
          Button("Rate", action: { requestReview() })
          ShareLink(item: home, subject: Text("Look"), message: Text("Here")) {
            Label("Share", systemImage: "square.and.arrow.up")
          }
          ShareLink("Tell", item: "text")
          Link(destination: home) {
            HStack {
              Text("Site"); Spacer(); Image(systemName: "arrow.up.right.square")
            }
          }
          Button("Reset", role: .destructive) { confirm = true }
            .confirmationDialog("Really?", isPresented: $confirm, titleVisibility: .visible) {
              Button("Reset all", role: .destructive) { theme = .system }
            } message: {
              Text("This cannot be undone.")
            }
          EqualRow(height: $labelHeight)
        }
        NavigationLink("About") { About() }
        NavigationLink {
          About()
        } label: {
          Text("Licences")
        }.disabled(true)
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .fileImporter(isPresented: $importing, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: false)
      { r in
        switch r {
        case .success(let urls):
          if let u = urls.first, u.startAccessingSecurityScopedResource() {
            defer { u.stopAccessingSecurityScopedResource() }; home = u
          }
        case .failure(let e): print(e.localizedDescription)
        }
      }
      .fileExporter(
        isPresented: $exporting, document: NotesFile(text: "hi"), contentType: .plainText, defaultFilename: "notes"
      ) { result = $0 }
      .fileMover(isPresented: $moving, file: home) { result = $0 }
      .preferredColorScheme(theme.scheme)
      .accent(color)
      .toolbarBackground(.visible, for: .navigationBar)
      .scrollDismissesKeyboard(.interactively)
    }
  }
}

struct EqualRow: View {
  @Binding var height: CGFloat
  @Environment(\.accent) var accent
  var body: some View {
    HStack {
      ForEach(0..<3) { i in
        Text(String(repeating: "word ", count: i + 1))
          .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
          .frame(minHeight: height)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [i: $0] }
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let a = anchors[1] {
          RoundedRectangle(cornerRadius: 4).stroke(accent).frame(width: proxy[a].width, height: proxy[a].height).offset(
            x: proxy[a].minX, y: proxy[a].minY)
        }
      }
    }
  }
}

struct About: View {
  var version: String { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0" }
  var body: some View {
    List {
      Text("Version \(version) (\(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"))")
      Text(Date.now, style: .relative) + Text(" ago").bold().foregroundColor(.red)
      Text(Date.now...Date.now.addingTimeInterval(600))
      Text(timerInterval: Date.now...Date.now.addingTimeInterval(600), countsDown: true)
      Text(Date.now, format: .dateTime.weekday(.wide).day().month(.abbreviated))
      Text(["a", "b", "c"], format: .list(type: .and))
      Text(1234.5, format: .currency(code: "EUR"))
      Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .wide))
      Text(1_500_000, format: .byteCount(style: .file))
      Text("Score: \(3, format: .number.sign(strategy: .always())) \(Image(systemName: "star"))")
      Text(verbatim: "\(Locale.current.identifier)")
      Text(Date.now.formatted(date: .abbreviated, time: .shortened))
      Text(URL(string: "https://example.com/a?b=c")!.formatted())
      Text((0.256).formatted(.percent.precision(.significantDigits(2))))
      Text(Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond)))
      Text(12345.formatted(.number.notation(.compactName)))
      Text(Date.now, format: Date.FormatStyle(date: .long, time: .omitted))
      Text(
        Date.now,
        formatter: {
          let f = DateFormatter(); f.dateStyle = .medium; f.doesRelativeDateFormatting = true; return f
        }())
      Text(3 as NSNumber, formatter: NumberFormatter())
    }
  }
}
