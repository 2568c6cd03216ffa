import SwiftUI

/// Everything a reader may choose about their morning paper.
struct EditionForm: View {
  @AppStorage("edition.isOn") private var isOn = true
  @AppStorage("edition.section") private var section = Topic.world
  @AppStorage("edition.length") private var length = 12
  @AppStorage("edition.size") private var textSize = 17.0
  @AppStorage("edition.look") private var look = Look.automatic
  @AppStorage("edition.name") private var name = ""

  @State private var delivery = EditionForm.sevenInTheMorning
  @State private var firstDay = EditionForm.today
  @State private var password = ""
  @State private var note = ""
  @State private var question: Question?
  @State private var asksForReset = false
  @State private var showsPreview = false
  @FocusState private var focus: Field?

  enum Field { case name, password }

  enum Topic: String, CaseIterable, Identifiable {
    case world = "World"
    case science = "Science"
    case culture = "Culture"
    case sport = "Sport"
    var id: Self { self }
  }

  enum Look: String, CaseIterable, Identifiable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"
    var id: Self { self }
  }

  struct Question: Identifiable {
    let id = UUID()
    let title: String
    let message: String
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Deliver every morning", isOn: $isOn)
          if isOn {
            DatePicker("Delivery", selection: $delivery, displayedComponents: .hourAndMinute)
            DatePicker("First edition", selection: $firstDay, in: EditionForm.today..., displayedComponents: .date)
          }
        } header: {
          Text("Delivery")
        } footer: {
          Text(isOn ? "The paper is ready when you are." : "No paper will be made.")
        }

        Section("Contents") {
          Picker("Front page", selection: $section) {
            ForEach(Topic.allCases) { Text($0.rawValue) }
          }
          Stepper("Stories: \(length)", value: $length, in: 4...40, step: 4)
          TextField("A note to the editors", text: $note, axis: .vertical)
        }

        Section("Look") {
          Picker("Appearance", selection: $look) {
            ForEach(Look.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          VStack(alignment: .leading) {
            Text("Text size: \(Int(textSize))")
            Slider(value: $textSize, in: 13...25, step: 1) {
              Text("Text size")
            } minimumValueLabel: {
              Text("A").font(.footnote)
            } maximumValueLabel: {
              Text("A").font(.title)
            }
          }
          Text("The lamp was still burning when the paper came.")
            .font(.system(size: textSize, design: .serif))
            .animation(.easeOut, value: textSize)
        }

        Section("Account") {
          TextField("Name", text: $name)
            .textContentType(.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .password }
          SecureField("Password", text: $password)
            .textContentType(.password)
            .focused($focus, equals: .password)
            .onSubmit(signIn)
          Button("Sign In", action: signIn)
            .disabled(name.isEmpty || password.isEmpty)
        }

        Section {
          Button("Show a Preview") { showsPreview = true }
          Button("Reset All Settings", role: .destructive) { asksForReset = true }
        }
      }
      .navigationTitle("Morning Edition")
      .alert(item: $question) { question in
        Alert(title: Text(question.title), message: Text(question.message), dismissButton: .default(Text("OK")))
      }
      .confirmationDialog("Reset all settings?", isPresented: $asksForReset, titleVisibility: .visible) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your paper goes back to twelve stories of world news at seven.")
      }
      .sheet(isPresented: $showsPreview) {
        EditionPreview(section: section.rawValue, count: length, textSize: textSize)
      }
    }
  }

  private func signIn() {
    guard password.count >= 6 else {
      question = Question(title: "Password too short", message: "A password has at least six characters.")
      focus = .password
      return
    }
    question = Question(title: "Welcome, \(name)", message: "Your paper will come to this device.")
    password = ""
  }

  private func reset() {
    isOn = true
    section = .world
    length = 12
    textSize = 17
    look = .automatic
    delivery = EditionForm.sevenInTheMorning
    firstDay = EditionForm.today
  }

  private static var today: Date { Calendar.current.startOfDay(for: Date()) }
  private static var sevenInTheMorning: Date { today.addingTimeInterval(7 * 3600) }
}
