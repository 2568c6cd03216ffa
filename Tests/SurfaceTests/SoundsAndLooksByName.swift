import AVKit
import SwiftUI
import Testing
import UIKit

/// Names around sound, tabs and looks that apps use beside what they are about.
@Suite @MainActor struct SoundsAndLooksByName {
  private struct Tabs: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @AppStorage("feed") var feed: URL?
    @AppStorage("last") var last: Date?

    var body: some View {
      TabView { Tab("News", systemImage: "newspaper") { Text("News") } }.tabViewCustomization($tabs)
    }
  }

  @Test func storedValuesMayBeAbsent() {
    let tabs = Tabs()
    UserDefaults.standard.removeObject(forKey: "feed")
    UserDefaults.standard.removeObject(forKey: "last")
    #expect(tabs.feed == nil && tabs.last == nil)
    tabs.feed = URL(string: "https://example.com/feed")
    tabs.last = Date(timeIntervalSince1970: 60)
    #expect(tabs.feed?.host == "example.com" && tabs.last == Date(timeIntervalSince1970: 60))
    tabs.feed = nil
    tabs.last = nil
    #expect(tabs.feed == nil && tabs.last == nil)
    _ = tabs.body
  }

  @Test func looksWithinOthersAreTheirOwn() {
    let before = UITextField.appearance().textColor
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .orange
    UILabel.appearance(whenContainedInInstancesOf: [UIAlertController.self]).textColor = .orange
    UIButton.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .orange
    UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).tintColor = .orange
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .orange
    #expect(UITextField.appearance().textColor == before)
  }

  @Test func soundsAreInterruptedByNobody() {
    let message = Notification(
      name: AVAudioSession.interruptionNotification,
      userInfo: [AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.began.rawValue])
    let kind = (message.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
      .flatMap(AVAudioSession.InterruptionType.init(rawValue:))
    #expect(kind == .began)
    #expect(AVAudioSession.InterruptionOptions(rawValue: 1) == .shouldResume)
    let voice = AVSpeechSynthesisVoice(language: "en-GB")
    #expect(voice?.name == "en-GB" && voice?.quality == .default)
    #expect(AVPlayerLayer(player: nil).videoGravity == .resizeAspect)
  }

  @Test func picturesArePreparedBesideTheMainActor() async {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))?.size.width ?? 0 <= 10)
    #expect(await picture.byPreparingForDisplay() != nil)
  }
}
