import Combine
import Foundation
import FoundationExtras

/// The open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changes to it stay in the session.
  @Binding public var document: Document
  /// nil: the document is new, and hosts keep no files.
  public var fileURL: URL?
  /// True: a document is edited.
  public var isEditable: Bool
}

/// The open document.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; changes to it stay in the session.
  @ObservedObject public var document: Document
  /// nil: the document is new, and hosts keep no files.
  public var fileURL: URL?
  /// True: a document is edited.
  public var isEditable: Bool
}

/// An app of documents. A host shows one new document for each session and keeps no files.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never

  let root: @MainActor () -> AnyView

  @MainActor public static func _window(of scene: Self) -> _SceneWindow? { _SceneWindow(content: scene.root) }
}

extension DocumentGroup where Document: FileDocument {
  /// An editor for a new document of each session, in a navigation stack.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let (made, editor) = (Unchecked(newDocument), Unchecked(editor))
    root = { AnyView(OpenDocument(document: made.value(), editor: editor.value)) }
  }

  /// A viewer has no document until one is opened, which no host does.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { root = { AnyView(EmptyView()) } }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// An editor for a new document of each session that is an object, in a navigation stack.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let (made, editor) = (Unchecked(newDocument), Unchecked(editor))
    root = { AnyView(OpenReferenceDocument(document: made.value(), editor: editor.value)) }
  }
}

/// An editor with its document.
struct OpenDocument<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
    }
  }
}

/// An editor with its document.
struct OpenReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
    _document = StateObject(wrappedValue: document)
    self.editor = editor
  }

  var body: some View {
    NavigationStack {
      editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
  }
}
