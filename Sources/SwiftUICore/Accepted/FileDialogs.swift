import Foundation

// No host lets files of a person's device be chosen by an app: a dialog that is asked for closes at once, as if the person had cancelled.

extension View {
  /// Hosts have no files of a person to offer: the dialog closes at once, as if it had been cancelled.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { cancelled(isPresented) }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { cancelled(isPresented) }

  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { cancelled(isPresented, onCancellation) }

  /// Hosts have no files of a person to offer: the dialog closes at once, as if it had been cancelled.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { cancelled(isPresented) }

  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { cancelled(isPresented) }

  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { cancelled(isPresented) }

  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { cancelled(isPresented, onCancellation) }

  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { cancelled(isPresented, onCancellation) }

  /// Hosts have no files of a person to offer: the dialog closes at once, as if it had been cancelled.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { cancelled(isPresented) }

  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { cancelled(isPresented) }

  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { cancelled(isPresented, onCancellation) }

  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  private nonisolated func cancelled(_ isPresented: Binding<Bool>, _ told: @escaping () -> Void = {}) -> some View {
    modifier(CancelledDialog(isPresented: isPresented, told: told))
  }
}

/// Ends a dialog when it is asked for.
nonisolated struct CancelledDialog: ViewModifier {
  let isPresented: Binding<Bool>
  let told: () -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, asked in
      guard asked else { return }
      isPresented.wrappedValue = false
      told()
    }
  }
}
