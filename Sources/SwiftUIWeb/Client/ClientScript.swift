import SwiftUIElements

/// The page's script: it applies frames, sends events, and keeps what belongs to the reader — what is typed, where the
/// focus is, what is in view. Without it the page is complete but still.
///
/// Its parts are files in `Script`. They are one function's body and share its names; they run in the order given here.
enum ClientScript {
  /// As served: without the comments, which stand on lines of their own, without spaces that separate nothing, and with short
  /// names for what the parts share.
  static let text =
    "(()=>{'use strict'\nconst laterPath='\(laterPath)'\n" + names(parts.map(text)) + "})()\n"

  /// What not all pages need, loaded by the script when one does: a module, which is given what it uses of the script.
  static let laterText = module(
    laterParts, with: "const carryPath='\(carryPath)'\n",
    gives: "[scrollArea, copy, save, speak, bringIntoView, playback]")

  /// What carries, drops, holds, pastes, gives files, listens to two fingers and turns wheels: a module as well.
  static let carryText = module(carryParts, gives: "upload")

  private static func module(_ parts: [[UInt8]], with constant: String = "", gives value: String) -> String {
    let given = "send, accepts, areaAround, byNumber, numberOf, say, token"
    return names(["export default (\(given)) => {\n" + constant] + parts.map(text) + ["return \(value)\n}\n"])
  }

  static let laterPath = Address.laterScript + ContentName.of(laterText) + ".js"

  static let carryPath = Address.carryScript + ContentName.of(carryText) + ".js"

  private static let parts = [
    PackageResources.constants_js, PackageResources.page_js, PackageResources.solved_js,
    PackageResources.elements_js, PackageResources.sight_js, PackageResources.motion_js, PackageResources.frames_js,
    PackageResources.operations_js, PackageResources.scrolling_js, PackageResources.fresh_paint_js,
    PackageResources.date_words_js,
    PackageResources.dates_js, PackageResources.sound_js, PackageResources.event_queue_js,
    PackageResources.sending_js, PackageResources.later_js, PackageResources.controls_js, PackageResources.key_names_js,
    PackageResources.keys_js, PackageResources.pointer_js, PackageResources.navigation_js,
    PackageResources.standing_js,
    PackageResources.queue_js, PackageResources.messages_js, PackageResources.stream_js,
    PackageResources.renewal_js, PackageResources.life_js,
  ]

  private static let laterParts = [
    PackageResources.sheets_js, PackageResources.geometry_js, PackageResources.scroll_reports_js,
    PackageResources.places_js, PackageResources.scroll_to_js,
    PackageResources.smaller_js, PackageResources.words_js,
    PackageResources.closing_up_js, PackageResources.giving_js, PackageResources.speaking_js,
    PackageResources.playing_js, PackageResources.rows_js,
    PackageResources.pulling_js,
    PackageResources.carry_loading_js,
  ]

  private static let carryParts = [
    PackageResources.files_js, PackageResources.carrying_js, PackageResources.holding_js,
    PackageResources.clipboard_js, PackageResources.fingers_js, PackageResources.wheels_js,
  ]

  static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

  private static func names(_ sources: [String]) -> String {
    ScriptNames.shortened(withNumbers(sources.map(code).joined()), declaredIn: sources)
  }

  /// With the numbers of events and operations in place of their names.
  private static func withNumbers(_ script: String) -> String {
    let events = EventKind.allCases.map { ("event.\($0)", "\($0.rawValue)") }
    let operations = Operation.allCases.map { ("operation.\($0)", "\($0.rawValue)") }
    let numbers = Dictionary(uniqueKeysWithValues: events + operations)
    return script.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("const event=") && !$0.hasPrefix("const operation=") }.joined(separator: "\n")
      .replacing(/\b(?:event|operation)\.\w+/) { numbers[String($0.0)] ?? String($0.0) }
  }

  static func code(_ source: String) -> String {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    return ScriptSpaces.without(lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { $0 + "\n" }.joined())
  }
}
