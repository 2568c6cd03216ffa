import Deflating
import Foundation
import HTTPServer
import SwiftUIElements

/// The scripts, the style sheet and the icon: named by their content, so that browsers keep them for ever.
struct StaticFiles: Sendable {
  struct File: Sendable {
    let path: String
    let type: String
    let body: Data
    let compressed: Data?
  }

  let script: File
  let laterScript: File
  let carryScript: File
  let firstVisit: File
  let homeScreen: File
  let sheet: File
  let icon: File
  let arrival: File
  let still: File

  /// - Parameter theme: what the app changes of the usual look.
  init(theme: Theme) {
    script = Self.file(Address.script, ".js", "text/javascript; charset=utf-8", ClientScript.text)
    laterScript = Self.file(Address.laterScript, ".js", "text/javascript; charset=utf-8", ClientScript.laterText)
    carryScript = Self.file(Address.carryScript, ".js", "text/javascript; charset=utf-8", ClientScript.carryText)
    firstVisit = Self.file(Address.firstVisit, ".js", "text/javascript; charset=utf-8", FirstVisitScript.text)
    homeScreen = Self.file(
      Address.homeScreen, ".js", "text/javascript; charset=utf-8", WorkerScript.registration)
    sheet = Self.file(Address.sheet + "-", ".css", "text/css; charset=utf-8", BaseSheet.text(theme))
    arrival = Self.file(Address.arrival, ".js", "text/javascript; charset=utf-8", DoorScripts.arrival)
    still = Self.file(Address.still, ".js", "text/javascript; charset=utf-8", DoorScripts.still)
    icon = File(path: Address.icon, type: "image/svg+xml", body: Data(Self.drawing.utf8), compressed: nil)
  }

  subscript(path: String) -> File? {
    [script, laterScript, carryScript, firstVisit, homeScreen, sheet, icon, arrival, still].first { $0.path == path }
  }

  /// A file that is not the same at all times, named by its content as well.
  static func file(_ prefix: String, _ suffix: String, _ type: String, _ text: String) -> File {
    let name = ContentName.of(text)
    let body = Data(text.utf8)
    return File(path: prefix + name + suffix, type: type, body: body, compressed: Deflate.gzip(body))
  }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5c8c"/>\
    <path d="M8 9.500h16M8 16h16M8 22.500h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>
    """

  func response(_ file: File, accepts gzip: Bool) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": file.type, "Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding",
    ]
    SecurityHeaders.add(to: &headers)
    guard gzip, let compressed = file.compressed else { return HTTPResponse(headers: headers, body: file.body) }
    headers["Content-Encoding"] = "gzip"
    return HTTPResponse(headers: headers, body: compressed)
  }
}
