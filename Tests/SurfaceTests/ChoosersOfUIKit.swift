import AVKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit
import WebKit

// Names that apps use around choosing things, and small ones that stood in the way of whole apps.

private struct ImagePicker: UIViewControllerRepresentable {
  @Binding var told: String

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let parent: ImagePicker
    init(_ parent: ImagePicker) { self.parent = parent }
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { parent.told = info[.originalImage] is UIImage ? "picture" : "nothing" }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.told = "cancelled" }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.cameraDevice = .rear
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

private struct PhotoPicker: UIViewControllerRepresentable {
  @Binding var told: String

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: PhotoPicker
    init(_ parent: PhotoPicker) { self.parent = parent }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      parent.told =
        results.isEmpty ? "no photos" : results[0].itemProvider.canLoadObject(ofClass: UIImage.self) ? "photo" : "?"
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .images
    configuration.selectionLimit = 1
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

private struct Mail: UIViewControllerRepresentable {
  @Binding var told: String

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    let parent: Mail
    init(_ parent: Mail) { self.parent = parent }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { parent.told = result == .cancelled ? "no mail" : "sent" }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

private struct Chooser: View {
  enum Kind { case image, photo, mail }
  let kind: Kind
  @State private var told = "nothing yet"

  var body: some View {
    Text("told \(told)")
    switch kind {
    case .image: ImagePicker(told: $told)
    case .photo: PhotoPicker(told: $told)
    case .mail: Mail(told: $told)
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ChoosersOfUIKit {
  @Test func aChoiceOfPicturesIsNotEmptyAndCanBeLeft() {
    let screen = TestScreen { Chooser(kind: .image) }
    #expect(screen.outline.contains("Choose a file"))
    screen.tap("Cancel")
    #expect(screen.outline.contains("told cancelled"))
  }

  @Test func aChoiceOfPhotosIsNotEmptyAndCanBeLeft() {
    let screen = TestScreen { Chooser(kind: .photo) }
    #expect(screen.outline.contains("Choose a file"))
    screen.tap("Cancel")
    #expect(screen.outline.contains("told no photos"))
  }

  @Test func withoutAnAccountNoLetterIsWritten() {
    #expect(!MFMailComposeViewController.canSendMail())
    let screen = TestScreen { Chooser(kind: .mail) }
    #expect(screen.outline.contains("No Mail Accounts"))
    screen.tap("OK")
    #expect(screen.outline.contains("told no mail"))
  }

  @Test func aColourIsArchivedAndReadAgain() throws {
    let colors = [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemRed, .label.withAlphaComponent(0.5),
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black },
    ]
    for color in colors {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
      let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(again == color)
      #expect(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor == color)
    }
  }

  @Test func columnsOfASplitScreenAreKept() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, second) = (UIViewController(), UIViewController())
    split.setViewController(second, for: .secondary)
    split.setViewController(first, for: .primary)
    #expect(split.viewController(for: .secondary) === second)
    #expect(split.viewControllers == [first, second])
  }

  @Test func rulesOfLayoutHaveShares() {
    let (one, two) = (UIView(), UIView())
    let rule = one.widthAnchor.constraint(lessThanOrEqualTo: two.widthAnchor, multiplier: 0.5)
    #expect(rule.multiplier == 0.5 && rule.relation == .lessThanOrEqual)
    #expect(one.heightAnchor.constraint(greaterThanOrEqualTo: two.heightAnchor, multiplier: 2).multiplier == 2)
  }

  private final class Listener: NSObject, WKScriptMessageHandler {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
      _ = (message.name, message.body as? String)
    }
  }

  @Test func smallNamesCompile() {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(Listener(), name: "app")
    configuration.userContentController.removeScriptMessageHandler(forName: "app")
    var sound: SystemSoundID = 7
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/none.wav") as CFURL, &sound)
    #expect(sound == 0)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(UIApplication.shared.beginBackgroundTask(withName: "a") {} == .invalid)
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    UITextView().layoutManager.allowsNonContiguousLayout = false
    let controller = UIViewController()
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in }
    #expect(controller.storyboard == nil && controller.transitioningDelegate == nil)
  }
}

private struct Item: Hashable {
  var name: String
  var parts: [Item]?
}

@MainActor
struct SmallNamesOfSwiftUI {
  private struct Names: View {
    @Namespace private var space
    @State private var photo: PhotosPickerItem?
    @State private var choice = 1

    var body: some View {
      PhotosPicker(selection: $photo, matching: .images, photoLibrary: .shared()) { Text("Pick") }
      Picker("Size", selection: $choice) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("\(choice)")
      }
      OutlineGroup([Item(name: "Root", parts: [Item(name: "Leaf")])], id: \.self, children: \.parts) { Text($0.name) }
      LabeledContent("Price" as String, value: 3, format: .number)
      Image(systemName: "star").transition(.symbolEffect(.appear))
        .matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 8)) }
    }
  }

  @Test func theyAreShown() {
    let outline = TestScreen { VStack { Names() } }.outline
    for word in ["Pick", "One", "Root", "Price"] { #expect(outline.contains(word), "\(word)") }
  }

  private struct Closing: View {
    @State private var told = "open"
    var body: some View {
      Text("told \(told)")
      Button(role: .close) { told = "closed" }
      Button(role: .confirm) { told = "confirmed" }
    }
  }

  @Test func aButtonWithoutLabelSaysItsRole() {
    #expect(ButtonRole.close != ButtonRole.cancel)
    let screen = TestScreen { Closing() }
    screen.tap("Close")
    #expect(screen.outline.contains("told closed"))
    screen.tap("Done")
    #expect(screen.outline.contains("told confirmed"))
  }
}
