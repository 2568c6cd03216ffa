import Combine
import Observation
import SwiftUI

// State, environment, life, navigation, presentation and gestures, in both eras of the API.

@MainActor
final class FeedModel: ObservableObject {
  @Published var stories: [Story] = []
  @Published var alertText: Message?
  var bag = Set<AnyCancellable>()
}

@Observable
final class Settings {
  var theme = "light"
}

@MainActor @Observable
final class Session {
  var isSignedIn = false
}

struct Message: Identifiable {
  let id = UUID()
  var text: String
}

struct TextScalingKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
extension EnvironmentValues {
  var textScaling: CGFloat {
    get { self[TextScalingKey.self] }
    set { self[TextScalingKey.self] = newValue }
  }
  @Entry var isPaging = false
  @Entry var appRuntimePolicy = "normal"
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct StateNames: View {
  @State private var isOn: Bool = false
  @State var optional: String?
  @Binding var binding: String
  @StateObject private var owned = FeedModel()
  @ObservedObject var observed: FeedModel
  @EnvironmentObject var shared: FeedModel
  @Environment(Settings.self) private var settings
  @Environment(Session.self) private var session: Session?
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.displayScale) private var displayScale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.textScaling) private var textScaling
  @Environment(\.isPaging) private var isPaging
  @Environment(\.appRuntimePolicy) private var policy
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.font) private var font
  @Environment(\.isFocused) private var isFocused
  @Environment(\.requestReview) private var requestReview
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @AppStorage("name") private var name = "none"
  @AppStorage("count", store: .standard) private var count: Int = 3
  @AppStorage("kind") private var kind: Kind = .top
  @AppStorage("optional") private var stored: String?
  @SceneStorage("tab") private var tab = 0
  @GestureState private var dragged = CGSize.zero
  @Namespace private var namespace
  @ScaledMetric private var scaled: CGFloat = 10
  @ScaledMetric(relativeTo: .title) private var scaledTitle = 10.0
  enum Kind: String { case top, new }
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(binding: Binding<String>, observed: FeedModel, start: Bool = false) {
    _binding = binding
    self.observed = observed
    _isOn = State(initialValue: start)
    _owned = StateObject(wrappedValue: FeedModel())
  }

  var body: some View {
    VStack {
      content
      BindableNames(settings: settings)
      subviews(of: scenePhase)
      if isOn { Text("1") } else if let optional { Text(optional) } else { EmptyView() }
      if #available(iOS 16, macOS 13, *) { Text("new") } else { Text("old") }
      #if os(iOS)
        Text("phone")
      #else
        Text("elsewhere")
      #endif
      switch horizontalSizeClass {
      case .compact: Text("c")
      case .regular: Text("r")
      case nil: Text("n")
      @unknown default: Text("u")
      }
    }
    .onAppear { isOn = true }.onAppear(perform: owned.objectWillChange.send).onDisappear {}
    .task { await Task.yield() }.task(id: isOn) {}.task(priority: .background) {}
    .onChange(of: isOn) { _ in }.onChange(of: isOn) {}.onChange(of: isOn) { old, new in _ = old != new }
    .onChange(of: isOn, perform: { _ in }).onChange(of: isOn, initial: true) {}
    .onReceive(timer) { _ in }.onReceive(Just(1)) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    .environment(\.colorScheme, .dark).environment(settings).environmentObject(shared).environment(\.textScaling, 2)
    .environment(\.openURL, OpenURLAction { _ in .handled }).environment(\.locale, Locale(identifier: "en"))
    .preference(key: HeightKey.self, value: 3).onPreferenceChange(HeightKey.self) { _ in }
    .onOpenURL { _ in }.onOpenURL(perform: { _ in }).onContinueUserActivity("a") { _ in }
    .preferredColorScheme(.dark).colorScheme(.light).transformEnvironment(\.font) { $0 = nil }
    .sensoryFeedback(.success, trigger: isOn).sensoryFeedback(trigger: isOn) { _, new in new ? .selection : nil }
    .sensoryFeedback(.impact(weight: .light), trigger: isOn) { $0 != $1 }
    .widgetURL(URL(string: "app://x")).containerBackground(.fill, for: .navigation).containerBackground(for: .widget) {
      Color.red
    }
    .equatable(by: isOn)
    .onChange(of: sizeCategory) { _ in
      dismiss(); mode.wrappedValue.dismiss(); presentationMode.wrappedValue.dismiss()
    }
    .onChange(of: scenePhase) { phase in if phase == .background { openURL(URL(string: "https://example.org")!) } }
    .gesture(
      DragGesture(minimumDistance: 3).updating($dragged) { value, state, _ in state = value.translation }
        .onChanged { _ in }.onEnded { _ in })
  }

  @ViewBuilder private var content: some View {
    switch owned.stories.count {
    case 0: Text("none")
    case 1...3: Text("some")
    default:
      let first = owned.stories[0]
      Text(first.title)
    }
  }

  private func subviews(of phase: ScenePhase) -> some View {
    Group {
      if phase == .active { Text("active") }
      if case .inactive = phase { Text("inactive") }
    }
  }
}

