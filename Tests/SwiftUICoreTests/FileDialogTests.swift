import Foundation
import FoundationExtras
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct FileDialogTests {
  private struct Importing: View {
    @State private var asks = false
    @State private var found = "nothing"
    var kinds: [UTType] = [.plainText]
    var many = false

    var body: some View {
      Button("Import") { asks = true }
        .fileImporter(isPresented: $asks, allowedContentTypes: kinds, allowsMultipleSelection: many) { result in
          guard let urls = try? result.get() else { return }
          found = urls.map { url in
            guard url.startAccessingSecurityScopedResource() else { return "locked" }
            defer { url.stopAccessingSecurityScopedResource() }
            return (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
          }.joined(separator: ", ")
        } onCancellation: {
          found = "cancelled"
        }
      Text("found \(found), \(asks ? "asks" : "rests")")
    }
  }

  private func file(_ name: String, _ text: String) throws -> HostFile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialog-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return HostFile(url: url, folder: folder)
  }

  @Test func chosenFilesAreRead() throws {
    let screen = TestScreen { Importing(many: true) }
    screen.tap("Import")
    let field = try #require(screen.element("Choose a file", accepting: .files))
    screen.send(.files, .files([try file("a.txt", "one"), try file("b", "two")]), to: field)
    #expect(screen.outline.contains("found one, two, rests"))
    #expect(screen.element("Choose a file", accepting: .files) == nil)
  }

  @Test func aFileOfAnotherKindIsRefusedInWords() throws {
    let screen = TestScreen { Importing() }
    screen.tap("Import")
    screen.fire(.files, .files([try file("a.png", "x")]), at: "Choose a file")
    #expect(screen.outline.contains("A file of this kind cannot be used here."))
    #expect(screen.outline.contains("found nothing, asks"))
    screen.tap("Cancel")
    #expect(screen.outline.contains("found cancelled, rests"))
  }

  @Test func aTerminalAsksForAPath() throws {
    let given = try file("a.txt", "by path")
    let traits = HostTraits(kind: .terminal)
    let screen = TestScreen(traits: traits) { Importing() }
    screen.tap("Import")
    screen.type("/nowhere/at/all", into: "Path of a file")
    screen.tap("Open")
    #expect(screen.outline.contains("There is no file of that name that can be read."))
    screen.type(given.url.path, into: "Path of a file")
    screen.tap("Open")
    #expect(screen.outline.contains("found by path, rests"))
  }

  @Test func hostsAreToldWhichFilesAreMeant() {
    #expect(FileKinds.wishes([.image]) == ["image/*"])
    #expect(FileKinds.wishes([.png, .json]) == [".png", ".json"])
    #expect(FileKinds.wishes([.plainText]).contains(".txt"))
    #expect(FileKinds.wishes([.data]) == [] && FileKinds.wishes([.png, .item]) == [])
    #expect(FileKinds.wishes([UTType(exportedAs: "org.example.own")]) == [])
  }

  private struct Exporting: View {
    @State private var asks = false
    @State private var told = "nothing"

    var body: some View {
      Button("Export") { asks = true }
        .fileExporter(isPresented: $asks, document: Note("kept"), contentType: .plainText, defaultFilename: "Diary") {
          if case .success(let url) = $0 { told = url.lastPathComponent }
        }
      Text("told \(told), \(asks ? "asks" : "rests")")
    }
  }

  @Test func aDocumentIsHandedOver() async throws {
    let screen = TestScreen { Exporting() }
    screen.tap("Export")
    try await screen.wait { screen.outline.contains("told Diary.txt, rests") }
    let saved = screen.patches.compactMap { patch in
      if case .command(.save(let file)) = patch { file } else { nil }
    }
    #expect(saved.map(\.name) == ["Diary.txt"] && saved.first?.data == Data("kept".utf8))
    #expect(saved.first?.type == "text/plain")
  }

  private struct Recipe: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  private func handedOver(_ screen: TestScreen) -> [SavedFile] {
    screen.patches.compactMap { if case .command(.save(let file)) = $0 { file } else { nil } }
  }

  @Test func aLinkThatSharesAValueHandsItOver() async throws {
    let screen = TestScreen {
      ShareLink("Send", item: Recipe(name: "Soup"), preview: SharePreview("Grandma's soup"))
    }
    screen.tap("Send")
    try await screen.wait { !handedOver(screen).isEmpty }
    #expect(handedOver(screen).map(\.name) == ["Grandma's soup.json"])
    #expect(handedOver(screen).first?.data == Data(#"{"name":"Soup"}"#.utf8))
  }

  @Test func aLinkThatSharesAPictureHandsItOver() async throws {
    let data = Data("a picture".utf8)
    let picture = Image(encoded: data)
    let screen = TestScreen { ShareLink(item: picture, preview: SharePreview("Look", image: picture)) }
    screen.tap("Share…")
    try await screen.wait { !handedOver(screen).isEmpty }
    #expect(handedOver(screen).first?.data == data)
  }

  @Test func aTerminalWritesWhereItIsTold() async throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("exported-\(UUID()).txt")
    let screen = TestScreen(traits: HostTraits(kind: .terminal)) { Exporting() }
    screen.tap("Export")
    try await screen.wait { screen.element("Path of a file") != nil }
    screen.type("/nowhere/at/all/x.txt", into: "Path of a file")
    screen.tap("Save")
    #expect(screen.outline.contains("The file could not be written there."))
    screen.type(place.path, into: "Path of a file")
    screen.tap("Save")
    #expect(try String(contentsOf: place, encoding: .utf8) == "kept")
    #expect(screen.outline.contains("rests"))
    screen.tap("Export")
    try await screen.wait { screen.element("Path of a file") != nil }
    screen.type(place.path, into: "Path of a file")
    screen.tap("Save")
    #expect(screen.outline.contains("There is a file of that name already."))
    try FileManager.default.removeItem(at: place)
  }

  @Test func aChosenPhotoIsRead() async throws {
    struct Photos: View {
      @State private var item: PhotosPickerItem?
      @State private var size = 0
      var body: some View {
        PhotosPicker("Pick", selection: $item, matching: .images)
        Text("read \(size)")
          .task(id: item) { size = (try? await item?.loadTransferable(type: Data.self))?.count ?? -1 }
      }
    }
    let screen = TestScreen { Photos() }
    screen.tap("Pick")
    screen.fire(.files, .files([try file("a.png", "12345")]), at: "Choose a file")
    try await screen.wait { screen.outline.contains("read 5") }
  }
}
