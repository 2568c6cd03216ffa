import SwiftUI
import UniformTypeIdentifiers

// Scrolling, searching, places and sizes by their full names.

struct SnapBehavior: ScrollTargetBehavior {
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    target.rect.origin.y = (target.rect.minY / step).rounded() * step
    if context.axes.contains(.horizontal), context.velocity.dx > 0 { target.anchor = .leading }
  }
}

struct ScrollingByName: View {
  @State private var last = ""
  @State private var phase = ScrollPhase.idle

  var body: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { number in
            Text("Row \(number)").id(number)
              .scrollTransition(
                ScrollTransitionConfiguration.interactive(timingCurve: .easeIn).threshold(.visible(0.4))
              ) {
                view, phase in
                view.opacity(phase == ScrollTransitionPhase.identity ? 1 : 0.4).scaleEffect(1 - abs(phase.value) / 4)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always))
      .scrollIndicators(ScrollIndicatorVisibility.hidden)
      .contentMargins(.vertical, 10, for: ContentMarginPlacement.scrollContent)
      .defaultScrollAnchor(.bottom, for: ScrollAnchorRole.initialOffset)
      .onScrollPhaseChange { (old: ScrollPhase, new: ScrollPhase, context: ScrollPhaseChangeContext) in
        last = "\(old) \(new) \(context.geometry.contentOffset.y) \(context.velocity?.dy ?? 0)"
        phase = new
      }
      Button("Down") { proxy.scrollTo(19, anchor: .bottom) }
      ScrollView(.horizontal) { Text("wide") }.scrollTargetBehavior(PagingScrollTargetBehavior())
      ScrollView { Text("own") }.scrollTargetBehavior(SnapBehavior(step: 40))
      Text(last)
    }
  }
}

struct SearchingByName: View {
  @State private var text = ""
  @State private var isFound = false
  var body: some View {
    NavigationStack {
      List { Text("x") }
        .searchable(text: $text, prompt: "Find")
        .searchSuggestions(.hidden, for: SearchSuggestionsPlacement.Set.content)
        .searchPresentationToolbarBehavior(SearchPresentationToolbarBehavior.avoidHidingContent)
        .searchToolbarBehavior(SearchToolbarBehavior.minimize)
        .onSubmit(of: SubmitTriggers.search) { isFound = true }
        .toolbarRole(ToolbarRole.editor)
        .toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inline)
        .toolbar(removing: ToolbarDefaultItemKind.sidebarToggle)
        .toolbar { bars() }
    }
  }

  @ToolbarContentBuilder func bars() -> some ToolbarContent {
    ToolbarItem(placement: ToolbarItemPlacement.confirmationAction) { Button("Done") {} }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("A") {}; Spacer(); Button("B") {}
    }
  }
  @ToolbarContentBuilder func own() -> some CustomizableToolbarContent {
    ToolbarItem(id: "x") { Button("X") {} }
  }
}

struct SizesByName: View {
  @Environment(\.horizontalSizeClass) private var width: UserInterfaceSizeClass?
  @Environment(\.sidebarRowSize) private var rows: SidebarRowSize
  @Environment(\.sizeCategory) private var category: ContentSizeCategory
  @Environment(\.redactionReasons) private var reasons: RedactionReasons
  @Environment(\.backgroundMaterial) private var material: Material?

