import AVKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// Names that apps after courses use, each of which kept whole apps from compiling.

private struct PaletteRow: View {
  @State var isEditing = false
  @State private var taps = 0

  private var tap: some Gesture { TapGesture().onEnded { taps += 1 } }

  var body: some View {
    Text("Palette").gesture(isEditing ? tap : nil)
    Text("tapped \(taps)")
    Button("Edit") { isEditing.toggle() }
  }
}

private struct Asking: View {
  @State private var isAsking = false
  @State private var told = "nothing"
  let title: String

  var body: some View {
    Text("told \(told)")
    Button("Ask") { isAsking = true }
      .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible, presenting: 7) { number in
        Button("Take \(number)") { told = "\(number)" }
      } message: { number in
        Text("There are \(number).")
      }
  }
}

private struct Cups: View {
  @State private var cups = 1

  var body: some View {
    Stepper(onIncrement: { cups += 1 }, onDecrement: nil) { Text("Cups") }
    Text("\(cups) of them")
  }
}

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct NamesOfCourses {
  @Test func aGestureMayBeLeftOut() {
    let screen = TestScreen { PaletteRow() }
    #expect(!screen.tap("Palette"))
    screen.tap("Edit")
    #expect(screen.tap("Palette"))
    #expect(screen.outline.contains("tapped 1"))
    screen.tap("Edit")
    #expect(!screen.tap("Palette"))
  }

  @Test func aChoiceAboutSomethingTellsItsActions() {
    let screen = TestScreen { Asking(title: "How many?") }
    screen.tap("Ask")
    #expect(screen.outline.contains("How many?") && screen.outline.contains("There are 7."))
    screen.tap("Take 7")
    #expect(screen.outline.contains("told 7"))
  }

  @Test func aStepperMayEndWithItsLabel() {
    let outline = TestScreen { Cups() }.outline
    #expect(outline.contains("Cups") && outline.contains("1 of them"))
  }

  @Test func rulesOfLayoutKnowWhatTheSystemLeaves() {
    let (one, two) = (UIView(), UIView())
    #expect(
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: two.trailingAnchor, multiplier: 2).constant == 16)
    let below = one.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 1)
    #expect(below.constant == 8 && below.relation == .greaterThanOrEqual)
  }

  @Test func whatNoHostHasSaysSo() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
    let touch = CHHapticEvent(eventType: .hapticTransient, parameters: [sharp], relativeTime: 0.1)
    #expect(try CHHapticPattern(events: [touch], parameters: []).events.map(\.relativeTime) == [0.1])
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    let settings: [String: Any] = [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVNumberOfChannelsKey: 1]
    #expect(try !AVAudioRecorder(url: URL(fileURLWithPath: "/tmp/none.m4a"), settings: settings).record())
    #expect(AVCaptureDevice.default(for: .video) == nil)
  }

  private struct Trailer: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.videoGravity = .resizeAspectFill
      controller.player = URL(string: "https://example.org/trailer.mp4").map { AVPlayer(url: $0) }
      return controller
    }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Test func aScreenThatPlaysShowsThePlayer() {
    #expect(TestScreen { Trailer() }.outline.contains("https://example.org/trailer.mp4"))
  }
}

private struct Glow: ViewModifier {
  var radius = 2.0
  func body(content: Content) -> some View { content.blur(radius: radius) }
}

private struct OwnBox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Text(configuration.isOn ? "on" : "off") }
}
extension ToggleStyle where Self == OwnBox { fileprivate static var checkbox: OwnBox { OwnBox() } }

private struct SmallForms: View {
  @State private var isActive = false
  @State private var tag: Int?
  @State private var query = ""
  @State private var isAsking = true
  let length = Measurement(value: 3, unit: UnitLength.meters)

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Active", isActive: $isActive) { Text("A") }
        NavigationLink("Tagged", tag: 1, selection: $tag) { Text("B") }
        NavigationLink("Older", destination: Text("C"), tag: 2, selection: $tag)
        Toggle("Box", isOn: $isAsking).toggleStyle(.checkbox)
        Text("moving").modifier(Glow().animation(.linear(duration: 1)))
        Circle().fill(.shadow(.inner(radius: 3)))
        Text(length, format: .measurement(width: .abbreviated))
      }
      .searchable(text: $query, prompt: "Look for") { Text("suggested") }
      .alert(Text("Asked"), isPresented: $isAsking, presenting: 7) { number in
        Button("Answer \(number)") {}
      } message: { number in
        Text("About \(number)")
      }
    }
  }
}

@MainActor
struct SmallFormsTests {
  @Test func formsOfLinksDialogsAndFieldsThatAppsWrite() {
    let shown = TestScreen { SmallForms() }
    shown.type("su", into: "Search")
    let screen = shown.outline
    for text in ["Active", "Tagged", "Older", "on", "moving", "9.8 ft", "Answer 7", "About 7", "suggested"] {
      #expect(screen.contains(text), "\(text) in \(screen)")
    }
  }

  @Test func aSessionTellsHowItsSceneIsMade() {
    let made = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    #expect(made.name == "Main" && made.role == .windowApplication)
  }
}
