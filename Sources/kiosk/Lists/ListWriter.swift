import Foundation
import JSON

/// Writes lists as they come, in one of the formats.
@MainActor
final class ListWriter {
  private let options: ListOptions
  private let traits: OutputTraits
  private let rankColumns: Int
  private let output: any TextOutput
  private var waiting: [String] = []

  /// - Parameter traits: those of the terminal behind `output`.
  init(_ options: ListOptions, traits: OutputTraits, output: any TextOutput) {
    self.options = options
    self.traits = traits
    rankColumns = String(options.limit ?? ListOptions.standardLimit).count
    self.output = output
  }

  /// A heading, for people only.
  func write(heading: String) throws(OutputError) {
    if options.format == .columns, options.selection == nil { try output.write(text.heading(heading)) }
  }

  /// - Parameter service: named in lines of words where rows of several services stand together.
  func write(_ line: ToldList.Line, of service: String?) throws(OutputError) {
    switch line {
    case .row(let row, let rank): try write(row, rank, service)
    case .change(let change): try write(change, service)
    }
  }

  /// Everything has come.
  func finish() throws(OutputError) {
    if options.format == .json { try output.write(ListJSON.array(waiting)) }
  }

  /// Rows of a service could not be had: programs are told where the rows are, people on standard error.
  func write(missing failure: CommandFailure, of service: ServiceName) throws(OutputError) {
    guard options.selection == nil else { return }
    let object = ListJSON.missing(service, failure, isEvent: options.watches)
    switch options.format {
    case .json: waiting.append(JSONValue.object(object).line)
    case .jsonLines: try output.write(JSONValue.object(object).line + "\n")
    case .columns, .plain: break
    }
  }

  private func write(_ row: ListRow, _ rank: Int, _ service: String?) throws(OutputError) {
    let object = ListJSON.object(row, rank: rank, isEvent: options.watches)
    switch options.format {
    case .columns where options.selection != nil: try write(object)
    case .columns: try output.write(text.block(row, rank: rank))
    case .plain: try output.write((service.map { $0 + " " } ?? "") + text.line(row, rank: rank))
    case .json, .jsonLines: try write(object)
    }
  }

  private func write(_ object: JSONObject) throws(OutputError) {
    let chosen = JSONValue.object(options.selection?.object(object) ?? object)
    switch options.format {
    case .json: waiting.append(chosen.line)
    case .jsonLines: try output.write(chosen.line + "\n")
    case .columns, .plain: if let selection = options.selection { try output.write(selection.line(object) + "\n") }
    }
  }

  private func write(_ change: ListChange<ListRow>, _ service: String?) throws(OutputError) {
    switch options.format {
    case .columns where options.selection != nil: try write(ListJSON.object(change))
    case .columns, .plain: try output.write((service.map { $0 + ": " } ?? "") + text.line(for: change))
    case .json, .jsonLines: try write(ListJSON.object(change))
    }
  }

  /// Plain lines have no colours, whatever the terminal can do.
  private var text: ListText {
    var traits = traits
    if options.format == .plain { traits.usesColour = false }
    // Lines for programs are the same in every language.
    return ListText(
      traits: traits, rankColumns: rankColumns, locale: options.format == .plain ? Told.english : Told.locale)
  }
}
