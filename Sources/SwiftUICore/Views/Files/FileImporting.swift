import Foundation

extension View {
  /// Asks the person for a file. The app reads a copy of it, up to 64 MB; in a terminal the file itself, by its path.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      (result: Result<[URL], any Error>) in
      if let first = (try? result.get())?.first { onCompletion(.success(first)) }
    }
  }

  /// With several files, where they are allowed; the app is told of all that were chosen.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      ImportModifier(
        isPresented: isPresented, kinds: allowedContentTypes, takesMany: allowsMultipleSelection,
        finish: { onCompletion(.success($0.map(\.url))) }, cancel: {}))
  }

  /// With a closure for giving up.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      ImportModifier(
        isPresented: isPresented, kinds: allowedContentTypes, takesMany: allowsMultipleSelection,
        finish: { onCompletion(.success($0.map(\.url))) }, cancel: onCancellation))
  }
}

/// Presents the choice of files while a condition holds.
nonisolated struct ImportModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let kinds: [UTType]
  let takesMany: Bool
  let finish: ([HostFile]) -> Void
  let cancel: () -> Void

  @Environment(\.session) private var session

  init(
    isPresented: Binding<Bool>, kinds: [UTType], takesMany: Bool, finish: @escaping ([HostFile]) -> Void,
    cancel: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.kinds = kinds
    self.takesMany = takesMany
    self.finish = finish
    self.cancel = cancel
  }

  @MainActor func body(content: Content) -> some View {
    let (isPresented, finish, cancel, session) = (isPresented, finish, cancel, session)
    let shown = Binding<Bool>(
      get: { isPresented.wrappedValue },
      set: { new in
        isPresented.wrappedValue = new
        if !new { cancel() }
      })
    content.sheet(isPresented: shown) {
      FileChooser(kinds: kinds, takesMany: takesMany) { files in
        GivenFiles.keep(files, in: session)
        isPresented.wrappedValue = false
        finish(files)
      } cancel: {
        shown.wrappedValue = false
      }
    }
  }
}
