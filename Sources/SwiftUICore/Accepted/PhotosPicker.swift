import Foundation

// Names of PhotosUI. No host has a library of photos: the button is drawn, and nothing is chosen.

/// A photo that has been chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  public enum EncodingDisambiguationPolicy: Hashable, Sendable { case automatic, current, compatible }
}

/// Which photos are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(names: names(filters)) }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { .init(names: names(filters)) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init(names: filter.names.union(["not"])) }

  private static func names(_ filters: [PHPickerFilter]) -> Set<String> {
    filters.reduce(into: []) { $0.formUnion($1.names) }
  }
}

public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A button that offers photos. Hosts have none: the button is drawn and nothing is chosen.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
}

extension View {
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(CancelledDialog(isPresented: isPresented, told: {})) }

  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(CancelledDialog(isPresented: isPresented, told: {})) }
}
