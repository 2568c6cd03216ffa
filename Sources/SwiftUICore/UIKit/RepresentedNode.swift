import Foundation
import UIKit

/// How a node makes, updates and ends a thing of UIKit.
@MainActor
protocol RepresentedKind {
  associatedtype Held
  func make(_ environment: EnvironmentValues) -> Held
  func update(_ held: Held, _ environment: EnvironmentValues)
  static func end(_ held: Held)
  static func view(of held: Held) -> UIView
  /// The screen that is held; nil for a view.
  static func controller(of held: Held) -> UIViewController?
}

struct ViewRepresentation<Value: UIViewRepresentable>: RepresentedKind {
  var value: Value

  typealias Held = (view: Value.UIViewType, coordinator: Value.Coordinator)

  func make(_ environment: EnvironmentValues) -> Held {
    let coordinator = value.makeCoordinator()
    return (value.makeUIView(context: Value.Context(coordinator, environment)), coordinator)
  }

  func update(_ held: Held, _ environment: EnvironmentValues) {
    value.updateUIView(held.view, context: Value.Context(held.coordinator, environment))
  }

  static func end(_ held: Held) { Value.dismantleUIView(held.view, coordinator: held.coordinator) }
  static func view(of held: Held) -> UIView { held.view }
  static func controller(of held: Held) -> UIViewController? { nil }
}

struct ControllerRepresentation<Value: UIViewControllerRepresentable>: RepresentedKind {
  var value: Value

  typealias Held = (controller: Value.UIViewControllerType, coordinator: Value.Coordinator)

  func make(_ environment: EnvironmentValues) -> Held {
    let coordinator = value.makeCoordinator()
    return (value.makeUIViewController(context: Value.Context(coordinator, environment)), coordinator)
  }

  func update(_ held: Held, _ environment: EnvironmentValues) {
    value.updateUIViewController(held.controller, context: Value.Context(held.coordinator, environment))
  }

  static func end(_ held: Held) {
    Value.dismantleUIViewController(held.controller, coordinator: held.coordinator)
  }
  static func view(of held: Held) -> UIView { held.controller.view }
  static func controller(of held: Held) -> UIViewController? { held.controller }
}

/// Keeps a thing of UIKit at a place in the tree and shows what it draws.
final class RepresentedNode<Kind: RepresentedKind>: LinkedNode<Kind> {
  private var held: Kind.Held?
  /// How often the view has been shown; a view of UIKit is one object, whatever it draws.
  private var version = 0

  override init(_ value: Kind, _ inputs: ViewInputs) {
    super.init(value, inputs)
    evaluate()
  }

  override func evaluate() {
    reading { kind in
      let held = self.held ?? kind.make(inputs.environment)
      self.held = held
      stopListening(to: held)
      kind.update(held, inputs.environment)
    }
    guard let held else { return }
    let view = Kind.view(of: held)
    // The screens of stacks, tabs and pages tell of themselves.
    let controller = view.showsScreens ? nil : Kind.controller(of: held)
    show(view, controller)
    let changed = { [weak self, weak view, weak controller] in
      guard let self, let view, isMounted else { return }
      graph.afterUpdate { [weak self] in if self?.isMounted == true { self?.show(view, controller) } }
    }
    view.onChange = changed
    controller?.onChange = changed
  }

  private func stopListening(to held: Kind.Held) {
    let view = Kind.view(of: held)
    view.onChange = nil
    if !view.showsScreens { Kind.controller(of: held)?.onChange = nil }
  }

  private func show(_ view: UIView, _ controller: UIViewController?) {
    version += 1
    let shown = RepresentedView(view: view, version: version, controller: controller)
    setContent(RepresentedView._node(for: shown, replacing: content, inputs.through(self)))
  }

  override func unmount() {
    if let held {
      stopListening(to: held)
      Kind.end(held)
    }
    held = nil
    super.unmount()
  }

