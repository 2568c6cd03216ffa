import SwiftUI

// Layout, paint, motion, shapes and gestures in the forms that Apple documents: a form that is not here does not compile.

private struct EveryLook: View {
  @State var on = false
  @State var d = 0.3
  @State var n = 3
  @State var s = ""
  @Namespace var ns
  @GestureState var gs = CGSize.zero
  @GestureState(initialValue: false) var g2
  @GestureState(resetTransaction: Transaction(animation: .easeIn)) var g3 = CGSize.zero
  @GestureState(wrappedValue: 3, reset: { v, t in }) var g4: Int
  @ScaledMetric var sm: CGFloat = 3
  @ScaledMetric(relativeTo: .body) var sm2 = 3.0
  var body: some View { Text("x") }
  func layout() {
    _ = Text("x").frame(width: 3)
    _ = Text("x").frame(height: 3)
    _ = Text("x").frame(width: 3, height: 3)
    _ = Text("x").frame(width: 3, height: 3, alignment: .top)
    _ = Text("x").frame(maxWidth: .infinity)
    _ = Text("x").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    _ = Text("x").frame(minWidth: 3, idealWidth: 4, maxWidth: 5, minHeight: 3, idealHeight: 3, maxHeight: 4)
    _ = Text("x").frame(alignment: .top)
    _ = Text("x").frame(maxWidth: .infinity, alignment: .leading)
    _ = Text("x").frame(width: nil, height: 3)
    _ = Text("x").frame(minHeight: 3)
    _ = Text("x").frame(idealWidth: 3)
    _ = Text("x").padding()
    _ = Text("x").padding(3)
    _ = Text("x").padding(.horizontal)
    _ = Text("x").padding(.horizontal, 3)
    _ = Text("x").padding([.top, .leading], 3)
    _ = Text("x").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    _ = Text("x").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    _ = Text("x").padding(.all, nil)
    _ = Text("x").scenePadding()
    _ = Text("x").scenePadding(.horizontal)
    _ = Text("x").scenePadding(.minimum, edges: .all)
    _ = Text("x").safeAreaPadding()
    _ = Text("x").safeAreaPadding(3)
    _ = Text("x").safeAreaPadding(.top, 3)
    _ = Text("x").safeAreaPadding(EdgeInsets())
    _ = Text("x").safeAreaInset(edge: .bottom) { Text("x") }
    _ = Text("x").safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { Text("x") }
    _ = Text("x").safeAreaBar(edge: .bottom) { Text("x") }
    _ = Text("x").ignoresSafeArea()
    _ = Text("x").ignoresSafeArea(.keyboard)
    _ = Text("x").ignoresSafeArea(.all, edges: .top)
    _ = Text("x").ignoresSafeArea(edges: .bottom)
    _ = Text("x").ignoresSafeArea(.container, edges: [.top, .bottom])
    _ = Text("x").edgesIgnoringSafeArea(.all)
    _ = Text("x").offset(x: 3)
    _ = Text("x").offset(x: 1, y: 2)
    _ = Text("x").offset(CGSize.zero)
    _ = Text("x").offset(y: 3)
    _ = Text("x").offset(.init(width: 3, height: 4))
    _ = Text("x").position(x: 3, y: 3)
    _ = Text("x").position(.zero)
    _ = Text("x").position(CGPoint(x: 1, y: 2))
    _ = Text("x").zIndex(3)
    _ = Text("x").layoutPriority(3)
    _ = Text("x").fixedSize()
    _ = Text("x").fixedSize(horizontal: false, vertical: true)
    _ = Text("x").alignmentGuide(.leading) { d in d[.leading] }
    _ = Text("x").alignmentGuide(.top) { $0[VerticalAlignment.center] }
    _ = Text("x").alignmentGuide(.leading) { $0.width / 2 }
    _ = Text("x").alignmentGuide(.my) { $0[HorizontalAlignment.trailing] }
    _ = Text("x").coordinateSpace(name: "x")
    _ = Text("x").coordinateSpace(.named("x"))
    _ = Text("x").hidden()
    _ = Text("x").layoutDirectionBehavior(.fixed)
    _ = Text("x").geometryGroup()
    _ = Text("x").flipsForRightToLeftLayoutDirection(true)
    _ = Text("x").dynamicTypeSize(.large)
    _ = Text("x").dynamicTypeSize(...DynamicTypeSize.large)
    _ = Text("x").dynamicTypeSize(.small ... .large)
    _ = Text("x").layoutValue(key: Rank.self, value: 3)
    _ = Text("x").compositingGroup()
    _ = Text("x").drawingGroup()
    _ = Text("x").drawingGroup(opaque: true)
    _ = Text("x").background(Color.red)
    _ = Text("x").background(.red)
    _ = Text("x").background { Color.red }
    _ = Text("x").background(alignment: .top) { Color.red }
    _ = Text("x").background(Color.red, alignment: .top)
    _ = Text("x").background(.red, in: Capsule())
    _ = Text("x").background(in: Circle())
    _ = Text("x").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 3))
    _ = Text("x").background(.red, in: .rect(cornerRadius: 3))
    _ = Text("x").background(.red, ignoresSafeAreaEdges: .top)
    _ = Text("x").background(in: .capsule)
    _ = Text("x").background()
    _ = Text("x").background(Image("x"))
    _ = Text("x").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Text("x").background(.regularMaterial)
    _ = Text("x").background(RoundedRectangle(cornerRadius: 3).fill(.red))
    _ = Text("x").background(Circle().stroke())
    _ = Text("x").background(Color(.systemBackground))
    _ = Text("x").background(Color(UIColor.systemGray6))
    _ = Text("x").background(.ultraThinMaterial, in: .rect(cornerRadius: 3))
    _ = Text("x").background(.blue.gradient)
    _ = Text("x").background(.red.opacity(0.3))
    _ = Text("x").background(Gradient(colors: [.red, .blue]))
    _ = Text("x").background(.background)
    _ = Text("x").background(.background.secondary)
    _ = Text("x").background(on ? Color.red : Color.blue)
    _ = Text("x").background(on ? .red : .blue)
    _ = Text("x").background(.bar)
    _ = Text("x").background(.quaternary)
    _ = Text("x").background(.fill.tertiary)
    _ = Text("x").background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Text("x").background(.red, in: RoundedRectangle(cornerRadius: 3, style: .continuous))
    _ = Text("x").background(.tint)
    _ = Text("x").backgroundStyle(.red)
    _ = Text("x").background(.windowBackground)
    _ = Text("x").background(.thickMaterial.opacity(0.3))
    _ = Text("x").background(in: .rect, fillStyle: FillStyle())
    _ = Text("x").overlay(Color.red)
    _ = Text("x").overlay { Color.red }
    _ = Text("x").overlay(alignment: .top) { Text("x") }
    _ = Text("x").overlay(Text("x"), alignment: .top)
    _ = Text("x").overlay(.red)
    _ = Text("x").overlay(.red, in: Circle())
    _ = Text("x").overlay(RoundedRectangle(cornerRadius: 3).stroke(Color.red, lineWidth: 3))
    _ = Text("x").overlay(Circle().stroke(.red, lineWidth: 3))
    _ = Text("x").overlay(Circle().strokeBorder(.red, lineWidth: 3))
    _ = Text("x").overlay(Group { if on { Text("x") } })
    _ = Text("x").overlay(.ultraThinMaterial)
    _ = Text("x").overlay(Rectangle().frame(height: 3).foregroundColor(.red), alignment: .bottom)
    _ = Text("x").overlay(.red, ignoresSafeAreaEdges: .top)
    _ = Text("x").overlay(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Text("x").border(.red)
    _ = Text("x").border(Color.red, width: 3)
    _ = Text("x").border(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Text("x").cornerRadius(3)
    _ = Text("x").cornerRadius(3, antialiased: true)
    _ = Text("x").clipShape(Circle())
    _ = Text("x").clipShape(.rect(cornerRadius: 3))
    _ = Text("x").clipShape(.capsule)
    _ = Text("x").clipShape(RoundedRectangle(cornerRadius: 3), style: FillStyle(eoFill: true))
    _ = Text("x").clipShape(.rect(cornerRadii: .init(topLeading: 3, bottomLeading: 3)))
    _ = Text("x").clipShape(.rect(topLeadingRadius: 3, bottomTrailingRadius: 3))
    _ = Text("x").clipShape(UnevenRoundedRectangle(topLeadingRadius: 3, topTrailingRadius: 3))
    _ = Text("x").clipShape(.circle)
    _ = Text("x").clipped()
    _ = Text("x").clipped(antialiased: true)
    _ = Text("x").mask(Circle())
    _ = Text("x").mask { Circle() }
    _ = Text("x").mask(alignment: .top) { Text("x") }
    _ = Text("x").mask(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    _ = Text("x").contentShape(Rectangle())
    _ = Text("x").contentShape(.rect)
    _ = Text("x").contentShape(.interaction, Circle())
    _ = Text("x").contentShape([.contextMenuPreview, .hoverEffect], .rect(cornerRadius: 3))
    _ = Text("x").contentShape(Circle(), eoFill: true)
    _ = Text("x").clipShape(.buttonBorder)
    _ = Text("x").clipShape(on ? AnyShape(Circle()) : AnyShape(Rectangle()))
    _ = Text("x").clipShape(.containerRelative)
    _ = Text("x").clipShape(.ellipse)
    _ = Text("x").shadow(radius: 3)
    _ = Text("x").shadow(color: .red, radius: 3)
    _ = Text("x").shadow(color: .red, radius: 3, x: 1, y: 2)
    _ = Text("x").shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 3)
    _ = Text("x").shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.3), radius: 3)
    _ = Text("x").opacity(0.3)
    _ = Text("x").blur(radius: 3)
    _ = Text("x").blur(radius: 3, opaque: true)
    _ = Text("x").brightness(0.3)
    _ = Text("x").contrast(2)
    _ = Text("x").saturation(2)
    _ = Text("x").grayscale(1)
    _ = Text("x").hueRotation(.degrees(3))
    _ = Text("x").colorInvert()
    _ = Text("x").colorMultiply(.red)
    _ = Text("x").luminanceToAlpha()
    _ = Text("x").blendMode(.multiply)
    _ = Text("x").rotationEffect(.degrees(3))
    _ = Text("x").rotationEffect(.radians(3), anchor: .top)
    _ = Text("x").rotationEffect(Angle(degrees: 3))
    _ = Text("x").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
    _ = Text("x").rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    _ = Text("x").scaleEffect(3)
    _ = Text("x").scaleEffect(x: 1, y: 2)
    _ = Text("x").scaleEffect(3, anchor: .top)
    _ = Text("x").scaleEffect(CGSize(width: 1, height: 2))
    _ = Text("x").scaleEffect(on ? 1.2 : 1)
    _ = Text("x").scaleEffect(.init(width: 3, height: 3), anchor: .center)
    _ = Text("x").transformEffect(.identity)
    _ = Text("x").transformEffect(CGAffineTransform(translationX: 3, y: 3))
    _ = Text("x").projectionEffect(ProjectionTransform())
    _ = Text("x").colorEffect(ShaderLibrary.foo())
    _ = Text("x").distortionEffect(ShaderLibrary.foo(.float(3)), maxSampleOffset: .zero)
    _ = Text("x").layerEffect(ShaderLibrary.foo(.color(.red), .boundingRect), maxSampleOffset: .zero)
    _ = Text("x").foregroundColor(.red)
    _ = Text("x").foregroundStyle(.red)
    _ = Text("x").foregroundStyle(.secondary)
    _ = Text("x").foregroundStyle(.red, .blue)
    _ = Text("x").foregroundStyle(.red, .blue, .green)
    _ = Text("x").foregroundStyle(Color.red.gradient)
    _ = Text("x").foregroundStyle(.tint)
    _ = Text("x").foregroundStyle(.primary)
    _ = Text("x").foregroundStyle(.tertiary)
    _ = Text("x").foregroundStyle(.quaternary)
    _ = Text("x").foregroundStyle(.quinary)
    _ = Text("x").foregroundStyle(.placeholder)
    _ = Text("x").foregroundStyle(.separator)
    _ = Text("x").foregroundStyle(.link)
    _ = Text("x").foregroundStyle(on ? .red : .blue)
    _ = Text("x").foregroundStyle(on ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
    _ = Text("x").foregroundStyle(on ? Color.red : Color.secondary)
    _ = Text("x").foregroundStyle(.selection)
    _ = Text("x").foregroundStyle(.red.secondary)
    _ = Text("x").foregroundStyle(.foreground)
    _ = Text("x").foregroundStyle(.image(Image("x")))
    _ = Text("x").foregroundStyle(.shadow(.inner(radius: 3)))
    _ = Text("x").foregroundStyle(.red.shadow(.drop(color: .red, radius: 3, x: 1, y: 2)))
    _ = Text("x").foregroundStyle(.conicGradient(colors: [.red], center: .center))
    _ = Text("x").foregroundStyle(
      .angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(3)))
    _ = Text("x").foregroundStyle(.radialGradient(colors: [.red], center: .center, startRadius: 3, endRadius: 4))
    _ = Text("x").foregroundStyle(.ellipticalGradient(colors: [.red]))
    _ = Text("x").foregroundStyle(.linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    _ = Text("x").foregroundStyle(
      .linearGradient(stops: [.init(color: .red, location: 3)], startPoint: .leading, endPoint: .trailing))
    _ = Text("x").foregroundStyle(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .green]))
    _ = Text("x").foregroundStyle(Color("x"))
    _ = Text("x").foregroundStyle(.white.opacity(0.3))
    _ = Text("x").foregroundStyle(HierarchicalShapeStyle.secondary)
    _ = Text("x").foregroundStyle(.background)
    _ = Text("x").foregroundStyle(.ultraThinMaterial)
    _ = Text("x").foregroundStyle(.blendMode(.multiply))
    _ = Text("x").foregroundStyle(.opacity(0.3))
    _ = Text("x").tint(.red)
    _ = Text("x").tint(nil as Color?)
    _ = Text("x").tint(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Text("x").accentColor(.red)
    _ = Text("x").font(.title)
    _ = Text("x").font(.system(size: 3))
    _ = Text("x").font(.system(size: 3, weight: .bold))
    _ = Text("x").font(.system(size: 3, weight: .bold, design: .rounded))
    _ = Text("x").font(.system(.title, design: .rounded))
    _ = Text("x").font(.system(.title, design: .serif, weight: .bold))
    _ = Text("x").font(.custom("x", size: 3))
    _ = Text("x").font(.custom("x", size: 3, relativeTo: .body))
    _ = Text("x").font(.custom("x", fixedSize: 3))
    _ = Text("x").font(.title.bold())
    _ = Text("x").font(.title.weight(.heavy).italic())
    _ = Text("x").font(.body.monospaced())
    _ = Text("x").font(.body.monospacedDigit())
    _ = Text("x").font(.title3.leading(.tight))
    _ = Text("x").font(.body.smallCaps())
    _ = Text("x").font(Font.system(size: 3))
    _ = Text("x").font(Font(UIFont.systemFont(ofSize: 3)))
    _ = Text("x").font(.largeTitle.width(.expanded))
    _ = Text("x").font(.system(size: 3, design: .monospaced))
    _ = Text("x").font(.system(.body))
    _ = Text("x").font(.caption2.lowercaseSmallCaps().uppercaseSmallCaps())
    _ = Text("x").font(.body.bold(on))
    _ = Text("x").font(.body.pointSize(3))
    _ = Text("x").font(.body.scaled(by: 2))
    _ = Text("x").font(.system(size: 3).weight(on ? .bold : .regular))
    _ = Text("x").fontWeight(on ? .bold : .regular)
    _ = Text("x").fontDesign(.serif)
    _ = Text("x").fontWidth(.condensed)
    _ = Text("x").bold()
    _ = Text("x").italic()
    _ = Text("x").monospaced()
    _ = Text("x").underline()
    _ = Text("x").strikethrough(on)
    _ = Text("x").kerning(3)
    _ = Text("x").tracking(3)
    _ = Text("x").baselineOffset(3)
    _ = Text("x").textScale(.secondary)
    _ = Text("x").preferredColorScheme(.dark)
    _ = Text("x").preferredColorScheme(nil)
    _ = Text("x").colorScheme(.dark)
    _ = Text("x").disabled(true)
    _ = Text("x").allowsHitTesting(false)
    _ = Text("x").labelsHidden()
    _ = Text("x").controlSize(.small)
    _ = Text("x").buttonStyle(.plain)
    _ = Text("x").statusBar(hidden: true)
    _ = Text("x").statusBarHidden()
    _ = Text("x").persistentSystemOverlays(.hidden)
    _ = Text("x").previewDisplayName("x")
    _ = Text("x").previewDevice("x")
    _ = Text("x").previewDevice(PreviewDevice(rawValue: "x"))
    _ = Text("x").previewLayout(.sizeThatFits)
    _ = Text("x").previewLayout(.fixed(width: 3, height: 3))
    _ = Text("x").previewInterfaceOrientation(.landscapeLeft)
    _ = Text("x").colorMultiply(.red)
    _ = Text("x").symbolVariant(.fill)
    _ = Text("x").imageScale(.small)
    _ = Text("x").headerProminence(.increased)
    _ = Text("x").allowedDynamicRange(.high)
    _ = Text("x").menuIndicator(.hidden)
    _ = Text("x").glassEffect()
    _ = Text("x").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 3))
    _ = Text("x").glassEffect(in: .capsule)
    _ = Text("x").glassEffectID("x", in: ns)
    _ = Text("x").backgroundExtensionEffect()
    _ = Text("x").handlesExternalEvents(preferring: [], allowing: [])
    _ = Text("x").speechAnnouncementsQueued()
    _ = Text("x").typesettingLanguage(.init(languageCode: .english))
    _ = Text("x").writingToolsBehavior(.disabled)
    _ = Text("x").materialActiveAppearance(.active)
    _ = Text("x").writingDirection(strategy: .contentBased)
    _ = Text("x").modifierKeyAlternate(.option) { Text("x") }
    _ = Text("x").keyboardType(.decimalPad)
    _ = Text("x").keyboardType(.emailAddress)
    _ = Text("x").textContentType(.username)
    _ = Text("x").textContentType(.oneTimeCode)
    _ = Text("x").textContentType(nil)
    _ = Text("x").contentTransition(.numericText())
    _ = Text("x").contentTransition(.numericText(value: 3))
    _ = Text("x").contentTransition(.numericText(countsDown: true))
    _ = Text("x").contentTransition(.opacity)
    _ = Text("x").contentTransition(.interpolate)
    _ = Text("x").contentTransition(.identity)
    _ = Text("x").matchedGeometryEffect(id: 1, in: ns)
    _ = Text("x").matchedGeometryEffect(id: "x", in: ns, properties: .position, anchor: .top, isSource: on)
    _ = Text("x").animation(.easeIn, value: n)
    _ = Text("x").animation(.easeIn)
    _ = Text("x").animation(nil, value: n)
    _ = Text("x").animation(.spring()) { $0.opacity(0.3) }
    _ = Text("x").animation(.default.delay(3).speed(2).repeatForever(autoreverses: true).repeatCount(3), value: on)
    _ = Text("x").transaction { $0.animation = nil }
    _ = Text("x").transaction(value: n) { t in t.disablesAnimations = true }
    _ = Text("x").transaction { t in
      t.animation = .easeIn
    } body: {
      $0.opacity(1)
    }
    _ = Text("x").transition(.opacity)
    _ = Text("x").transition(.move(edge: .top).combined(with: .opacity))
    _ = Text("x").transition(.asymmetric(insertion: .scale, removal: .slide))
    _ = Text("x").transition(.scale(scale: 3, anchor: .top))
    _ = Text("x").transition(.offset(x: 3, y: 3))
    _ = Text("x").transition(.push(from: .top))
    _ = Text("x").transition(.blurReplace)
    _ = Text("x").transition(.blurReplace(.upUp))
    _ = Text("x").transition(OwnTransition())
    _ = Text("x").transition(.opacity.animation(.easeIn))
    _ = Text("x").transition(AnyTransition.opacity)
    _ = Text("x").transition(.modifier(active: Faded(x: 1), identity: Faded(x: 0)))
    _ = Text("x").transition(.identity)
    _ = Text("x").transition(.symbolEffect)
    _ = Text("x").transition(AnyTransition(OwnTransition()))
    _ = Text("x").transition(.move(edge: .leading))
    _ = Text("x").transition(.slide.combined(with: .opacity))
    _ = Text("x").phaseAnimator([1, 2]) { c, p in c.opacity(Double(p)) }
    _ = Text("x").phaseAnimator([1, 2], trigger: n) { c, p in
      c
    } animation: { p in
      .easeIn
    }
    _ = Text("x").keyframeAnimator(initialValue: 0.3) { c, v in
      c.opacity(v)
    } keyframes: { v in
      LinearKeyframe(3, duration: 1); CubicKeyframe(3, duration: 3)
    }
    _ = Text("x").keyframeAnimator(initialValue: Moved(), trigger: n) { c, v in
      c.scaleEffect(v.s)
    } keyframes: { v in
      KeyframeTrack(\.s) {
        SpringKeyframe(3, duration: 1, spring: .bouncy); MoveKeyframe(3)
      }; KeyframeTrack(\.a) { LinearKeyframe(.degrees(3), duration: 1, timingCurve: .easeIn) }
    }
    _ = Text("x").keyframeAnimator(initialValue: Moved(), repeating: true) { c, v in
      c
    } keyframes: { _ in
      KeyframeTrack(\.s) { LinearKeyframe(3, duration: 1) }
    }
  }
  func anim() {
    withAnimation { n += 1 }; withAnimation(.easeIn) { n += 1 }
    withAnimation(.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0)) { n = 1 }
    withAnimation(.easeIn(duration: 1), completionCriteria: .logicallyComplete) {
      n = 1
    } completion: {
    }
    withAnimation(.bouncy) {
      n = 2
    } completion: {
      n = 1
    }; withTransaction(Transaction(animation: .easeIn)) { n = 1 }; withTransaction(\.disablesAnimations, true) { n = 1 }
    let r = withAnimation { 3 }
    _ = r
    _ = [
      Animation.easeIn, .easeOut, .easeInOut, .linear, .default, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
      .interpolatingSpring,
    ]
    _ = Animation.easeIn(duration: 1).delay(1)
    _ = Animation.timingCurve(0, 0, 1, 1)
    _ = Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 3)
    _ = Animation.timingCurve(UnitCurve.easeIn, duration: 3)
    _ = Animation.interpolatingSpring(stiffness: 3, damping: 3)
    _ = Animation.interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 1)
    _ = Animation.interpolatingSpring(duration: 1, bounce: 0.3)
    _ = Animation.interpolatingSpring(.bouncy, initialVelocity: 3)
    _ = Animation.spring(duration: 1, bounce: 0.3)
    _ = Animation.spring(.bouncy(duration: 3))
    _ = Animation.spring(Spring(mass: 1, stiffness: 2, damping: 3))
    _ = Animation.bouncy(duration: 3, extraBounce: 0.3)
    _ = Animation.snappy(duration: 3)
    _ = Animation.smooth(duration: 3, extraBounce: 0.1)
    _ = Animation.interactiveSpring(response: 1, dampingFraction: 1, blendDuration: 1)
    _ = Animation.interactiveSpring(duration: 3, extraBounce: 3)
    _ = Animation(OwnAnimation())
    _ = Animation.linear(duration: 3).repeatForever()
    _ = Animation.easeIn.repeatForever(autoreverses: false)
    _ = Animation.easeIn.logicallyComplete(after: 3)
    _ = Animation.spring(dampingFraction: 0.3)
    _ = Animation.spring(response: 3)
    _ = Animation.linear(duration: 3).base
    var t = Transaction(); t.addAnimationCompletion {}; t.addAnimationCompletion(criteria: .removed) {}
    t.isContinuous = true; t.tracksVelocity = true; t.scrollPositionUpdatePreservesVelocity = true
    t.scrollContentOffsetAdjustmentBehavior = .automatic
    _ = Spring(duration: 1, bounce: 0.3).value(target: 3.0, time: 1)
    _ = Spring(response: 3, dampingRatio: 3)
    _ = Spring.snappy.settlingDuration
    _ = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .topLeading).value(at: 0.3)
    _ = AnimatablePair(1.0, 2.0)
    _ = KeyframeTimeline(initialValue: 0.3) { LinearKeyframe(3, duration: 3) }.value(time: 3)
  }
  struct OwnAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time > 1 ? nil : value.scaled(by: time)
    }
  }
  struct Moved { var s = 1.0; var a = Angle.zero }
  struct OwnTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.value).rotationEffect(
        phase == .willAppear ? .degrees(3) : .zero)
    }
  }
  struct Faded: ViewModifier { var x: Double; func body(content: Content) -> some View { content.opacity(x) } }
  struct Rank: LayoutValueKey { static let defaultValue = 3 }
  func colors() {
    _ = [
      Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
      .black, .clear, .primary, .secondary, .accentColor,
    ]
    _ = Color("x")
    _ = Color("x", bundle: .main)
    _ = Color(red: 1, green: 0, blue: 0)
    _ = Color(red: 1, green: 0, blue: 0, opacity: 0.3)
    _ = Color(.sRGB, red: 1, green: 0, blue: 0)
    _ = Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.3)
    _ = Color(white: 0.3)
    _ = Color(white: 0.3, opacity: 0.2)
    _ = Color(.sRGB, white: 0.3, opacity: 1)
    _ = Color(hue: 0.3, saturation: 0.3, brightness: 0.3)
    _ = Color(hue: 0.3, saturation: 0.3, brightness: 0.3, opacity: 0.3)
    _ = Color(UIColor.red)
    _ = Color(uiColor: .red)
    _ = Color(uiColor: .systemBackground)
    _ = Color(.systemGray5)
    _ = Color(.label)
    _ = Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    _ = Color(CGColor(gray: 0.3, alpha: 0.3))
    _ = Color(ColorResource(name: "x", bundle: .main))
    _ = Color.red.opacity(0.3)
    _ = Color.red.gradient
    _ = Color.red.mix(with: .blue, by: 0.3)
    _ = Color.red.mix(with: .blue, by: 0.3, in: .perceptual)
    _ = Color.red.cgColor
    _ = Color.red.resolve(in: EnvironmentValues()).red
    _ = Color(Color.Resolved(red: 1, green: 0, blue: 0))
    _ = Color.Resolved(colorSpace: .sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    _ = Color.red.description
    _ = Color.red == .blue
    _ = Color.red.headroom(3)
    _ = Color.red.exposureAdjust(3)
    _ = Color.RGBColorSpace.sRGBLinear
    _ = Color.init(red: 1 / 255, green: 3.0 / 255, blue: 3.0 / 255.0)
    _ = UIColor(Color.red).cgColor.components ?? []
    _ = Color.red.hashValue
    _ = Color(.red)
    _ = Color(.systemRed)
    _ = Color(uiColor: UIColor { t in t.userInterfaceStyle == .dark ? .red : .blue })
    _ = Color("x").opacity(on ? 0.3 : 1)
    _ = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    _ = LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .topLeading, endPoint: .bottomTrailing)
    _ = LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .top,
      endPoint: .bottom)
    _ = LinearGradient(gradient: .init(colors: [.red]), startPoint: UnitPoint(x: 0, y: 0), endPoint: .init(x: 1, y: 1))
    _ = RadialGradient(colors: [.red], center: .center, startRadius: 3, endRadius: 4)
    _ = RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 3, endRadius: 4)
    _ = RadialGradient(stops: [], center: .center, startRadius: 3, endRadius: 4)
    _ = AngularGradient(colors: [.red], center: .center)
    _ = AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(3))
    _ = AngularGradient(gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .degrees(3))
    _ = AngularGradient(stops: [], center: .center, startAngle: .zero, endAngle: .zero)
    _ = AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .zero)
    _ = AngularGradient(colors: [.red], center: .center, angle: .zero)
    _ = EllipticalGradient(colors: [.red])
    _ = EllipticalGradient(colors: [.red], center: .center, startRadiusFraction: 0, endRadiusFraction: 1)
    _ = EllipticalGradient(gradient: Gradient(colors: [.red]))
    _ = Gradient(stops: []).stops
    _ = Gradient(colors: [.red]).colorSpace(.perceptual)
    _ = MeshGradient(
      width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
      colors: [.red, .red, .red, .red], background: .red, smoothsColors: true, colorSpace: .device)
    _ = AnyGradient(Gradient(colors: [.red])).opacity(0.3)
    _ = ImagePaint(image: Image("x"), sourceRect: .zero, scale: 3)
    _ = ForegroundStyle()
    _ = BackgroundStyle()
    _ = TintShapeStyle()
    _ = SeparatorShapeStyle()
    _ = Material.regular
    _ = Gradient.Stop(color: .red, location: 0.3).color
  }
  func shapes() {
    _ = Rectangle()
    _ = RoundedRectangle(cornerRadius: 3)
    _ = RoundedRectangle(cornerRadius: 3, style: .continuous)
    _ = RoundedRectangle(cornerSize: CGSize(width: 3, height: 3), style: .circular)
    _ = Circle()
    _ = Ellipse()
    _ = Capsule()
    _ = Capsule(style: .circular)
    _ = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(topLeading: 3, bottomLeading: 3, bottomTrailing: 3, topTrailing: 3))
    _ = UnevenRoundedRectangle(
      topLeadingRadius: 3, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 3, style: .continuous)
    _ = ContainerRelativeShape()
    _ = AnyShape(Circle())
    _ = Circle().fill(.red)
    _ = Circle().fill(Color.red)
    _ = Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: true))
    _ = Circle().fill()
    _ = Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Circle().stroke()
    _ = Circle().stroke(.red)
    _ = Circle().stroke(Color.red, lineWidth: 3)
    _ = Circle().stroke(lineWidth: 3)
    _ = Circle().stroke(
      style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 3, dash: [1], dashPhase: 3))
    _ = Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [1, 2]))
    _ = Circle().stroke(.red, lineWidth: 3, antialiased: true)
    _ = Circle().strokeBorder(.red)
    _ = Circle().strokeBorder(lineWidth: 3)
    _ = Circle().strokeBorder(Color.red, lineWidth: 3)
    _ = Circle().strokeBorder(.red, style: StrokeStyle(), antialiased: true)
    _ = Circle().strokeBorder(style: StrokeStyle())
    _ = Circle().trim(from: 0, to: 0.3).stroke(.red, style: .init(lineWidth: 3)).rotationEffect(.degrees(3))
    _ = Circle().inset(by: 3).stroke(.red)
    _ = Circle().scale(3).fill(.red)
    _ = Circle().scale(x: 1, y: 2, anchor: .center)
    _ = Circle().rotation(.degrees(3)).fill()
    _ = Circle().rotation(.degrees(3), anchor: .top)
    _ = Circle().offset(x: 3, y: 3).fill(.red)
    _ = Circle().offset(CGPoint.zero)
    _ = Circle().size(width: 3, height: 3).fill()
    _ = Circle().size(CGSize.zero)
    _ = Circle().size(width: 3, height: 3, anchor: .center)
    _ = Circle().transform(.identity)
    _ = Circle().union(Rectangle())
    _ = Circle().subtracting(Rectangle()).fill(.red)
    _ = Circle().intersection(Rectangle())
    _ = Circle().symmetricDifference(Rectangle())
    _ = Circle().lineIntersection(Rectangle())
    _ = Circle().lineSubtraction(Rectangle())
    _ = Circle().fill(.red).stroke(.blue, lineWidth: 3)
    _ = Circle().fill(.red).strokeBorder(.blue)
    _ = Circle().stroke(.red).fill(.blue)
    _ = Circle().path(in: .zero)
    _ = Circle().sizeThatFits(.unspecified)
    _ = Circle.role
    _ = RoundedRectangle(cornerRadius: 3).cornerSize
    _ = Rectangle().fill(.red.gradient)
    _ = Circle().fill(on ? .red : .blue)
    _ = Circle().fill(on ? Color.red : .clear).frame(width: 3)
    _ = Circle().foregroundColor(.red)
    _ = ConcentricRectangle()
    _ = ConcentricRectangle(corners: .concentric, isUniform: true)
    var p = Path(); p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 2)); p.addLines([.zero]); p.addRect(.zero)
    p.addRects([.zero]); p.addEllipse(in: .zero)
    p.addArc(center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(3), clockwise: true)
    p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
    p.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .zero)
    p.addQuadCurve(to: .zero, control: .zero); p.addCurve(to: .zero, control1: .zero, control2: .zero)
    p.addRoundedRect(in: .zero, cornerSize: .zero)
    p.addRoundedRect(in: .zero, cornerRadii: .init(topLeading: 3), style: .continuous); p.addPath(Path())
    p.addPath(Path(), transform: .identity); p.closeSubpath()
    _ = p.trimmedPath(from: 0, to: 1)
    _ = p.strokedPath(StrokeStyle())
    _ = p.boundingRect
    _ = p.currentPoint
    _ = p.isEmpty
    _ = p.contains(.zero)
    _ = p.contains(.zero, eoFill: true)
    _ = p.applying(.identity)
    _ = p.offsetBy(dx: 1, dy: 2)
    _ = p.cgPath
    _ = p.description
    p.forEach { e in
      switch e {
      case .move(to: let q): print(q)
      case .line(to: let q): print(q)
      case .quadCurve(to: let a, control: let b): print(a, b)
      case .curve(to: _, control1: _, control2: _): break
      case .closeSubpath: break
      }
    }
    _ = Path { p in p.move(to: .zero) }
    _ = Path(CGRect.zero)
    _ = Path(ellipseIn: .zero)
    _ = Path(roundedRect: .zero, cornerRadius: 3)
    _ = Path(roundedRect: .zero, cornerSize: .zero, style: .continuous)
    _ = Path(roundedRect: .zero, cornerRadii: .init())
    _ = Path("0 0 m")
    _ = Path(UIBezierPath().cgPath)
    _ = Path(CGMutablePath())
    _ = p.normalized()
    _ = p.union(p)
    _ = p.intersection(p, eoFill: true)
    _ = p.subtracting(p)
    _ = p.symmetricDifference(p)
    _ = p.lineIntersection(p)
    _ = p.lineSubtraction(p)
    _ = Path { $0.addRect(.zero) }.stroke(Color.red, lineWidth: 3)
    _ = p.fill(.red)
  }
  func gestures() {
    _ = TapGesture().onEnded {}
    _ = TapGesture(count: 2).onEnded { _ in }
    _ = SpatialTapGesture().onEnded { v in print(v.location) }
    _ = SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { _ in }
    _ = LongPressGesture().onEnded { _ in }
    _ = LongPressGesture(minimumDuration: 3, maximumDistance: 3).onChanged { v in }.onEnded { v in }
    _ = LongPressGesture(minimumDuration: 3).updating($g2) { v, s, t in s = v }
    _ = DragGesture().onChanged { v in
      print(
        v.translation.width, v.location, v.startLocation, v.predictedEndLocation, v.predictedEndTranslation, v.time,
        v.velocity.width)
    }.onEnded { v in }
    _ = DragGesture(minimumDistance: 0).updating($gs) { v, s, t in s = v.translation }
    _ = DragGesture(minimumDistance: 0, coordinateSpace: .global)
    _ = DragGesture(coordinateSpace: .named("x"))
    _ = DragGesture(minimumDistance: 3, coordinateSpace: .local).updating($gs) { v, s, _ in s = v.translation }.onEnded
    { _ in }
    _ = MagnificationGesture().onChanged { v in d = Double(v) }
    _ = MagnifyGesture().onChanged { v in print(v.magnification, v.velocity, v.startAnchor, v.startLocation, v.time) }
    _ = MagnifyGesture(minimumScaleDelta: 3)
    _ = MagnificationGesture(minimumScaleDelta: 3)
    _ = RotationGesture().onChanged { a in print(a.degrees) }
    _ = RotateGesture().onChanged { v in print(v.rotation.degrees, v.velocity, v.startAnchor) }
    _ = RotateGesture(minimumAngleDelta: .degrees(3))
    _ = TapGesture().simultaneously(with: TapGesture())
    _ = LongPressGesture().sequenced(before: DragGesture()).onEnded { v in
      switch v {
      case .first(true): break
      case .second(true, let d): print(d?.translation ?? .zero)
      default: break
      }
    }
    _ = TapGesture().exclusively(before: TapGesture(count: 2)).onEnded { v in
      switch v {
      case .first: break
      case .second: break
      }
    }
    _ = SimultaneousGesture(MagnificationGesture(), RotationGesture()).onChanged { v in
      print(v.first ?? 1, v.second ?? .zero)
    }
    _ = SequenceGesture(LongPressGesture(), DragGesture())
    _ = ExclusiveGesture(TapGesture(), TapGesture())
    _ = AnyGesture(TapGesture().map { _ in 3 })
    _ = TapGesture().modifiers(.command)
    _ = TapGesture().map { 3 }.onEnded { print($0) }
    _ = HoverPhase.ended
    _ = GestureMask.all
    _ = WindowDragGesture()
    _ = DragGesture().onEnded { (v: DragGesture.Value) in }
    _ = EventModifiers.command
  }
}
extension HorizontalAlignment {
  struct MyA: AlignmentID {
    static func defaultValue(in c: ViewDimensions) -> CGFloat { c[HorizontalAlignment.center] }
  }; static let my = HorizontalAlignment(MyA.self)
}
