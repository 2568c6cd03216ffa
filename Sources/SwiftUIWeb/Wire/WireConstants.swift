import SwiftUIElements

/// The numbers that the page's script must know, as the file `Client/Script/constants.js` holds them.
enum WireConstants {
  static let script = """
    // Made from EventKind and Operation by `UPDATE_GENERATED=1 swift test --filter WireConstantsTests`: do not edit.
    // The numbers of events: the second number of each that is sent, and their bits in data-a.
    const event = { \(EventKind.allCases.map { "\($0): \($0.rawValue)" }.joined(separator: ", ")) }
    // The numbers of a frame's operations, in which their functions stand in `apply`.
    const operation = { \(Operation.allCases.map { "\($0): \($0.rawValue)" }.joined(separator: ", ")) }

    """
}