  override var name: String { String(describing: Kind.self) }
}

/// What a view of UIKit draws, in views of this module.
struct RepresentedView: View {
  let view: UIView
  let version: Int
  /// Told when the view comes and goes.
  var controller: UIViewController?
  var room = UIViewRoom()

  var body: some View {
    if let controller {
      UIViewDrawing.drawn(view, in: room).modifier(PresentedScreens(controller: controller, version: version))
        .onAppear { controller.appeared() }.onDisappear { controller.disappeared() }
    } else {
      UIViewDrawing.drawn(view, in: room)
    }
  }
}

extension UIView {
  /// Whether the view stands for the screens of a controller that has several.
  fileprivate var showsScreens: Bool {
    if case .made(let part) = drawing { part is ControllerContent } else { false }
  }
}

struct DrawnUIView: View {
  let drawing: UIDrawing

  var body: some View {
    switch drawing {
    case .nothing: EmptyView()
    case .text(let text, let font, let color):
      Text(verbatim: text).font(font.map { Font($0) }).foregroundColor(color.map { Color($0) })
    case .picture(let image): Image(uiImage: image).resizable()
    case .activity: ProgressView()
    case .surface(let thickness): Rectangle().fill(Material(thickness: thickness))
    case .address(let url): AddressCard(url: url)
    case .document(let html): DocumentFrame(html: html)
    case .share(let items):
      VStack(alignment: .leading) {
        ForEach(items, id: \.self) { item in
          if let url = URL(string: item), url.scheme != nil { AddressCard(url: url) } else { Text(verbatim: item) }
        }
      }
    case .entry(let entry): EntryField(entry: entry)
    case .made(let part): UIViewDrawing.part(part)
    }
  }
}

/// Text that a view of UIKit lets a person edit.
private struct EntryField: View {
  let entry: UIEntry

  var body: some View {
    let looks = entry.looks
    field.font(looks.font.map { Font($0) }).foregroundColor(looks.color.map { Color($0) })
      .multilineTextAlignment(looks.alignment.textAlignment)
  }

  @ViewBuilder private var field: some View {
    let text = Binding<String>(get: { entry.text }, set: { entry.changed($0) })
    switch entry.kind {
    case .lines: TextEditor(text: text)
    case .line where entry.hasBorder: line(text).textFieldStyle(.roundedBorder)
    case .line: line(text)
    case .search:
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(entry.prompt, text: text).textFieldStyle(.plain).keyboardType(entry.keyboard)
          .onSubmit { entry.submitted() }
      }
      .padding(8)
      .background(FillShapeStyle())
      .cornerRadius(10)
    }
  }

  @ViewBuilder private func line(_ text: Binding<String>) -> some View {
    if entry.isSecure {
      SecureField(entry.prompt, text: text).onSubmit { entry.submitted() }
    } else {
      TextField(entry.prompt, text: text).keyboardType(entry.keyboard).onSubmit { entry.submitted() }
    }
  }
}

/// An address outside of the app, opened in a tab of its own.
struct AddressCard: View {
  let url: URL

  var body: some View {
    Link(destination: url) {
      HStack(spacing: 12) {
        Image(systemName: "safari").imageScale(.large).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: url.host ?? url.absoluteString).font(.headline)
          Text(verbatim: url.absoluteString).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer(minLength: 0)
        Image(systemName: "arrow.up.right.square").accessibilityHidden(true)
      }
      .padding(16)
    }
    .background(FillShapeStyle())
    .cornerRadius(12)
    .padding(16)
  }
}

/// HTML that the app was given, in a frame that runs no scripts and cannot reach the page around it.
nonisolated struct DocumentFrame: View {
  typealias Body = Never

  let html: String

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let hash = DocumentStore.shared.add(view.html)
    return DrawingNode.leaf(Element(.document(DocumentContent(hash: hash))), replacing: old, inputs)
  }
}