  var body: some View {
    VStack {
      Text(width == .compact ? "narrow" : "wide")
      Text(category.isAccessibilityCategory ? "large" : "small")
      Text(reasons.contains(.placeholder) ? "hidden" : "shown").multilineTextAlignment(TextAlignment.center)
      Text("safe").ignoresSafeArea(SafeAreaRegions.keyboard, edges: .bottom)
      Text("over").safeAreaInset(edge: VerticalEdge.bottom) { Text("inset") }
        .safeAreaInset(edge: HorizontalEdge.leading) { Text("side") }
      Image(systemName: "star").resizable().aspectRatio(contentMode: ContentMode.fit)
      Text("shape").contentShape(ContentShapeKinds.hoverEffect, Rectangle()).hoverEffect(HoverEffect.lift)
      Text("blend").blendMode(BlendMode.multiply)
      Text("coord").coordinateSpace(.named("space"))
      GeometryReader { geometry in
        Text("\(geometry.frame(in: CoordinateSpace.global).minX)")
      }
      Text("hover").onContinuousHover { (phase: HoverPhase) in
        if case .active(let place) = phase { print(place) }
      }
      Text("pointer").pointerStyle(PointerStyle.link)
      Text("language").typesettingLanguage(TypesettingLanguage.explicit(Locale.Language(identifier: "th")))
      Text("editor").textSelection(EnabledTextSelectability.enabled)
      Text("editor").textSelection(DisabledTextSelectability.disabled)
      Canvas(opaque: false, colorMode: ColorRenderingMode.linear) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      Text("background").containerBackground(.red, for: ContainerBackgroundPlacement.navigation)
      Spacer().frame(height: 1)
    }
  }
}

func selectable<S: TextSelectability>(_ s: S) -> some View { Text("x").textSelection(s) }

struct PaintByName: View {
  var body: some View {
    VStack {
      Text("f").foregroundStyle(ForegroundStyle())
      Text("b").background(BackgroundStyle())
      Text("l").foregroundStyle(LinkShapeStyle())
      Text("p").foregroundStyle(PlaceholderTextShapeStyle())
      Text("s").foregroundStyle(SelectionShapeStyle())
      Text("r").foregroundStyle(SeparatorShapeStyle())
      Text("t").foregroundStyle(TintShapeStyle())
      Text("i").background(FillShapeStyle())
      Text("h").foregroundStyle(HierarchicalShapeStyle.tertiary)
      Text("m").background(Material.thin).materialActiveAppearance(MaterialActiveAppearance.active)
      Circle().fill(AnyGradient(Gradient(colors: [.red, .blue])))
      Circle().fill(Color.red.shadow(.inner(radius: 3)))
      Circle().fill(.blue.shadow(ShadowStyle.drop(color: .black, radius: 2, x: 1, y: 1)))
      Text("v").modifier(EmptyModifier())
    }
  }
}

struct Striped: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

struct ArrowShape: Shape {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero); $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

struct GesturesByName: View {
  @GestureState private var offset = CGVector(dx: 0, dy: 0)
  @State private var steps = 0
  var body: some View {
    let hold = LongPressGesture(minimumDuration: 0.2)
    let drag = DragGesture()
    let sequence: SequenceGesture<LongPressGesture, DragGesture> = SequenceGesture(hold, drag)
    let both: SimultaneousGesture<TapGesture, LongPressGesture> = SimultaneousGesture(TapGesture(), hold)
    let any = AnyGesture(TapGesture().map { _ in 1 })
    VStack {
      Text("a").gesture(sequence.onEnded { _ in steps += 1 }, including: GestureMask.all)
      Text("b").gesture(both.onEnded { value in if value.first != nil { steps += 1 } })
      Text("c").gesture(any.onEnded { steps += $0 })
      Text("d").gesture(moved)
    }
  }
  var moved: GestureStateGesture<DragGesture, CGVector> {
    DragGesture().updating($offset) { value, state, _ in state = CGVector(dx: value.translation.width, dy: 0) }
  }
}

struct CenteredLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    subviews.map { (view: LayoutSubview) in view.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  func spacing(subviews: LayoutSubviews, cache: inout ()) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

struct PhasesOfPictures: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.com/a.png")) { (phase: AsyncImagePhase) in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
  }
}

struct Fading: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { if run[Emphasis.self] != nil { context.opacity = 0.5 }; context.draw(run) } }
  }
}
struct Emphasis: TextAttribute {}
struct Rendered: View {
  var body: some View { Text("a \(Text("b").customAttribute(Emphasis()))").textRenderer(Fading()) }
}
