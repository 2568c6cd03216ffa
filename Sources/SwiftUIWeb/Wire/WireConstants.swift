import SwiftUIElements

/// The numbers that the page's script must know, as the file `Client/Script/constants.js` holds them.
enum WireConstants {
  static let script = """
    // Made from EventKind and Operation by `UPDATE_GENERATED=1 swift test --filter WireConstantsTests`: do not edit.
    // The numbers of events: the second number of each that is sent, and their bits in data-a.
    const event = { \(EventKind.allCases.map { "\($0): \($0.rawValue)" }.joined(separator: ", ")) }
    // The names of a frame's operations, each at the place of its number.
    const operation = [\(operations.joined(separator: ", "))]

    """

  private static let operations: [String] = {
    let names = Dictionary(uniqueKeysWithValues: Operation.allCases.map { ($0.rawValue, "\($0)") })
    return (0...(names.keys.max() ?? 0)).map { "'\(names[$0] ?? "")'" }
  }()
}
