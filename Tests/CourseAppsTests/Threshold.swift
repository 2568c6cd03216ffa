import SwiftUI
import Combine

// A welcome in pages with a moving ground, and a form that says what is wrong with it.

struct WelcomeSlide: Identifiable {
  let id: Int
  let title, text, symbol: String
  let colors: [Color]
  static let all = [
    WelcomeSlide(
      id: 0, title: "Find your people",
      text: "Neighbours who lend ladders, walk dogs and know where the good plums are.", symbol: "person.3.fill",
      colors: [.purple, .blue]),
    WelcomeSlide(
      id: 1, title: "Lend and borrow", text: "A drill is used for twelve minutes in its life. Let it live a little.",
      symbol: "hammer.fill", colors: [.orange, .pink]),
    WelcomeSlide(
      id: 2, title: "Stay safe", text: "Everybody is known by somebody. Nobody is known by everybody.",
      symbol: "lock.shield.fill", colors: [.green, .teal]),
  ]
}

struct Blob: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: 0, y: rect.height * (0.7 + 0.1 * sin(phase))))
      p.addCurve(
        to: CGPoint(x: rect.width, y: rect.height * (0.8 + 0.1 * cos(phase))),
        control1: CGPoint(x: rect.width * 0.35, y: rect.height * (1.1 + 0.1 * sin(phase))),
        control2: CGPoint(x: rect.width * 0.7, y: rect.height * (0.55 + 0.1 * cos(phase))))
      p.addLine(to: CGPoint(x: rect.width, y: 0))
      p.addLine(to: .zero)
      p.closeSubpath()
    }
  }
}

struct OnboardingView: View {
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @State private var page = 0
  @State private var phase = 0.0

  var body: some View {
    ZStack(alignment: .top) {
      Blob(phase: phase)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: WelcomeSlide.all[page].colors), startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .frame(height: 460)
        .ignoresSafeArea()
        .onAppear { withAnimation(.linear(duration: 6).repeatForever(autoreverses: false)) { phase = .pi * 2 } }
      VStack {
        TabView(selection: $page.animation(.spring())) {
          ForEach(WelcomeSlide.all) { slide in WelcomeSlideView(slide: slide).tag(slide.id) }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        HStack(spacing: 8) {
          ForEach(WelcomeSlide.all.indices, id: \.self) { i in
            Capsule()
              .fill(i == page ? Color.accentColor : Color.gray.opacity(0.4))
              .frame(width: i == page ? 24 : 8, height: 8)
              .onTapGesture { withAnimation { page = i } }
          }
        }
        .padding()
        Button(action: next) {
          HStack {
            Text(page == WelcomeSlide.all.count - 1 ? "Get started" : "Next").fontWeight(.semibold)
            Image(systemName: "arrow.right")
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 16)
          .foregroundColor(.white)
          .background(LinearGradient(colors: WelcomeSlide.all[page].colors, startPoint: .leading, endPoint: .trailing))
          .cornerRadius(14)
          .shadow(color: (WelcomeSlide.all[page].colors.last ?? .clear).opacity(0.4), radius: 10, x: 0, y: 6)
        }
        .padding(.horizontal, 24)
        Button("Skip") { hasOnboarded = true }
          .font(.footnote)
          .foregroundColor(.secondary)
          .padding(.vertical)
          .opacity(page == WelcomeSlide.all.count - 1 ? 0 : 1)
      }
    }
  }

  private func next() {
    if page < WelcomeSlide.all.count - 1 { withAnimation { page += 1 } } else { hasOnboarded = true }
  }
}

struct WelcomeSlideView: View {
  let slide: WelcomeSlide
  @State private var shown = false
  var body: some View {
    GeometryReader { geo in
      VStack(spacing: 24) {
        Image(systemName: slide.symbol)
          .resizable().scaledToFit()
          .frame(width: geo.size.width * 0.4, height: geo.size.width * 0.4)
          .foregroundColor(.white)
          .rotation3DEffect(.degrees(Double(geo.frame(in: .global).minX) / 8), axis: (x: 0, y: 1, z: 0))
          .padding(.top, 80)
        Spacer()
        Text(slide.title).font(.largeTitle.weight(.heavy)).multilineTextAlignment(.center)
        Text(slide.text).font(.body).foregroundColor(.secondary).multilineTextAlignment(.center).padding(
          .horizontal, 32
        )
        .offset(y: shown ? 0 : 30).opacity(shown ? 1 : 0)
        .animation(Animation.easeOut(duration: 0.5).delay(0.2), value: shown)
      }
      .frame(width: geo.size.width, height: geo.size.height)
    }
    .onAppear { shown = true }
    .onDisappear { shown = false }
  }
}

class SignUpModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var again = ""
  @Published private(set) var problems: [String] = []
  @Published private(set) var isValid = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    let emailIsValid = $email.debounce(for: 0.2, scheduler: DispatchQueue.main).removeDuplicates().map { text in
      NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}").evaluate(with: text)
    }
    let passwordIsStrong = $password.map { $0.count >= 8 && $0.rangeOfCharacter(from: .decimalDigits) != nil }
    let passwordsMatch = Publishers.CombineLatest($password, $again).map { $0 == $1 && !$0.isEmpty }
    Publishers.CombineLatest3(emailIsValid, passwordIsStrong, passwordsMatch)
      .map { email, strong, match in
        [
          email ? nil : "Enter a valid address", strong ? nil : "At least 8 characters and a digit",
          match ? nil : "The passwords differ",
        ].compactMap { $0 }
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in
        self?.problems = $0; self?.isValid = $0.isEmpty
      }
      .store(in: &cancellables)
  }
}

struct SignUpView: View {
  @StateObject private var model = SignUpModel()
  @State private var hidden = true
  @State private var agreed = false
  @State private var welcome = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Create\naccount").font(.system(size: 44, weight: .black, design: .serif)).padding(.top, 40)
        LinedField(icon: "envelope", placeholder: "Email", text: $model.email).keyboardType(.emailAddress)
          .autocapitalization(.none).textContentType(.emailAddress)
        HStack {
          LinedField(icon: "lock", placeholder: "Password", text: $model.password, isSecure: hidden)
          Button {
            hidden.toggle()
          } label: {
            Image(systemName: hidden ? "eye.slash" : "eye")
          }.accessibilityLabel("Show password")
        }
        LinedField(icon: "lock.rotation", placeholder: "Once more", text: $model.again, isSecure: true)
        ForEach(model.problems, id: \.self) { problem in
          Label(problem, systemImage: "exclamationmark.circle").font(.caption).foregroundColor(.red)
        }
        Toggle(isOn: $agreed) { Text("I agree to the [terms](https://example.com/terms)").font(.footnote) }
          .toggleStyle(CheckboxStyle())
        Button("Sign up") { welcome = true }
          .buttonStyle(GradientButton())
          .disabled(!model.isValid || !agreed)
        HStack {
          VStack { Divider() }; Text("or").font(.caption).foregroundColor(.secondary); VStack { Divider() }
        }
        Button {
        } label: {
          Label("Continue with a passkey", systemImage: "person.badge.key.fill").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered).controlSize(.large).tint(.primary)
      }
      .padding(24)
    }
    .alert("Welcome!", isPresented: $welcome, actions: {})
  }
}

struct LinedField: View {
  let icon: String
  let placeholder: LocalizedStringKey
  @Binding var text: String
  var isSecure = false
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Image(systemName: icon).frame(width: 24).foregroundColor(.secondary)
        if isSecure { SecureField(placeholder, text: $text) } else { TextField(placeholder, text: $text) }
      }
      Rectangle().frame(height: 1).foregroundColor(text.isEmpty ? Color(.separator) : .accentColor)
    }
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundColor(configuration.isOn ? .accentColor : .secondary)
        .onTapGesture { configuration.isOn.toggle() }
        .accessibilityLabel("Agree")
      configuration.label
    }
  }
}

struct GradientButton: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.headline).foregroundColor(.white).frame(maxWidth: .infinity).frame(height: 54)
      .background(
        RoundedRectangle(cornerRadius: 16, style: .continuous).fill(
          isEnabled
            ? AnyShapeStyle(LinearGradient(colors: [.purple, .blue], startPoint: .leading, endPoint: .trailing))
            : AnyShapeStyle(Color.gray)))
  }
}
