import Foundation
import HTTPServer

extension DoorPages {
  /// Takes a file, and says what has become of the last one.
  /// - Parameter action: where the form leads; nil where there is none to show.
  func bring(status: Int, _ file: ExchangedFile, action: String?, words: String.LocalizationValue?, isTrouble: Bool)
    -> HTTPResponse
  {
    var writer = start(script: nil)
    writer.element("h1", text: text(file.title))
    if let words {
      let look = isTrouble ? [Attribute("class", "wrong"), Attribute("role", "alert")] : [Attribute("role", "status")]
      writer.element("p", look, text: text(words))
    }
    if let action {
      writer.open(
        "form",
        [Attribute("method", "post"), Attribute("enctype", "multipart/form-data"), Attribute("action", action)])
      writer.open("label", [])
      writer.text(text("A file that was saved by Kiosk, \(file.name)"))
      writer.open(
        "input",
        [Attribute("type", "file"), Attribute("name", "file"), Attribute("accept", file.type), Attribute("required")])
      writer.close("label")
      writer.element("button", text: text("Import"))
      writer.close("form")
    }
    writer.element(
      "a", [Attribute("href", action == nil ? file.bringing : file.home)],
      text: action == nil ? text("Try again") : text("Back"))
    return response(status, end(writer))
  }
}
