import Foundation

// Names of PhotosUI. A person's photos are the files of pictures that they choose.

/// A photo that has been chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Tells one choice from another; it does not outlast the session.
  public let itemIdentifier: String?
  let file: HostFile?

  /// The kind of the file by its ending; empty where there is no file.
  public var supportedContentTypes: [UTType] {
    file.map { [UTType(filenameExtension: $0.url.pathExtension) ?? .image] } ?? []
  }

  /// A photo by its name alone, which holds nothing to load.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    file = nil
  }

  init(_ file: HostFile) {
    itemIdentifier = UUID().uuidString
    self.file = file
  }

  /// The photo in the form of the type; nil where it has no such form.
  /// Throws where the file cannot be read as it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    let provider = NSItemProvider(file: file)
    return provider.holds(T.self) ? try await provider.transferred(T.self) : nil
  }

  /// The photo in the form of the type; the closure runs on a thread of its own.
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

  /// In which form photos are handed over; here always as the file is.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }
}

/// Which photos are offered: pictures, films, or both.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable {
    case pictures(String)
    case films(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  /// Pictures.
  public static let images = PHPickerFilter(rule: .pictures("images"))
  /// Films.
  public static let videos = PHPickerFilter(rule: .films("videos"))
  /// Pictures; files do not tell more about themselves.
  public static let livePhotos = PHPickerFilter(rule: .pictures("livePhotos"))
  /// Pictures; files do not tell more about themselves.
  public static let screenshots = PHPickerFilter(rule: .pictures("screenshots"))
  /// Pictures; files do not tell more about themselves.
  public static let panoramas = PHPickerFilter(rule: .pictures("panoramas"))
  /// Pictures; files do not tell more about themselves.
  public static let bursts = PHPickerFilter(rule: .pictures("bursts"))
  /// Pictures; files do not tell more about themselves.
  public static let depthEffectPhotos = PHPickerFilter(rule: .pictures("depthEffectPhotos"))
  /// Films; files do not tell more about themselves.
  public static let screenRecordings = PHPickerFilter(rule: .films("screenRecordings"))
  /// What at least one of the filters offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(rule: .any(filters)) }
  /// What each of the filters offers; nothing where one asks for pictures and another for films.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(rule: .all(filters)) }
  /// Films for pictures, pictures for films; both for what files do not tell about themselves.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init(rule: .not(filter)) }

  private static let everything: Set<UTType> = [.image, .movie]

  /// What is offered at most, and what is offered for certain: a live photo is a picture, but not each picture is one.
  private var offered: (most: Set<UTType>, certain: Set<UTType>) {
    switch rule {
    case .pictures(let name): ([.image], name == "images" ? [.image] : [])
    case .films(let name): ([.movie], name == "videos" ? [.movie] : [])
    case .any(let filters):
      filters.map(\.offered).reduce(into: ([], [])) {
        $0.0.formUnion($1.most)
        $0.1.formUnion($1.certain)
      }
    case .all(let filters):
      filters.map(\.offered).reduce(into: (Self.everything, Self.everything)) {
        $0.0.formIntersection($1.most)
        $0.1.formIntersection($1.certain)
      }
    case .not(let filter):
      (Self.everything.subtracting(filter.offered.certain), Self.everything.subtracting(filter.offered.most))
    }
  }

  /// The kinds of files that may be chosen.
  package var kinds: [UTType] { [.image, .movie].filter(offered.most.contains) }
}

/// How photos are marked in Apple's choice; the host's own choice is used here.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// How Apple's choice stands in a view; the host's own choice is presented here.
public enum PhotosPickerStyle: Hashable, Sendable { case presentation, inline, compact }

/// A button that asks for photos.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let choice: PhotoChoice
  @State private var isPresented = false

  /// A button for one photo; giving up leaves the selection as it is.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    choice = PhotoChoice(selection, filter)
  }

  /// A button for several photos, at most `maxSelectionCount` of them; nil for any number.
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
  /// A button for one photo, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// A button for several photos, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }

  /// A button for one photo, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(title) } }
}

extension View {
  /// Asks for one photo while the binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PhotoChoice(selection, filter).modifier(isPresented)) }

  /// Asks for several photos while the binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PhotoChoice(selection, filter, most: maxSelectionCount).modifier(isPresented)) }

  /// Accepted; hosts present their own choice of files.
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
