import Deflating
import Foundation
import HTTPServer
import SwiftUIElements

/// Answers with what pages are made of besides themselves: scripts, style sheets, pictures and documents.
@MainActor
struct FileRequests {
  let files: StaticFiles
  let own: OwnFiles
  private let pictures: ImageStore
  private let outsidePictures: Bool
  private let registry = StyleRegistry.shared
  /// Names the rules of this process in addresses that are cached for ever.
  private let edition = Secret.make()

  init(pictures: ImageStore, outsidePictures: Bool, theme: Theme, own: OwnLook) {
    files = StaticFiles(theme: theme)
    self.own = OwnFiles(own)
    self.pictures = pictures
    self.outsidePictures = outsidePictures
  }

  /// The answer; nil where the address is one of a page.
  func answer(_ request: HTTPRequest) -> HTTPResponse? {
    let path = request.rawPath
    let gzip = request.acceptsGzip
    if let file = files[path] ?? own[path] { return files.response(file, accepts: gzip) }
    if path.hasPrefix(Address.rules + "-") { return rules(path, gzip) ?? SecurityHeaders.plain(404) }
    if path.hasPrefix(Address.images) { return picture(String(path.dropFirst(Address.images.count))) }
    if path.hasPrefix(Address.media) { return MediaFiles.answer(request) }
    if path.hasPrefix(Address.documents) { return document(String(path.dropFirst(Address.documents.count))) }
    if path.hasPrefix(Address.reserved) || path == "/favicon.ico" || path == "/robots.txt" {
      return SecurityHeaders.plain(404)
    }
    return nil
  }

  func address(ofRules sheet: StyleRegistry.Sheet) -> String {
    "\(Address.rules)-\(edition)-\(sheet.generation)-\(sheet.count).css"
  }

  /// `/-/rules-EDITION-GENERATION-COUNT.css`: the first rules of a generation of this process.
  private func rules(_ path: String, _ gzip: Bool) -> HTTPResponse? {
    let parts = path.dropFirst(Address.rules.count + 1)
    guard parts.hasPrefix(edition + "-"), parts.hasSuffix(".css") else { return nil }
    let numbers = parts.dropFirst(edition.utf8.count + 1).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let generation = Int(numbers[0]), let count = Int(numbers[1]),
      let text = registry.text(of: StyleRegistry.Sheet(generation: generation, count: count))
    else { return nil }
    let body = Data(text.utf8)
    let file = StaticFiles.File(
      path: path, type: "text/css; charset=utf-8", body: body, compressed: gzip ? Deflate.gzip(body) : nil)
    return files.response(file, accepts: gzip)
  }

  private func picture(_ hash: String) -> HTTPResponse {
    guard let data = pictures.data(hash: hash), let type = PictureType.of(data) else {
      return SecurityHeaders.plain(404)
    }
    var headers: HTTPHeaders = ["Content-Type": type, "Cache-Control": "private, max-age=31536000, immutable"]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return HTTPResponse(headers: headers, body: data)
  }

  /// A document that the app was given: shown in frames of this host's pages only, as of another origin and without scripts.
  private func document(_ hash: String) -> HTTPResponse {
    guard let data = DocumentStore.shared.data(hash: hash) else { return SecurityHeaders.plain(404) }
    var headers: HTTPHeaders = [
      "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, max-age=31536000, immutable",
    ]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = SecurityHeaders.documentPolicy(outsidePictures: outsidePictures)
    headers["X-Frame-Options"] = "SAMEORIGIN"
    return HTTPResponse(headers: headers, body: Data("<!doctype html><base target=\"_blank\">".utf8) + data)
  }
}