extension View {
  fileprivate func equatable<V: Equatable>(by value: V) -> some View { self }
}

struct BindableNames: View {
  @Bindable var settings: Settings

  var body: some View {
    TextField("Theme", text: $settings.theme)
    TextField("Theme", text: Binding(get: { settings.theme }, set: { settings.theme = $0 }))
    TextField("Theme", text: .constant("fixed")).transaction { $0.animation = nil }
  }
}

struct CardModifier: ViewModifier {
  var radius: CGFloat = 3
  func body(content: Content) -> some View { content.padding().cornerRadius(radius) }
}

extension View {
  func card() -> some View { self.modifier(CardModifier(radius: 4)) }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct IfLetView<Value, Content: View>: View {
  let value: Value?
  let content: (Value) -> Content
  init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }
  var body: some View { if let value { content(value) } }
}

struct MotionNames: View {
  @State private var isOn = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      Text("1").animation(.default, value: isOn).animation(.easeInOut(duration: 0.3), value: isOn).animation(
        .spring(), value: isOn
      )
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn).animation(nil, value: isOn)
      .animation(.easeIn)
      .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: isOn).animation(
        .bouncy, value: isOn
      )
      .animation(.snappy, value: isOn).animation(.smooth(duration: 3), value: isOn).animation(
        .interactiveSpring(), value: isOn
      )
      .animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1).delay(0.1).speed(2).repeatCount(3), value: isOn)
      .animation(Animation.easeOut(duration: 0.2), value: isOn).animation(
        .interpolatingSpring(stiffness: 3, damping: 4), value: isOn)
      if isOn {
        Text("2").transition(.opacity).transition(.move(edge: .top).combined(with: .opacity)).transition(.slide)
          .transition(.scale)
          .transition(.asymmetric(insertion: .push(from: .top), removal: .identity)).transition(
            AnyTransition.scale(scale: 0.5)
          )
          .transition(.opacity.animation(.easeIn)).transition(.blurReplace)
      }
      Text("3").scaleEffect(2).scaleEffect(x: 1, y: 2).scaleEffect(CGSize(width: 1, height: 2), anchor: .top)
        .rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).rotation3DEffect(
          .degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .center, perspective: 0.5
        )
        .transformEffect(CGAffineTransform(translationX: 1, y: 2)).transformEffect(.identity).contentTransition(
          .numericText()
        )
        .contentTransition(.opacity).geometryGroup()
      Button("Go") {
        withAnimation { isOn.toggle() }
        withAnimation(.easeInOut(duration: 1)) { isOn.toggle() }
        withAnimation(.spring()) {
          isOn = true
        } completion: {
          isOn = false
        }
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn.toggle() }
      }
    }
  }
}

struct GestureNames: View {
  @GestureState private var isPressing = false
  @State private var offset = CGSize.zero
  var body: some View {
    Text("1").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture(perform: {}).onLongPressGesture {}
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 3, perform: {}, onPressingChanged: { _ in })
      .onLongPressGesture(minimumDuration: 1) {}
      .gesture(TapGesture().onEnded {}).gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
      .simultaneousGesture(TapGesture().onEnded { _ in }).highPriorityGesture(
        DragGesture().onChanged { offset = $0.translation }
      )
      .gesture(MagnificationGesture().onChanged { _ in }).gesture(RotationGesture().onEnded { _ in }).gesture(
        MagnifyGesture()
      )
      .gesture(DragGesture().updating($isPressing) { _, state, _ in state = true }, including: .all)
      .gesture(LongPressGesture().sequenced(before: DragGesture())).gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
      )
      .allowsHitTesting(false).onHover { _ in }
  }
}

struct AccessibilityNames: View {
  var body: some View {
    Text("1").accessibilityLabel("l").accessibilityLabel(Text("l")).accessibilityHint("h").accessibilityValue("v")
      .accessibilityValue(Text("v"))
      .accessibilityHidden(true).accessibilityIdentifier("i").accessibilityAddTraits(.isButton).accessibilityAddTraits([
        .isHeader, .isSelected,
      ])
      .accessibilityRemoveTraits(.isImage).accessibilityElement().accessibilityElement(children: .combine)
      .accessibilityElement(children: .ignore)
      .accessibilityAction {}.accessibilityAction(named: "n") {}.accessibilityAction(named: Text("n")) {}
      .accessibilityAction(.escape) {}
      .accessibilitySortPriority(1).accessibilityHeading(.h1).accessibility(label: Text("l")).accessibility(
        hidden: true
      )
      .accessibility(identifier: "i")
  }
}
