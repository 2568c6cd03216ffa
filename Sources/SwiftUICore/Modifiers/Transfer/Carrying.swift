import Foundation
import UIKit

/// What a person carries over a session's views, and what they have copied there.
@MainActor
final class Carrying {
  /// What is carried now; nil where nothing is.
  private(set) var carried: [NSItemProvider]?
  private var copied: [NSItemProvider] = []

  static func of(_ graph: Graph) -> Carrying { graph.sceneValue("carrying", Carrying.init) }

  func begin(_ providers: [NSItemProvider]) { carried = providers }
  func end() { carried = nil }

  /// The things that a report is about.
  func providers(_ report: DropReport) -> [NSItemProvider] {
    report.isOwn ? carried ?? [] : report.items.compactMap(Self.provider)
  }

  private static func provider(_ item: DropReport.Item) -> NSItemProvider? {
    switch item {
    case .text(let text): NSItemProvider(text: text)
    case .address(let text): URL(string: text).map { NSItemProvider(address: $0) } ?? NSItemProvider(text: text)
    case .file(let file?): NSItemProvider(file: file)
    case .file(nil): NSItemProvider([NSItemProvider.Representation(kind: .data) { Data() }])
    }
  }

  /// Keeps what is copied for pasting in the app, and gives the person's clipboard what of it is text.
  func copy(_ providers: [NSItemProvider]) {
    copied = providers
    let texts = providers.filter { $0.holds(String.self) }
    guard !texts.isEmpty else { return }
    Task {
      var lines: [String] = []
      for provider in texts { if let text = try? await provider.transferred(String.self) { lines.append(text) } }
      if !lines.isEmpty { UIPasteboard.general.string = lines.joined(separator: "\n") }
    }
  }

  /// What is pasted: the clipboard's text, or, where that is what was copied here, the things themselves.
  func pasted(_ report: DropReport) async -> [NSItemProvider] {
    let outside = providers(report)
    guard !copied.isEmpty else { return outside }
    guard case .text(let text)? = report.items.first else { return outside.isEmpty ? copied : outside }
    return UIPasteboard.general.string == text ? copied : outside
  }
}
