// Registration with validation by Combine, and styles of its own for fields, toggles and buttons.
import Combine
import SwiftUI

enum Enrolment {
  final class RegistrationViewModel: ObservableObject {
    // input
    @Published var username = ""
    @Published var email = ""
    @Published var password = ""
    @Published var passwordAgain = ""
    @Published var birthday = Date(timeIntervalSince1970: 946_684_800)
    @Published var acceptsTerms = false
    // output
    @Published var usernameMessage = ""
    @Published var passwordMessage = ""
    @Published var isValid = false
    private var cancellableSet: Set<AnyCancellable> = []

    enum PasswordCheck { case valid, empty, noMatch, notStrongEnough }

    private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
      $username.debounce(for: 0.2, scheduler: DispatchQueue.main).removeDuplicates().map { $0.count >= 3 }
        .eraseToAnyPublisher()
    }
    private var isPasswordEmptyPublisher: AnyPublisher<Bool, Never> {
      $password.debounce(for: 0.2, scheduler: DispatchQueue.main).removeDuplicates().map { $0 == "" }
        .eraseToAnyPublisher()
    }
    private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
      Publishers.CombineLatest($password, $passwordAgain).debounce(
        for: 0.2, scheduler: DispatchQueue.main
      ).map { $0 == $1 }.eraseToAnyPublisher()
    }
    private var isStrong: AnyPublisher<Bool, Never> {
      $password.map { p in
        [#"[A-Z]"#, #"[a-z]"#, #"\d"#].allSatisfy {
          p.range(of: $0, options: .regularExpression) != nil
        } && p.count >= 8
      }.eraseToAnyPublisher()
    }
    private var check: AnyPublisher<PasswordCheck, Never> {
      Publishers.CombineLatest3(isPasswordEmptyPublisher, arePasswordsEqualPublisher, isStrong)
        .map { empty, equal, strong in
          if empty {
            return .empty
          } else if !equal {
            return .noMatch
          } else if !strong {
            return .notStrongEnough
          } else {
            return .valid
          }
        }
        .eraseToAnyPublisher()
    }
    init() {
      isUsernameValidPublisher.receive(on: DispatchQueue.main)
        .map { $0 ? "" : "User name must at least have 3 characters" }
        .assign(to: \.usernameMessage, on: self).store(in: &cancellableSet)
      check.receive(on: DispatchQueue.main).map { c -> String in
        switch c {
        case .empty: return "Password must not be empty"
        case .noMatch: return "Passwords don't match"
        case .notStrongEnough: return "Password not strong enough"
        default: return ""
        }
      }.assign(to: \.passwordMessage, on: self).store(in: &cancellableSet)
      Publishers.CombineLatest4(
        isUsernameValidPublisher, check, $email.map { $0.contains("@") }, $acceptsTerms
      )
      .map { $0 && $1 == .valid && $2 && $3 }
      .receive(on: DispatchQueue.main)
      .assign(to: \.isValid, on: self).store(in: &cancellableSet)
    }
  }

  struct UnderlinedField: TextFieldStyle {
    var icon: String
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 6) {
        HStack {
          Image(systemName: icon).foregroundColor(.gray).frame(width: 22)
          configuration
        }
        Rectangle().frame(height: 1).foregroundColor(Color(UIColor.separator))
      }
    }
  }

  struct CheckToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(action: { configuration.isOn.toggle() }) {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
            .foregroundColor(configuration.isOn ? .accentColor : .secondary)
          configuration.label.foregroundColor(.primary)
        }
      }.buttonStyle(PlainButtonStyle())
    }
  }

  struct PrimaryButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.font(.headline).foregroundColor(.white).frame(maxWidth: .infinity).frame(
        height: 52
      )
      .background(
        LinearGradient(
          gradient: Gradient(colors: [Color("Start", bundle: nil), .purple]), startPoint: .leading,
          endPoint: .trailing
        ).opacity(isEnabled ? 1 : 0.4)
      )
      .cornerRadius(26).scaleEffect(configuration.isPressed ? 0.97 : 1)
    }
  }

  struct RegistrationView: View {
    @ObservedObject private var viewModel = RegistrationViewModel()
    @State private var showPassword = false
    @State private var alert: AlertItem?
    @State private var offsetY: CGFloat = 0
    var body: some View {
      NavigationView {
        ScrollView {
          VStack(alignment: .leading, spacing: 20) {
            ZStack(alignment: .bottomLeading) {
              WaveShape(offset: 0.5).fill(Color.purple.opacity(0.25)).frame(height: 200)
              WaveShape(offset: 0.9).fill(
                LinearGradient(
                  gradient: Gradient(colors: [.purple, .blue]), startPoint: .leading,
                  endPoint: .trailing)
              ).frame(height: 180)
              Text("Create\naccount").font(.system(size: 40, weight: .heavy)).foregroundColor(
                .white
              ).padding().padding(.bottom, 50)
            }
            VStack(alignment: .leading, spacing: 18) {
              VStack(alignment: .leading, spacing: 4) {
                TextField("Username", text: $viewModel.username).autocapitalization(.none)
                  .disableAutocorrection(true).textFieldStyle(UnderlinedField(icon: "person"))
                if !viewModel.usernameMessage.isEmpty && !viewModel.username.isEmpty {
                  Text(viewModel.usernameMessage).font(.caption).foregroundColor(.red)
                }
              }
              TextField("E-mail", text: $viewModel.email).keyboardType(.emailAddress)
                .textContentType(.emailAddress).textFieldStyle(UnderlinedField(icon: "envelope"))
              ZStack(alignment: .trailing) {
                if showPassword {
                  TextField("Password", text: $viewModel.password).textFieldStyle(
                    UnderlinedField(icon: "lock"))
                } else {
                  SecureField("Password", text: $viewModel.password).textFieldStyle(
                    UnderlinedField(icon: "lock"))
                }
                Button(action: { self.showPassword.toggle() }) {
                  Image(systemName: showPassword ? "eye.slash" : "eye").foregroundColor(.gray)
                }
              }
              SecureField("Password again", text: $viewModel.passwordAgain).textFieldStyle(
                UnderlinedField(icon: "lock.rotation"))
              if !viewModel.passwordMessage.isEmpty && !viewModel.password.isEmpty {
                Text(viewModel.passwordMessage).font(.caption).foregroundColor(.red).transition(
                  .opacity)
              }
              DatePicker(selection: $viewModel.birthday, in: ...Date(), displayedComponents: .date) {
                Label("Birthday", systemImage: "gift")
              }
              Toggle(isOn: $viewModel.acceptsTerms) {
                Text("I accept the ") + Text("terms").underline().foregroundColor(.blue)
              }.toggleStyle(CheckToggle())
              Button("Sign up") {
                self.alert = AlertItem(title: "Welcome, \(self.viewModel.username)!")
              }.buttonStyle(PrimaryButton()).disabled(!viewModel.isValid)
              HStack {
                VStack { Divider() }
                Text("or").foregroundColor(.secondary)
                VStack { Divider() }
              }
              HStack(spacing: 20) {
                ForEach(["applelogo", "envelope.fill", "phone.fill"], id: \.self) { name in
                  Image(systemName: name).font(.title2).frame(width: 56, height: 56).overlay(
                    RoundedRectangle(cornerRadius: 16).stroke(Color(.systemGray4), lineWidth: 1))
                }
              }.frame(maxWidth: .infinity)
            }
            .padding(.horizontal, 24)
          }
        }
        .edgesIgnoringSafeArea(.top)
        .navigationBarHidden(true)
        .alert(item: $alert) { item in
          Alert(
            title: Text(item.title), message: Text("Check your mail."),
            primaryButton: .default(Text("Great")), secondaryButton: .cancel())
        }
      }
    }
  }

  struct AlertItem: Identifiable {
    var id: String { title }
    let title: String
  }

  struct WaveShape: Shape {
    var offset: CGFloat
    var animatableData: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * 0.8))
      path.addCurve(
        to: CGPoint(x: 0, y: rect.maxY * 0.85),
        control1: CGPoint(x: rect.maxX * 0.7, y: rect.maxY * (1.2 * offset)),
        control2: CGPoint(x: rect.maxX * 0.3, y: rect.maxY * (0.3 + offset)))
      path.closeSubpath()
      return path
    }
  }
}
