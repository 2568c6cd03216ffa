import Foundation

/// Writes lists as they come, in one of the formats.
@MainActor
final class ListWriter {
  private let options: ListOptions
  private let traits: TerminalTraits
  private let rankColumns: Int
  private let output: any TextOutput
  private var waiting: [String] = []

  /// - Parameter traits: those of the terminal behind `output`.
  init(_ options: ListOptions, traits: TerminalTraits, output: any TextOutput) {
    self.options = options
    self.traits = traits
    rankColumns = String(options.limit ?? ListOptions.standardLimit).count
    self.output = output
  }

  /// A heading, for people only.
  func write(heading: String) throws(OutputError) {
    if options.format == .columns { try output.write(text.heading(heading)) }
  }

  /// - Parameter service: named where rows of several services stand together.
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

  private func write(_ row: ListRow, _ rank: Int, _ service: String?) throws(OutputError) {
    switch options.format {
    case .columns: try output.write(text.block(row, rank: rank))
    case .plain: try output.write((service.map { $0 + " " } ?? "") + text.line(row, rank: rank))
    case .jsonLines: try output.write(ListJSON.line(row, rank: rank, of: service, isEvent: options.watches) + "\n")
    case .json: waiting.append(ListJSON.line(row, rank: rank, of: service, isEvent: false))
    }
  }

  private func write(_ change: ListChange<ListRow>, _ service: String?) throws(OutputError) {
    switch options.format {
    case .columns, .plain: try output.write((service.map { $0 + ": " } ?? "") + text.line(for: change))
    case .json, .jsonLines: try output.write(ListJSON.line(change, of: service) + "\n")
    }
  }

  /// Plain lines have no colours, whatever the terminal can do.
  private var text: ListText {
    var traits = traits
    if options.format == .plain { traits.usesColour = false }
    return ListText(traits: traits, rankColumns: rankColumns)
  }
}
