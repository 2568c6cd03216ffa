import Foundation

/// The host's own choice of files.
nonisolated struct FileField: View {
  typealias Body = Never

  let kinds: [UTType]
  let takesMany: Bool
  let choose: @MainActor ([HostFile]) -> Void
  let cancel: @MainActor () -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    let name = Text("Choose a file").plain(in: inputs.environment)
    var content = FieldContent(text: "", prompt: name, kind: .file)
    content.files = FileWishes(kinds: FileKinds.wishes(view.kinds), takesMany: view.takesMany)
    var element = Element(.field(content), accepts: [.files, .dismiss]).enabled(inputs.environment.isEnabled)
    element.accessibility.label = name
    node.draw(element, inputs)
    node.setHandler { kind, value in
      switch (kind, value) {
      case (.files, .files(let files)): view.choose(view.takesMany ? files : Array(files.prefix(1)))
      case (.dismiss, _): view.cancel()
      default: return false
      }
      return true
    }
    return node
  }
}

/// Kinds of files as hosts and names of files tell them.
enum FileKinds {
  /// Media types and endings for a host; none where all files are meant, or a kind is not known.
  static func wishes(_ kinds: [UTType]) -> [String] {
    let groups: [(UTType, String)] = [
      (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"),
    ]
    var wishes: [String] = []
    for kind in kinds {
      if let group = groups.first(where: { $0.0 == kind }) {
        wishes.append(group.1)
        continue
      }
      let known = UTType.table.filter { UTType(known: $0.key).conforms(to: kind) }.flatMap(\.value.extensions)
      guard !known.isEmpty, !kind.holdsAll else { return [] }
      wishes += known.sorted().map { "." + $0 }
    }
    return wishes
  }

  /// Whether a file may be taken for one of the kinds; one whose kind is not known may be any.
  static func admits(_ file: URL, _ kinds: [UTType]) -> Bool {
    guard !kinds.isEmpty, let kind = UTType(filenameExtension: file.pathExtension) else { return true }
    return kinds.contains { kind.conforms(to: $0) || !$0.isDeclared || $0.holdsAll }
  }
}

extension UTType {
  /// Any file is one of these.
  fileprivate var holdsAll: Bool { [.item, .content, .data].contains(self) }
}
