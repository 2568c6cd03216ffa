import Foundation

// Names of PhotosUI. A person's photos are the files of pictures that they choose.

/// A photo that has been chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  let file: HostFile?

  public var supportedContentTypes: [UTType] {
    file.map { [UTType(filenameExtension: $0.url.pathExtension) ?? .image] } ?? []
  }

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    file = nil
  }

  init(_ file: HostFile) {
    itemIdentifier = UUID().uuidString
    self.file = file
  }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    let provider = NSItemProvider(file: file)
    return provider.holds(T.self) ? try await provider.transferred(T.self) : nil
  }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.detached {
      do { completionHandler(.success(try await loadTransferable(type: T.self))) } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  public static func == (one: Self, other: Self) -> Bool { one.itemIdentifier == other.itemIdentifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(itemIdentifier) }

  public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }
}

/// Which photos are offered: pictures, films, or both.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static let bursts = PHPickerFilter(names: ["bursts"])
  public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
  public static let screenRecordings = PHPickerFilter(names: ["videos", "screenRecordings"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(names: names(filters)) }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(names: names(filters)) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init(names: filter.names.union(["not"])) }

  private static func names(_ filters: [PHPickerFilter]) -> Set<String> {
    filters.reduce(into: []) { $0.formUnion($1.names) }
  }

  /// The kinds of files that may be chosen.
  package var kinds: [UTType] {
    let films = names.contains("videos")
    if names.contains("not") { return names.contains("images") ? [.movie] : films ? [.image] : [.image, .movie] }
    return films ? (names == ["videos"] || names.contains("screenRecordings") ? [.movie] : [.image, .movie]) : [.image]
  }
}

public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

public enum PhotosPickerStyle: Hashable, Sendable { case presentation, inline, compact }

/// A button that asks for photos.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let choice: PhotoChoice
  @State private var isPresented = false

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotoChoice(selection, filter)
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotoChoice(selection, filter, most: maxSelectionCount)
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(choice.modifier($isPresented))
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(title) } }
}

extension View {
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PhotoChoice(selection, filter).modifier(isPresented)) }

  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PhotoChoice(selection, filter, most: maxSelectionCount).modifier(isPresented)) }

  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// Where chosen photos go.
nonisolated struct PhotoChoice {
  let kinds: [UTType]
  let takesMany: Bool
  let finish: ([HostFile]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    kinds = filter?.kinds ?? [.image, .movie]
    takesMany = false
    finish = { selection.wrappedValue = $0.first.map { PhotosPickerItem($0) } }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?, most: Int?) {
    kinds = filter?.kinds ?? [.image, .movie]
    takesMany = most != 1
    finish = { selection.wrappedValue = $0.prefix(max(most ?? .max, 0)).map { PhotosPickerItem($0) } }
  }

  func modifier(_ isPresented: Binding<Bool>) -> ImportModifier {
    ImportModifier(isPresented: isPresented, kinds: kinds, takesMany: takesMany, finish: finish, cancel: {})
  }
}
