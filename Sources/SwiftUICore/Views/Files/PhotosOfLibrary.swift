// With the library that is meant, of which there is one.
extension PhotosPicker {
  /// A button for one photo of the library that is meant, of which there is one.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, matching: filter, label: label) }

  /// A button for several photos of the library that is meant, of which there is one.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter, label: label) }
}

extension PhotosPicker where Label == Text {
  /// A button for one photo of the library, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// A button for several photos of the library, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) { Text(titleKey) } }
}

extension View {
  /// Asks for one photo of the library while the binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { photosPicker(isPresented: isPresented, selection: selection, matching: filter) }

  /// Asks for several photos of the library while the binding is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount, matching: filter)
  }
}
