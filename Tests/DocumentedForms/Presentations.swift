import SwiftUI

// Presentations, bars, searches, events and accessibility in the forms that Apple documents: a form that is not here does not compile.

private struct Thing: Identifiable, Hashable, Codable { var id = 1; var name = "x" }
private enum Failing: LocalizedError { case a }
private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }; init() {}
  init(configuration: ReadConfiguration) throws { _ = configuration.file.regularFileContents }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
private struct EveryPresentation: View {
  @State var on = false
  @State var item: Thing? = nil
  @State var err: Failing? = nil
  @State var str = "x"
  @State var n = 3
  @State var d = 0.3
  @State var doc: Note? = nil
  @State var tokens = [Thing()]
  @State var scope = 1
  @State var pos = ScrollPosition(idType: Int.self)
  @State var sid: Int? = nil
  @State var off = CGSize.zero
  @State var det = PresentationDetent.medium
  @State var docs = [Note()]
  @State var items = [Thing()]
  @State var sz = CGSize.zero
  @State var tsugg = ""
  @FocusState var f: Bool
  @FocusState var ff: Int?
  @AccessibilityFocusState var af: Bool
  @Namespace var ns
  @GestureState var gs = CGSize.zero
  @Environment(\.dismiss) var dismiss
  var body: some View { Text("x") }
  func present() {
    _ = Text("x").alert("x", isPresented: $on) { Button("x") {} }
    _ = Text("x").alert("x", isPresented: $on) {
      Button("x") {}
    } message: {
      Text("m")
    }
    _ = Text("x").alert(str, isPresented: $on) {
    } message: {
      Text("m")
    }
    _ = Text("x").alert(Text("x"), isPresented: $on) { Button("x") {} }
    _ = Text("x").alert("x", isPresented: $on, presenting: item) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    }
    _ = Text("x").alert("x", isPresented: $on, presenting: item) { i in Button(i.name) {} }
    _ = Text("x").alert(isPresented: $on, error: err) { Button("x") {} }
    _ = Text("x").alert(isPresented: $on, error: err) { e in
      Button("x") {}
    } message: { e in
      Text("m")
    }
    _ = Text("x").alert(isPresented: $on) {
      Alert(title: Text("x"), message: Text("m"), dismissButton: .default(Text("x")))
    }
    _ = Text("x").alert(item: $item) { i in
      Alert(title: Text(i.name), primaryButton: .destructive(Text("x")) {}, secondaryButton: .cancel())
    }
    _ = Alert(
      title: Text("x"), message: nil, primaryButton: .default(Text("x"), action: {}),
      secondaryButton: .cancel(Text("x")) {})
    _ = Alert(title: Text("x"))
    _ = Text("x").alert("x", isPresented: $on, actions: { Button("x") {} }, message: { Text("m") })
    _ = Text("x").alert(LocalizedStringKey(str), isPresented: $on) {}
    _ = Text("x").alert(str, isPresented: $on, actions: {})
    _ = Text("x").alert(item?.name ?? "x", isPresented: $on) { Button("x", role: .cancel) {} }
    _ = Text("x").alert(LocalizedStringResource("x"), isPresented: $on) {}
    _ = Text("x").confirmationDialog("x", isPresented: $on) { Button("x") {} }
    _ = Text("x").confirmationDialog("x", isPresented: $on, titleVisibility: .visible) {
      Button("x") {}
    } message: {
      Text("m")
    }
    _ = Text("x").confirmationDialog(Text("x"), isPresented: $on, titleVisibility: .hidden, presenting: item) { i in
      Button("x") {}
    } message: { i in
      Text("x")
    }
    _ = Text("x").confirmationDialog(str, isPresented: $on, actions: { Button("x") {} })
    _ = Text("x").confirmationDialog("x", isPresented: $on, presenting: item) { i in Button("x") {} }
    _ = Text("x").actionSheet(isPresented: $on) {
      ActionSheet(
        title: Text("x"), message: Text("m"), buttons: [.default(Text("x")) {}, .cancel(), .destructive(Text("x"))])
    }
    _ = Text("x").actionSheet(item: $item) { i in ActionSheet(title: Text("x")) }
    _ = Text("x").sheet(isPresented: $on) { Text("x") }
    _ = Text("x").sheet(isPresented: $on, onDismiss: {}) { Text("x") }
    _ = Text("x").sheet(item: $item) { i in Text(i.name) }
    _ = Text("x").sheet(item: $item, onDismiss: {}) { Text($0.name) }
    _ = Text("x").fullScreenCover(isPresented: $on) { Text("x") }
    _ = Text("x").fullScreenCover(item: $item, onDismiss: {}) { Text($0.name) }
    _ = Text("x").popover(isPresented: $on) { Text("x") }
    _ = Text("x").popover(isPresented: $on, attachmentAnchor: .rect(.bounds), arrowEdge: .top) { Text("x") }
    _ = Text("x").popover(item: $item, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { Text($0.name) }
    _ = Text("x").popover(isPresented: $on, arrowEdge: .bottom) { Text("x") }
    _ = Text("x").sheet(isPresented: $on, content: { Text("x") })
    _ = Text("x").sheet(isPresented: $on, onDismiss: nil, content: EveryPresentation.init2)
    _ = Text("x").presentationDetents([.medium, .large])
    _ = Text("x").presentationDetents([.height(3), .fraction(0.3)], selection: $det)
    _ = Text("x").presentationDragIndicator(.visible)
    _ = Text("x").presentationCornerRadius(3)
    _ = Text("x").presentationBackground(.thinMaterial)
    _ = Text("x").presentationBackground { Color.red }
    _ = Text("x").presentationBackground(alignment: .top) { Color.red }
    _ = Text("x").presentationBackgroundInteraction(.enabled(upThrough: .medium))
    _ = Text("x").presentationContentInteraction(.scrolls)
    _ = Text("x").presentationCompactAdaptation(.popover)
    _ = Text("x").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
    _ = Text("x").interactiveDismissDisabled()
    _ = Text("x").interactiveDismissDisabled(on)
    _ = Text("x").presentationSizing(.form)
    _ = Text("x").presentationSizing(.page.fitted(horizontal: true, vertical: false))
    _ = Text("x").presentationDetents([.custom(OwnDetent.self)])
    _ = Text("x").presentationPreventsAppTermination(true)
    _ = Text("x").presentationSizing(.fitted.sticky())
    _ = Text("x").inspector(isPresented: $on) {
      Text("x").inspectorColumnWidth(3).inspectorColumnWidth(min: 3, ideal: 4, max: 5)
    }
    _ = Text("x").fileImporter(isPresented: $on, allowedContentTypes: [.pdf]) { r in
      switch r {
      case .success(let u): print(u)
      case .failure(let e): print(e)
      }
    }
    _ = Text("x").fileImporter(isPresented: $on, allowedContentTypes: [.pdf], allowsMultipleSelection: true) { r in
      if let u = try? r.get().first { print(u) }
    }
    _ = Text("x").fileImporter(
      isPresented: $on, allowedContentTypes: [.pdf], allowsMultipleSelection: true, onCompletion: { _ in },
      onCancellation: {})
    _ = Text("x").fileExporter(isPresented: $on, document: doc, contentType: .plainText) { r in }
    _ = Text("x").fileExporter(isPresented: $on, document: doc, contentType: .plainText, defaultFilename: "x") { _ in }
    _ = Text("x").fileExporter(isPresented: $on, documents: docs, contentType: .plainText) { _ in }
    _ = Text("x").fileExporter(
      isPresented: $on, item: "x", contentTypes: [.plainText], defaultFilename: "x", onCompletion: { _ in },
      onCancellation: {})
    _ = Text("x").fileExporter(
      isPresented: $on, document: doc, contentTypes: [.plainText], onCompletion: { _ in }, onCancellation: {})
    _ = Text("x").fileMover(isPresented: $on, file: nil) { _ in }
    _ = Text("x").fileMover(isPresented: $on, files: [URL]()) { _ in }
    _ = Text("x").fileExporterFilenameLabel("x")
    _ = Text("x").fileDialogMessage("x")
    _ = Text("x").fileDialogConfirmationLabel("x")
    _ = Text("x").fileDialogDefaultDirectory(nil)
    _ = Text("x").fileDialogBrowserOptions(.includeHiddenFiles)
    _ = Text("x").fileDialogCustomizationID("x")
    _ = Text("x").fileDialogImportsUnresolvedAliases(true)
    _ = Text("x").fileDialogURLEnabled(#Predicate<URL> { _ in true })
    _ = Text("x").dialogSuppressionToggle("x", isSuppressed: $on)
    _ = Text("x").dialogIcon(Image("x"))
    _ = Text("x").dialogSeverity(.critical)
    _ = Text("x").dialogPreventsAppTermination(true)
  }
  static func init2() -> Text { Text("x") }
  struct OwnDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.maxDetentValue * (context.dynamicTypeSize > .large ? 0.3 : 0.2)
    }
  }
  func search() {
    _ = Text("x").searchable(text: $str)
    _ = Text("x").searchable(text: $str, prompt: "x")
    _ = Text("x").searchable(text: $str, prompt: Text("x"))
    _ = Text("x").searchable(text: $str, prompt: str)
    _ = Text("x").searchable(text: $str, placement: .navigationBarDrawer(displayMode: .always), prompt: "x")
    _ = Text("x").searchable(text: $str, placement: .sidebar) { Text("s") }
    _ = Text("x").searchable(text: $str, isPresented: $on)
    _ = Text("x").searchable(text: $str, isPresented: $on, placement: .toolbar, prompt: "x")
    _ = Text("x").searchable(text: $str, tokens: $tokens) { Text($0.name) }
    _ = Text("x").searchable(text: $str, tokens: $tokens, suggestedTokens: $tokens, prompt: "x") { Text($0.name) }
    _ = Text("x").searchable(
      text: $str, tokens: $tokens, isPresented: $on, placement: .automatic, prompt: Text("x"), token: { Text($0.name) })
    _ = Text("x").searchable(text: $str, editableTokens: $tokens) { $t in Text(t.name) }
    _ = Text("x").searchable(text: $str, prompt: "x", suggestions: { Text("x").searchCompletion("y") })
    _ = Text("x").searchable(text: $str, placement: .toolbarPrincipal)
    _ = Text("x").searchScopes($scope) { Text("x").tag(1) }
    _ = Text("x").searchScopes($scope, activation: .onSearchPresentation) { Text("x") }
    _ = Text("x").searchSuggestions(.hidden, for: .content)
    _ = Text("x").searchFocused($f)
    _ = Text("x").searchFocused($ff, equals: 3)
    _ = Text("x").searchDictationBehavior(.inline(activation: .onLook))
    _ = Text("x").searchToolbarBehavior(.minimize)
    _ = Text("x").searchPresentationToolbarBehavior(.avoidHidingContent)
    _ = Text("x").searchSelection(.constant(nil))
    _ = Text("x").searchable(text: $str, prompt: LocalizedStringResource("x"))
  }
  func toolbar() {
    _ = Text("x").toolbar { Button("x") {} }
    _ = Text("x").toolbar {
      ToolbarItem { Button("x") {} }; ToolbarItem(placement: .navigationBarTrailing) { Button("x") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("x") {}; Spacer(); Text("x")
      }; ToolbarItem(placement: .principal) { Text("x") }
      ToolbarItem(placement: .cancellationAction) { Button("x") {} }
      ToolbarItem(placement: .confirmationAction) { Button("x") {} }
      ToolbarItem(placement: .destructiveAction) { Text("x") }; ToolbarItem(placement: .primaryAction) { Text("x") }
      ToolbarItem(placement: .keyboard) { Text("x") }
    }
    _ = Text("x").toolbar {
      ToolbarItem(placement: .topBarLeading) { Text("x") }; ToolbarItem(placement: .topBarTrailing) { Text("x") }
      ToolbarItem(placement: .status) { Text("x") }; ToolbarItem(placement: .navigation) { Text("x") }
      ToolbarItem(placement: .secondaryAction) { Text("x") }
      ToolbarItem(placement: .navigationBarLeading) { Text("x") }; ToolbarTitleMenu { Button("x") {} }
      ToolbarItem(id: "x", placement: .automatic) { Text("x") }; ToolbarSpacer(.fixed)
      ToolbarSpacer(.flexible, placement: .bottomBar); ToolbarSpacer()
    }
    _ = Text("x").toolbar(id: "x") {
      ToolbarItem(id: "a") { Text("x") }
      ToolbarItem(id: "b", placement: .secondaryAction, showsByDefault: false) { Text("x") }.customizationBehavior(
        .disabled
      ).defaultCustomization(.hidden, options: .alwaysAvailable)
    }
    _ = Text("x").toolbar { if on { ToolbarItem { Text("x") } } else { ToolbarItem { Text("y") } } }
    _ = Text("x").toolbar { OwnItems() }
    _ = Text("x").toolbar {
      ToolbarItemGroup {
        Text("x")
      } label: {
        Text("l")
      }
    }
    _ = Text("x").toolbar(.hidden)
    _ = Text("x").toolbar(.hidden, for: .navigationBar)
    _ = Text("x").toolbar(.visible, for: .tabBar, .bottomBar)
    _ = Text("x").toolbarVisibility(.hidden, for: .navigationBar)
    _ = Text("x").toolbarBackground(.red, for: .navigationBar)
    _ = Text("x").toolbarBackground(.visible, for: .tabBar)
    _ = Text("x").toolbarBackground(Color.red)
    _ = Text("x").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    _ = Text("x").toolbarColorScheme(.dark, for: .navigationBar)
    _ = Text("x").toolbarRole(.editor)
    _ = Text("x").toolbarTitleMenu { Button("x") {} }
    _ = Text("x").toolbarTitleDisplayMode(.inline)
    _ = Text("x").toolbarForegroundStyle(.red, for: .navigationBar)
    _ = Text("x").toolbar(removing: .title)
    _ = Text("x").toolbar(removing: .sidebarToggle)
    _ = Text("x").toolbarItemHidden()
    _ = Text("x").toolbarTitleDisplayMode(.inlineLarge)
    _ = Text("x").toolbarBackground(.hidden)
    _ = Text("x").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    _ = Text("x").toolbar(content: { Button("x") {} })
    _ = Text("x").toolbar(content: tbc)
    _ = Text("x").toolbar { tbc() }
    _ = Text("x").badge(3)
    _ = Text("x").badge("x")
    _ = Text("x").badge(Text("x"))
    _ = Text("x").badge(str)
    _ = Text("x").badge(nil as Text?)
    _ = Text("x").badgeProminence(.decreased)
  }
  @ToolbarContentBuilder func tbc() -> some ToolbarContent { ToolbarItem { Text("x") } }
  struct OwnItems: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .automatic) { Text("x") } } }
  func life() {
    _ = Text("x").onAppear {}
    _ = Text("x").onAppear(perform: {})
    _ = Text("x").onDisappear {}
    _ = Text("x").onAppear(perform: nil)
    _ = Text("x").task {}
    _ = Text("x").task(priority: .background) { await Task.yield() }
    _ = Text("x").task(id: n) {}
    _ = Text("x").task(id: n, priority: .high) {}
    _ = Text("x").onChange(of: n) { print(n) }
    _ = Text("x").onChange(of: n) { o, nw in print(o) }
    _ = Text("x").onChange(of: n, initial: true) {}
    _ = Text("x").onChange(of: n, initial: true) { o, n in }
    _ = Text("x").onChange(of: n) { v in print(v) }
    _ = Text("x").onChange(of: n, perform: { v in })
    _ = Text("x").onChange(of: [n]) {}
    _ = Text("x").onChange(of: item) { _, i in }
    _ = Text("x").onChange(of: item?.name) {}
    _ = Text("x").onChange(of: off) { _, _ in }
    _ = Text("x").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    _ = Text("x").onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) {
      n in
    }
    _ = Text("x").onOpenURL { u in }
    _ = Text("x").onOpenURL(prefersInApp: true)
    _ = Text("x").onContinueUserActivity("x") { _ in }
    _ = Text("x").userActivity("x") { a in }
    _ = Text("x").userActivity("x", element: "x") { e, a in }
    _ = Text("x").onDrag { NSItemProvider() }
    _ = Text("x").onDrag {
      NSItemProvider(object: "x" as NSString)
    } preview: {
      Text("x")
    }
    _ = Text("x").onDrop(of: [.text], isTargeted: $on) { p in true }
    _ = Text("x").onDrop(of: [.text], isTargeted: nil) { p, l in true }
    _ = Text("x").onDrop(of: [UTType.text], delegate: Dropping())
    _ = Text("x").onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
    _ = Text("x").draggable("x")
    _ = Text("x").draggable("x") { Text("p") }
    _ = Text("x").dropDestination(for: String.self) { i, l in
      true
    } isTargeted: { _ in
    }
    _ = Text("x").dropDestination(for: String.self) { i, l in true }
    _ = Text("x").itemProvider { nil }
    _ = Text("x").copyable(["x"])
    _ = Text("x").cuttable(for: String.self) { ["x"] }
    _ = Text("x").pasteDestination(for: String.self) { _ in
    } validator: {
      $0
    }
    _ = Text("x").onCopyCommand { [] }
    _ = Text("x").onCutCommand { [] }
    _ = Text("x").onPasteCommand(of: [.text]) { _ in }
    _ = Text("x").onDeleteCommand {}
    _ = Text("x").onExitCommand {}
    _ = Text("x").onMoveCommand { d in }
    _ = Text("x").onPlayPauseCommand {}
    _ = Text("x").dropDestination(for: String.self) { (i, session: DropSession) in }
    _ = Text("x").focused($f)
    _ = Text("x").focused($ff, equals: 3)
    _ = Text("x").focusable()
    _ = Text("x").focusable(true)
    _ = Text("x").focusable(true, interactions: .activate)
    _ = Text("x").defaultFocus($ff, 3)
    _ = Text("x").defaultFocus($ff, 3, priority: .userInitiated)
    _ = Text("x").prefersDefaultFocus(true, in: ns)
    _ = Text("x").focusScope(ns)
    _ = Text("x").focusSection()
    _ = Text("x").focusEffectDisabled()
    _ = Text("x").focusedValue(\.str1, "x")
    _ = Text("x").focusedSceneValue(\.str1, "x")
    _ = Text("x").focusedObject(Watched())
    _ = Text("x").focusedSceneObject(Watched())
    _ = Text("x").accessibilityFocused($af)
    _ = Text("x").onKeyPress(.space) { .handled }
    _ = Text("x").onKeyPress(keys: [.return]) { p in .ignored }
    _ = Text("x").onKeyPress(characters: .alphanumerics) { p in
      print(p.characters); return .handled
    }
    _ = Text("x").onKeyPress(phases: .down) { p in .handled }
    _ = Text("x").onKeyPress("x") { .handled }
    _ = Text("x").onKeyPress(.upArrow, phases: [.down, .repeat]) { _ in .handled }
    _ = Text("x").onKeyPress(characters: .letters, phases: .all) { _ in .handled }
    _ = Text("x").onModifierKeysChanged { o, n in }
    _ = Text("x").onModifierKeysChanged(mask: .command, initial: true) { _, _ in }
    _ = Text("x").onHover { h in }
    _ = Text("x").onContinuousHover { p in
      switch p {
      case .active(let l): print(l)
      case .ended: break
      }
    }
    _ = Text("x").onContinuousHover(coordinateSpace: .local) { _ in }
    _ = Text("x").hoverEffect()
    _ = Text("x").hoverEffect(.lift)
    _ = Text("x").hoverEffect(.highlight, isEnabled: on)
    _ = Text("x").hoverEffectDisabled()
    _ = Text("x").defaultHoverEffect(.automatic)
    _ = Text("x").pointerStyle(.link)
    _ = Text("x").pointerVisibility(.hidden)
    _ = Text("x").help("x")
    _ = Text("x").help(Text("x"))
    _ = Text("x").help(str)
    _ = Text("x").pointerStyle(.frameResize(position: .trailing))
    _ = Text("x").pointerStyle(.columnResize)
    _ = Text("x").sensoryFeedback(.success, trigger: n)
    _ = Text("x").sensoryFeedback(.impact(weight: .heavy, intensity: 0.3), trigger: n) { o, n in n > 3 }
    _ = Text("x").sensoryFeedback(trigger: n) { o, n in .selection }
    _ = Text("x").sensoryFeedback(.impact(flexibility: .soft), trigger: n)
    _ = Text("x").sensoryFeedback(.impact, trigger: on) { $1 }
    _ = Text("x").redacted(reason: .placeholder)
    _ = Text("x").redacted(reason: on ? .placeholder : [])
    _ = Text("x").unredacted()
    _ = Text("x").privacySensitive()
    _ = Text("x").privacySensitive(true)
    _ = Text("x").invalidatableContent()
    _ = Text("x").id(3)
    _ = Text("x").tag(3)
    _ = Text("x").modifier(Padded())
    _ = Text("x").modifier(Padded().concat(Padded()))
    _ = Text("x").environment(\.locale, Locale(identifier: "x"))
    _ = Text("x").environmentObject(Watched())
    _ = Text("x").environment(Observed())
    _ = Text("x").transformEnvironment(\.font) { $0 = .body }
    _ = Text("x").environment(\.colorScheme, .dark)
    _ = Text("x").transformPreference(Widest.self) { $0 += 1 }
    _ = Text("x").preference(key: Widest.self, value: 3)
    _ = Text("x").onPreferenceChange(Widest.self) { v in }
    _ = Text("x").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    _ = Text("x").overlayPreferenceValue(Bounds.self) { a in
      GeometryReader { g in if let a { Color.red.frame(width: g[a].width) } }
    }
    _ = Text("x").backgroundPreferenceValue(Widest.self) { v in Text("x") }
    _ = Text("x").overlayPreferenceValue(Widest.self, alignment: .top) { _ in Text("x") }
    _ = Text("x").transformAnchorPreference(key: Bounds.self, value: .center) {
      (v: inout Anchor<CGRect>?, a: Anchor<CGPoint>) in
    }
    _ = Text("x").onSubmit {}
    _ = Text("x").onTapGesture {}
    _ = Text("x").onTapGesture(count: 2) {}
    _ = Text("x").onTapGesture(count: 1, coordinateSpace: .local) { l in }
    _ = Text("x").onTapGesture { (l: CGPoint) in }
    _ = Text("x").onLongPressGesture {}
    _ = Text("x").onLongPressGesture(minimumDuration: 1) {}
    _ = Text("x").onLongPressGesture(minimumDuration: 1, maximumDistance: 3, perform: {}, onPressingChanged: { _ in })
    _ = Text("x").onLongPressGesture(minimumDuration: 3) {
    } onPressingChanged: { p in
    }
    _ = Text("x").onLongPressGesture(minimumDuration: 1, maximumDistance: 3, pressing: { _ in }, perform: {})
    _ = Text("x").gesture(TapGesture())
    _ = Text("x").highPriorityGesture(TapGesture())
    _ = Text("x").simultaneousGesture(DragGesture())
    _ = Text("x").gesture(DragGesture(), including: .all)
    _ = Text("x").gesture(DragGesture(), isEnabled: on)
    _ = Text("x").gesture(TapGesture(), name: "x")
    _ = Text("x").defersSystemGestures(on: .bottom)
    _ = Text("x").handGestureShortcut(.primaryAction)
    _ = Text("x").onTapGesture(perform: {})
    _ = Text("x").onTapGesture(count: 2, perform: {})
    _ = Text("x").onTapGesture(coordinateSpace: .global) { l in }
    _ = Text("x").onTapGesture(coordinateSpace: .named("x")) { l in }
    _ = Text("x").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      sz = $0
    }
    _ = Text("x").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { o, n in }
    _ = Text("x").onGeometryChange(for: CGRect.self, of: \.frame0) { _ in }
    _ = Text("x").onScrollGeometryChange(for: CGFloat.self) { g in
      g.contentOffset.y + g.contentInsets.top
    } action: { o, n in
    }
    _ = Text("x").onScrollPhaseChange { o, n in }
    _ = Text("x").onScrollPhaseChange { o, n, c in print(c.geometry.visibleRect) }
    _ = Text("x").onScrollVisibilityChange { v in }
    _ = Text("x").onScrollVisibilityChange(threshold: 0.3) { _ in }
    _ = Text("x").onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    _ = Text("x").scrollPosition($pos)
    _ = Text("x").scrollPosition($pos, anchor: .top)
    _ = Text("x").scrollPosition(id: $sid)
    _ = Text("x").scrollPosition(id: $sid, anchor: .center)
    _ = Text("x").scrollPosition(initialAnchor: .bottom)
    _ = Text("x").defaultScrollAnchor(.bottom)
    _ = Text("x").defaultScrollAnchor(.center, for: .alignment)
    _ = Text("x").scrollTargetLayout()
    _ = Text("x").scrollTargetLayout(isEnabled: on)
    _ = Text("x").scrollTargetBehavior(.paging)
    _ = Text("x").scrollTargetBehavior(.viewAligned)
    _ = Text("x").scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    _ = Text("x").scrollTargetBehavior(.viewAligned(anchor: .center))
    _ = Text("x").scrollTransition { c, p in
      c.opacity(p.isIdentity ? 1 : 0).scaleEffect(p.value).offset(x: 3).blur(radius: 3).rotation3DEffect(
        .degrees(3), axis: (x: 0, y: 1, z: 0))
    }
    _ = Text("x").scrollTransition(.animated.threshold(.visible(0.3)), axis: .horizontal) { c, p in c }
    _ = Text("x").scrollTransition(topLeading: .interactive, bottomTrailing: .animated(.bouncy)) { c, p in c }
    _ = Text("x").scrollDisabled(true)
    _ = Text("x").scrollIndicators(.hidden)
    _ = Text("x").scrollIndicators(.visible, axes: .vertical)
    _ = Text("x").scrollIndicatorsFlash(onAppear: true)
    _ = Text("x").scrollClipDisabled()
    _ = Text("x").scrollBounceBehavior(.basedOnSize)
    _ = Text("x").scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    _ = Text("x").scrollDismissesKeyboard(.interactively)
    _ = Text("x").scrollContentBackground(.hidden)
    _ = Text("x").contentMargins(3)
    _ = Text("x").contentMargins(.horizontal, 3)
    _ = Text("x").contentMargins(.horizontal, 3, for: .scrollContent)
    _ = Text("x").contentMargins(.all, EdgeInsets(), for: .scrollIndicators)
    _ = Text("x").contentMargins(3, for: .scrollContent)
    _ = Text("x").scrollEdgeEffectStyle(.soft, for: .top)
    _ = Text("x").scrollEdgeEffectHidden(true, for: .all)
    _ = Text("x").scrollInputBehavior(.disabled, for: .handGestureShortcut)
    _ = Text("x").visualEffect { c, g in
      c.offset(x: g.size.width).hueRotation(.degrees(3)).brightness(3).contrast(2).saturation(2).grayscale(1)
        .scaleEffect(x: 1, y: 2, anchor: .top).rotationEffect(.degrees(3), anchor: .bottom).opacity(0.3).colorEffect(
          ShaderLibrary.default.x())
    }
    _ = Text("x").containerRelativeFrame(.horizontal)
    _ = Text("x").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
    _ = Text("x").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 3)
    _ = Text("x").containerRelativeFrame(.horizontal, count: 3, spacing: 3)
    _ = Text("x").containerRelativeFrame(.horizontal) { l, a in l * 0.3 }
    _ = Text("x").containerRelativeFrame(.vertical, alignment: .bottom) { l, _ in l }
    _ = Text("x").containerShape(.rect(cornerRadius: 3))
    _ = Text("x").containerShape(ContainerRelativeShape())
    _ = Text("x").containerBackground(.red, for: .navigation)
    _ = Text("x").containerBackground(for: .widget) { Color.red }
    _ = Text("x").containerValue(\.cv, 3)
    _ = Text("x").containerBackground(.thinMaterial, for: .navigationSplitView)
  }
  struct Padded: ViewModifier { @State var x = 1; func body(content: Content) -> some View { content.padding() } }
  struct Dropping: DropDelegate {
    func performDrop(info: DropInfo) -> Bool {
      info.hasItemsConforming(to: [.text]) && !info.itemProviders(for: [UTType.text]).isEmpty && info.location.x > 3
    }; func dropEntered(info: DropInfo) {}
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) {}; func validateDrop(info: DropInfo) -> Bool { true }
  }
  func acc() {
    _ = Text("x").accessibilityLabel("x")
    _ = Text("x").accessibilityLabel(Text("x"))
    _ = Text("x").accessibilityLabel(str)
    _ = Text("x").accessibilityLabel("x", isEnabled: on)
    _ = Text("x").accessibilityValue("x")
    _ = Text("x").accessibilityValue(Text("x"))
    _ = Text("x").accessibilityValue(str)
    _ = Text("x").accessibilityHint("x")
    _ = Text("x").accessibilityHint(Text("x"))
    _ = Text("x").accessibilityHint(str)
    _ = Text("x").accessibilityIdentifier("x")
    _ = Text("x").accessibilityHidden(true)
    _ = Text("x").accessibilityAddTraits(.isButton)
    _ = Text("x").accessibilityAddTraits([.isHeader, .isSelected])
    _ = Text("x").accessibilityRemoveTraits(.isImage)
    _ = Text("x").accessibilityElement()
    _ = Text("x").accessibilityElement(children: .combine)
    _ = Text("x").accessibilityElement(children: .ignore)
    _ = Text("x").accessibilityElement(children: .contain)
    _ = Text("x").accessibilitySortPriority(3)
    _ = Text("x").accessibilityAction {}
    _ = Text("x").accessibilityAction(.escape) {}
    _ = Text("x").accessibilityAction(named: "x") {}
    _ = Text("x").accessibilityAction(named: Text("x")) {}
    _ = Text("x").accessibilityAction(named: str) {}
    _ = Text("x").accessibilityAction(action: {}, label: { Text("x") })
    _ = Text("x").accessibilityActions { Button("x") {} }
    _ = Text("x").accessibilityActions(category: .edit) { Button("x") {} }
    _ = Text("x").accessibilityAdjustableAction { d in
      switch d {
      case .increment: break
      case .decrement: break
      @unknown default: break
      }
    }
    _ = Text("x").accessibilityScrollAction { e in }
    _ = Text("x").accessibilityHeading(.h1)
    _ = Text("x").accessibilityInputLabels(["x"])
    _ = Text("x").accessibilityInputLabels([Text("x")])
    _ = Text("x").accessibilityRepresentation { Text("x") }
    _ = Text("x").accessibilityChildren { Text("x") }
    _ = Text("x").accessibilityCustomContent("x", "y")
    _ = Text("x").accessibilityCustomContent("x", "y", importance: .high)
    _ = Text("x").accessibilityCustomContent(Text("x"), Text("y"))
    _ = Text("x").accessibilityRespondsToUserInteraction()
    _ = Text("x").accessibilityShowsLargeContentViewer()
    _ = Text("x").accessibilityShowsLargeContentViewer { Text("x") }
    _ = Text("x").accessibilityIgnoresInvertColors()
    _ = Text("x").accessibilityTextContentType(.plain)
    _ = Text("x").accessibilityLinkedGroup(id: 1, in: ns)
    _ = Text("x").accessibilityLabeledPair(role: .label, id: 1, in: ns)
    _ = Text("x").accessibilityZoomAction { _ in }
    _ = Text("x").accessibilityDirectTouch()
    _ = Text("x").accessibilityActivationPoint(.center)
    _ = Text("x").accessibilityDragPoint(.center, description: "x")
    _ = Text("x").accessibilityDropPoint(.center, description: "x")
    _ = Text("x").accessibilityRotor("x", entries: [Thing()], entryLabel: \.name)
    _ = Text("x").accessibilityRotor(.headings) {}
    _ = Text("x").accessibilityDefaultFocus($af, true)
    _ = Text("x").accessibilityScrollStatus("x")
    _ = Text("x").accessibilityHint(LocalizedStringResource("x"))
    _ = Text("x").accessibility(label: Text("x"))
    _ = Text("x").accessibility(value: Text("x"))
    _ = Text("x").accessibility(hint: Text("x"))
    _ = Text("x").accessibility(identifier: "x")
    _ = Text("x").accessibility(hidden: true)
    _ = Text("x").accessibility(addTraits: .isButton)
    _ = Text("x").accessibility(removeTraits: .isButton)
    _ = Text("x").accessibility(sortPriority: 3)
    _ = Text("x").accessibility(inputLabels: [Text("x")])
    _ = Text("x").accessibility(activationPoint: .center)
    _ = Text("x").accessibility(selectionIdentifier: 3)
  }
}
extension GeometryProxy { var frame0: CGRect { frame(in: .global) } }
extension FocusedValues {
  var str1: String? {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }; struct K: FocusedValueKey { typealias Value = String }
}
extension ContainerValues { @Entry var cv: Int = 1 }
private class Watched: ObservableObject { @Published var x = 1 }
@Observable private class Observed { var x = 1; var s = "x" }
