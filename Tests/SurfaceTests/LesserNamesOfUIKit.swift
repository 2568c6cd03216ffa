import AVKit
import SwiftUI
import SwiftUITesting
import Testing
import UIKit
import WebKit

/// Names of UIKit and its neighbours that apps touch in passing.
@Suite @MainActor struct LesserNamesOfUIKit {
  private final class Field: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      reasons.append(reason)
    }
  }

  private final class Sheet: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  private struct Typed: UIViewRepresentable {
    let delegate: Field
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "Name"
      field.delegate = delegate
      return field
    }
    func updateUIView(_ field: UITextField, context: Context) {}
  }

  @Test func aFieldSaysWhyEditingHasEnded() {
    let delegate = Field()
    let screen = TestScreen { Typed(delegate: delegate) }
    screen.type("Ann", into: "Name")
    screen.submit("Name")
    #expect(delegate.reasons == [.committed])
  }

  private struct Tokens: View {
    struct Kind: Identifiable { let id: String }
    @State private var text = ""
    @State private var kinds: [Kind] = []

    var body: some View {
      NavigationStack {
        Text("\(kinds.count) kinds")
          .searchable(text: $text, tokens: $kinds) { Text($0.id) }
          .searchSuggestions { Label("Songs", systemImage: "music.note").searchCompletion(Kind(id: "songs")) }
      }
    }
  }

  @Test func aSuggestionStandsForAToken() {
    let screen = TestScreen { Tokens() }
    screen.type("so", into: "Search")
    screen.tap("Songs")
    #expect(screen.words.contains("1 kinds"))
    screen.tap("Songs")
    #expect(screen.words.contains("1 kinds"))
  }

  @Test func aStyleMayLeaveTheBoxToTheOneAround() {
    struct Red: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).tint(.red) }
    }
    let screen = TestScreen { GroupBox("Title") { Text("Content") }.groupBoxStyle(Red()) }
    #expect(screen.words.contains("Title") && screen.words.contains("Content"))
  }

  @Test func delegatesOfSheetsAndPopoversAreTaken() {
    let (sheet, screen) = (Sheet(), UIViewController())
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.delegate = sheet
    screen.popoverPresentationController?.backgroundColor = .red
    screen.sheetPresentationController?.delegate = sheet
    #expect(screen.transitionCoordinator == nil)
  }

  @Test func noticesHaveTheirNames() {
    let names = [
      UIScene.didActivateNotification, UIScene.willEnterForegroundNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIWindow.didBecomeKeyNotification, UIPasteboard.changedNotification,
      UIScreen.capturedDidChangeNotification, ProcessInfo.thermalStateDidChangeNotification,
      .NSProcessInfoPowerStateDidChange, UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(!UIScreen.main.isCaptured && !UIAccessibility.isSwitchControlRunning)
  }

  @Test func layersKeepWhatTheyAreTold() {
    let gradient = CAGradientLayer()
    gradient.type = .radial
    let text = CATextLayer()
    text.alignmentMode = .center
    let copies = CAReplicatorLayer()
    copies.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    #expect(gradient.type == .radial && text.alignmentMode == .center && copies.instanceTransform.m41 == 10)
    let dots = UIPageControl()
    dots.backgroundStyle = .minimal
    dots.preferredIndicatorImage = UIImage(systemName: "circle")
    UIActivityIndicatorView.appearance().color = .orange
    #expect(UIActivityIndicatorView.appearance().color == .orange)
    UIActivityIndicatorView.appearance().color = nil
  }

  private final class Late: NSObject {}

  @Test func tablesOfObjectsKeepThemOrNot() {
    let (weak, strong) = (NSHashTable<Late>.weakObjects(), NSHashTable<Late>(options: .strongMemory))
    let kept = Late()
    weak.add(kept)
    strong.add(kept)
    do {
      let gone = Late()
      weak.add(gone)
      #expect(weak.count == 2 && weak.contains(gone))
    }
    strong.add(Late())
    #expect(weak.allObjects == [kept] && strong.count == 2)
    weak.remove(kept)
    strong.removeAllObjects()
    #expect(weak.anyObject == nil && strong.count == 0)
  }

  private final class Knob: UIControl {
    override class var requiresConstraintBasedLayout: Bool { true }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  }

  @Test func controlsAndPresentationsOfAnAppsOwn() {
    #expect(!Knob().isTracking)
    let (over, below) = (UIViewController(), UIViewController())
    let presentation = UIPresentationController(presentedViewController: over, presenting: below)
    #expect(presentation.presentedViewController === over && presentation.presentingViewController === below)
    var pressed = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in pressed += 1 })
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchUpInside)
    #expect(pressed == 1 && CGRectMake(0, 0, 2, 2).contains(CGPointMake(1, 1)) && CGSizeMake(1, 2).height == 2)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
  }

  @Test func paragraphsAndFontsAreDescribed() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = 20
    paragraph.maximumLineHeight = 22
    paragraph.hyphenationFactor = 1
    let text = NSAttributedString(
      string: "Text", attributes: [.paragraphStyle: paragraph, .shadow: NSShadow(), .obliqueness: 0.2])
    #expect(text.length == 4 && paragraph.maximumLineHeight == 22)
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: CGFloat(20),
    ])
    #expect(bold.symbolicTraits.contains(.traitBold) && bold.pointSize == 20)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.setLineDash([2, 1], count: 2, phase: 0)
    #expect(!path.isEmpty)
  }

  @Test func whatIsNotHereSaysSo() async throws {
    #expect(NSDataAsset(name: "absent") == nil)
    await #expect(throws: CocoaError.self) { try await PHPhotoLibrary.shared().performChanges {} }
    let film = AVURLAsset(url: try #require(URL(string: "https://example.com/film.mp4")))
    #expect(throws: CocoaError.self) { try AVAssetImageGenerator(asset: film).copyCGImage(at: .zero, actualTime: nil) }
    let page = WKWebView()
    #expect(
      page.loadFileURL(URL(fileURLWithPath: "/absent.html"), allowingReadAccessTo: URL(fileURLWithPath: "/")) == nil)
    #expect(CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC)).seconds == 0.5)
    #expect(MPMediaItemArtwork(boundsSize: .zero) { _ in UIImage() }.image(at: .zero) != nil)
  }

  private struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.text.utf8) }
      DataRepresentation(exportedContentType: .html) { Data($0.text.utf8) }
      DataRepresentation(exportedContentType: .rtf) { Data($0.text.utf8) }
      ProxyRepresentation(exporting: \.text)
    }
  }

  @Test func aTypeMayBeCarriedInAnyNumberOfWays() {
    _ = Text("x").draggable(Note(text: "five"))
    _ = ShareLink(item: Note(text: "five"), preview: SharePreview("five"))
  }

  @Test func coloursTellTheirLight() {
    var shade = Color(red: 0.5, green: 0, blue: 1).resolve(in: EnvironmentValues())
    #expect(abs(shade.linearRed - 0.214) < 0.001 && shade.linearGreen == 0 && shade.linearBlue == 1)
    shade.linearRed = 1
    #expect(shade.red == 1)
    var path = Path()
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1),
      transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingRect.minX == 10)
  }
}

#Preview { UINavigationController(rootViewController: UIViewController()) }
#Preview("A label") { UILabel() }
