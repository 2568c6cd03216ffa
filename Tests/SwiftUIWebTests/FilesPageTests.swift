import BrowserTesting
import Combine
import Foundation
import HTTPServer
import LoopbackClient
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Files that a reader gives to an app in a page, and takes from it.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct FilesPageTests {
  private struct Notebook: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "kept here"
    init() {}
    init(configuration: ReadConfiguration) throws { text = "" }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Desk: View {
    @State private var imports = false
    @State private var exports = false
    @State private var photo: PhotosPickerItem?
    @State private var found = "nothing"

    var body: some View {
      VStack(spacing: 20) {
        Button("Import") { imports = true }
          .fileImporter(isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
            let urls = (try? $0.get()) ?? []
            found = urls.map { "\($0.lastPathComponent): \((try? String(contentsOf: $0, encoding: .utf8)) ?? "-")" }
              .joined(separator: "; ")
          }
        Button("Export") { exports = true }
          .fileExporter(
            isPresented: $exports, document: Notebook(), contentType: .plainText, defaultFilename: "Mein Heft"
          ) { _ in found = "exported" }
        PhotosPicker("Photo", selection: $photo, matching: .images)
        Text("found \(found)").dropDestination(for: Data.self) { data, _ in
          found = "dropped \(data.map(\.count))"
          return true
        }
      }
      .task(id: photo) {
        if let data = try? await photo?.loadTransferable(type: Data.self) { found = "a photo of \(data.count) bytes" }
      }
    }
  }

  private func give(_ app: AppPage, _ files: [URL]) async throws {
    try await app.page.wait(until: "document.querySelector('input[type=file]') != null")
    let document = try await app.page.command("DOM.getDocument")
    let input = try await app.page.command(
      "DOM.querySelector", ["nodeId": document["root"]["nodeId"].int ?? 0, "selector": "input[type=file]"])
    try await app.page.command(
      "DOM.setFileInputFiles", ["files": files.map(\.path), "nodeId": input["nodeId"].int ?? 0])
  }

  private func files(_ texts: [(String, String)]) throws -> (folder: URL, files: [URL]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("given-files-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try texts.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }
    return (folder, files)
  }

  @Test func chosenFilesComeToTheApp() async throws {
    let (folder, files) = try files([("one.txt", "first"), ("zwei ü.txt", "second"), ("p.png", "12345")])
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withApp(content: { Desk() }) { app in
      try await app.page.command("Page.setInterceptFileChooserDialog", ["enabled": true])
      try await app.press("Import")
      try await app.page.wait(until: "document.querySelector('dialog:modal input[type=file]:not([data-open])') != null")
      #expect(
        try await app.page.evaluate("document.querySelector('input[type=file]').accept.includes('.txt')").bool == true)
      #expect(try await app.page.accessibilityProblems() == [])
      try await give(app, Array(files.prefix(2)))
      try await app.wait(forText: "found one.txt: first; zwei ü.txt: second")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.press("Photo")
      try await give(app, [files[2]])
      try await app.wait(forText: "a photo of 5 bytes")
    }
  }

  @Test func aDocumentIsDownloaded() async throws {
    try await withApp(content: { Desk() }) { app in
      try await app.page.command("Page.setDownloadBehavior", ["behavior": "deny"])
      try await app.page.evaluate(
        "HTMLAnchorElement.prototype.click = function () { window.taken = this.getAttribute('href') }")
      try await app.press("Export")
      try await app.wait(forText: "found exported")
      let answer = try await app.page.evaluate(
        "fetch(window.taken).then(async a => [await a.text(), a.headers.get('content-disposition'), a.headers.get('content-type')])"
      )
      #expect(answer[0].string == "kept here")
      #expect(answer[1].string == "attachment; filename=\"Mein Heft.txt\"; filename*=UTF-8''Mein%20Heft%2Etxt")
      #expect(answer[2].string == "text/plain")
      // Whoever else knows the address gets nothing.
      let path = try await app.page.evaluate("window.taken").string ?? ""
      let other = try await app.page.evaluate("fetch('\(path)x').then(a => a.status)").int
      #expect(path.hasPrefix("/-/give/") && other == 404)
      app.page.forgetLog()
    }
  }

  @Test func onlyThePageItselfGivesFiles() async throws {
    try await withApp(content: { Desk() }) { app in
      func status(_ question: String) async throws -> Int? {
        try await app.page.evaluate(
          "(() => { const f = new FormData(); f.append('file', new Blob(['x']), 'x.txt'); return fetch('/-/take?\(question)', { method: 'POST', body: f }).then(a => a.status) })()"
        ).int
      }
      let token =
        try await app.page.evaluate("document.querySelector('meta[name=live]').content.split(' ')[0]").string ?? ""
      #expect(try await status("t=wrong&n=1&name=x") == 410)
      #expect(try await status("t=\(token)&n=999999&name=x") == 400)
      #expect(try await status("t=\(token)&n=-1") == 410)
      #expect(try await status("") == 410)
      app.page.forgetLog()
    }
  }

  @Test func namesAreMadeHarmless() {
    #expect(FileName.harmless("../../etc/passwd") == "passwd")
    #expect(FileName.harmless("C:\\x\\note.txt") == "note.txt")
    #expect(FileName.harmless("a\u{202E}b\n.txt") == "ab .txt")
    #expect(FileName.harmless("..") == "file" && FileName.harmless("") == "file" && FileName.harmless(" / ") == "file")
    let long = FileName.harmless(String(repeating: "ü", count: 300) + ".txt")
    #expect(long.utf8.count <= 200 && long.hasSuffix(".txt"))
    #expect(
      FileName.disposition("a\"b\r\n.txt") == "attachment; filename=\"a_b .txt\"; filename*=UTF-8''a%22b%20%20%2Etxt"
        || !FileName.disposition("a\"b\r\n.txt").contains("\n"))
  }
}
