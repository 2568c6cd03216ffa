import Foundation
import FoundationExtras

extension View {
  /// Hands a document to the person: a page downloads it, a terminal asks for a path. The address that the app is told of holds the name.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// With a document that is an object: a snapshot of it is written.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    let document = Unchecked(document)
    return exports(isPresented, defaultFilename, onCompletion) {
      try document.value.map { [try DocumentFile.file(of: $0, contentType, defaultFilename)] } ?? []
    }
  }

  /// With several documents, each a file of its own.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    let documents = Unchecked(documents)
    return modifier(
      ExportModifier(
        isPresented: isPresented,
        files: { try documents.value.map { try DocumentFile.file(of: $0, contentType, nil) } },
        finish: onCompletion, cancel: {}))
  }

  /// With the first of several kinds, and a closure for giving up, which only a terminal calls.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let document = Unchecked(document)
    let kind = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exports(isPresented, defaultFilename, onCompletion, onCancellation) {
      try document.value.map { [try DocumentFile.file(of: $0, kind, defaultFilename)] } ?? []
    }
  }

  /// With an item that can be carried elsewhere, in the first kind that it offers.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let item = Unchecked(item)
    return exports(isPresented, defaultFilename, onCompletion, onCancellation) {
      guard let item = item.value else { return [] }
      let kind = contentTypes.first ?? Transfer.kinds(of: T.self).exported.first ?? .data
      guard let data = try await Transfer.data(of: item, as: kind) else { throw CocoaError(.fileWriteUnknown) }
      return [DocumentFile.file(data, kind, defaultFilename)]
    }
  }

  /// Hands a file of the app's to the person.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {}) }

  /// Hands several files of the app's to the person.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    let files = Unchecked(files)
    return modifier(
      ExportModifier(
        isPresented: isPresented, files: { try files.value.map { try DocumentFile.file(at: $0) } },
        finish: onCompletion,
        cancel: {}))
  }

  /// With a closure for giving up, which only a terminal calls.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    exports(isPresented, nil, onCompletion, onCancellation) { try file.map { [try DocumentFile.file(at: $0)] } ?? [] }
  }

  /// Accepted; hosts show a message of their own.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// With the message as a string key.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Accepted; hosts have words of their own on the button.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// With the words as a string key.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted; hosts choose the folder.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Accepted; hosts have a label of their own for the name.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// With the label as a string key.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  private nonisolated func exports(
    _ isPresented: Binding<Bool>, _ name: String?, _ finish: @escaping (Result<URL, any Error>) -> Void,
    _ cancel: @escaping () -> Void = {}, files: @escaping @MainActor () async throws -> [SavedFile]
  ) -> some View {
    modifier(
      ExportModifier(
        isPresented: isPresented, files: files,
        finish: { result in
          switch result {
          case .success(let places): if let first = places.first { finish(.success(first)) }
          case .failure(let error): finish(.failure(error))
          }
        }, cancel: cancel))
  }
}

/// Makes files of documents.
@MainActor
enum DocumentFile {
  static func file<D: FileDocument>(of document: D, _ kind: UTType, _ name: String?) throws -> SavedFile {
    let wrapper = try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: kind, existingFile: nil))
    return try file(wrapper, kind, name)
  }

  static func file<D: ReferenceFileDocument>(of document: D, _ kind: UTType, _ name: String?) throws -> SavedFile {
    let wrapper = try document.fileWrapper(
      snapshot: try document.snapshot(contentType: kind),
      configuration: FileDocumentWriteConfiguration(contentType: kind, existingFile: nil))
    return try file(wrapper, kind, name)
  }

  static func file(at url: URL) throws -> SavedFile {
    let kind = UTType(filenameExtension: url.pathExtension) ?? .data
    return file(try Data(contentsOf: url), kind, url.lastPathComponent)
  }

  private static func file(_ wrapper: FileWrapper, _ kind: UTType, _ name: String?) throws -> SavedFile {
    // A folder of files has no form in which a host could hand it over.
    guard let data = wrapper.regularFileContents else { throw CocoaError(.fileWriteUnsupportedScheme) }
    return file(data, kind, name ?? wrapper.preferredFilename)
  }

  static func file(_ data: Data, _ kind: UTType, _ name: String?) -> SavedFile {
    var name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
    if let ending = kind.preferredFilenameExtension, (name as NSString).pathExtension.isEmpty { name += "." + ending }
    return SavedFile(name: name, type: kind.preferredMIMEType ?? "application/octet-stream", data: data)
  }
}

/// Hands files over while a condition holds.
nonisolated struct ExportModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let files: @MainActor () async throws -> [SavedFile]
  let finish: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  @Environment(\.hostKind) private var hostKind
  @Environment(\.session) private var session

  init(
    isPresented: Binding<Bool>, files: @escaping @MainActor () async throws -> [SavedFile],
    finish: @escaping (Result<[URL], any Error>) -> Void, cancel: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.finish = finish
    self.cancel = cancel
  }

  @MainActor func body(content: Content) -> some View {
    let (isPresented, finish, cancel) = (isPresented, finish, cancel)
    let shown = Binding<Bool>(
      get: { isPresented.wrappedValue && hostKind == .terminal },
      set: { new in
        isPresented.wrappedValue = new
        if !new { cancel() }
      })
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isAsked in
        if isAsked, hostKind != .terminal { handOver() }
      }
      .sheet(isPresented: shown) {
        PathChooser(files: files) { result in
          isPresented.wrappedValue = false
          finish(result)
        } cancel: {
          shown.wrappedValue = false
        }
      }
  }

  @MainActor private func handOver() {
    let (isPresented, files, finish, session) = (isPresented, files, finish, session)
    Task {
      do {
        let files = try await files()
        for file in files { session?.command(.save(file)) }
        isPresented.wrappedValue = false
        finish(.success(files.map { FileManager.default.temporaryDirectory.appendingPathComponent($0.name) }))
      } catch {
        isPresented.wrappedValue = false
        finish(.failure(error))
      }
    }
  }
}

/// Asks in a terminal where a file is to lie.
struct PathChooser: View {
  let files: @MainActor () async throws -> [SavedFile]
  let finish: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  @State private var made: [SavedFile] = []
  @State private var trouble: LocalizedStringKey?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Save a file").font(.headline).accessibilityAddTraits(.isHeader)
      if let first = made.first { PathForm(action: "Save", path: "~/" + first.name, use: save) }
      if let trouble { Text(trouble).foregroundStyle(.red) }
      Button("Cancel", role: .cancel) { cancel() }
    }
    .padding()
    .task {
      do { made = try await files() } catch { finish(.failure(error)) }
    }
  }

  /// The first takes the path, others lie beside it.
  private func save(_ path: String) {
    let first = URL(fileURLWithPath: path)
    do {
      var places: [URL] = []
      for (index, file) in made.enumerated() {
        let place = index == 0 ? first : first.deletingLastPathComponent().appendingPathComponent(file.name)
        guard !FileManager.default.fileExists(atPath: place.path) else {
          trouble = "There is a file of that name already."
          return
        }
        try file.data.write(to: place)
        places.append(place)
      }
      finish(.success(places))
    } catch {
      trouble = "The file could not be written there."
    }
  }
}
