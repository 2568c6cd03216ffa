import Foundation

/// A file of build settings (`.xcconfig`), with those that it includes.
enum SettingsFile {
  static func read(_ file: URL, depth: Int = 0) -> PropertyList? {
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var values: [String: PropertyList] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
        if case .dictionary(let included)? = read(other, depth: depth + 1) {
          values.merge(included) { _, new in new }
        }
        continue
      }
      guard let equal = line.firstIndex(of: "=") else { continue }
      let key = line[..<equal].trimmingCharacters(in: .whitespaces)
      // What holds for one system or one processor only has its condition in brackets.
      guard !key.isEmpty, !key.contains("[") else { continue }
      values[key] = .string(line[line.index(after: equal)...].trimmingCharacters(in: .whitespaces))
    }
    return .dictionary(values)
  }
}
