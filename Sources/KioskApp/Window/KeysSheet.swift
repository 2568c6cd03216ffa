import SwiftUI

/// The list of all keys.
struct KeysSheet: View {
  /// The reader's own, and the keys that they stand for.
  let own: [String: String]
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Keys")
        .font(.title2)
        .bold()
      ForEach(ReaderKeys.groups(inTerminal: terminal != nil, own: own), id: \.name) { group in
        VStack(alignment: .leading, spacing: 6) {
          Text(verbatim: group.name)
            .font(.headline)
          ForEach(group.keys, id: \.key) { entry in
            HStack(alignment: .firstTextBaseline, spacing: 12) {
              Text(verbatim: entry.key)
                .monospaced()
                .bold()
                .frame(width: terminal == nil ? 64 : 72, alignment: .leading)
              Text(verbatim: entry.meaning)
                .foregroundColor(.secondary)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(24)
  }
}
