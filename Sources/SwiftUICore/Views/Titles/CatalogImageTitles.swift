import UIKit

// Labels with a picture of an asset catalog before the words.

extension Label where Title == Text, Icon == Image {
  /// A string key beside a picture of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// A string beside a picture of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a picture of an asset catalog before it.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) } }

  /// With a string and a picture of an asset catalog before it.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a picture of an asset catalog as the label.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
  }

  /// With a string and a picture of an asset catalog as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, image: image) }
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a picture of an asset catalog as the label.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: SwiftUICore.Label(titleKey, image: image), content: content) }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
  /// With a string key and a picture of an asset catalog as the label.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
  }

  /// With a string and a picture of an asset catalog as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUICore.Label(title, image: image) }
  }
}

extension ControlGroup {
  /// With a string key and a picture of an asset catalog as the label, which is shown where the group is a menu.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, image: image) }
  }
}
