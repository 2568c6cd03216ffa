import Foundation
import Testing

@testable import AppFolders

@Suite struct RewritingTests {
  private func rewritten(_ text: String) -> String { SourceRewriter(text, file: "A.swift").text }

  @Test func conditionsTakeThisForAPhone() {
    #expect(rewritten("#if os(iOS)\nlet a = 1\n#endif") == "#if os(Linux)\nlet a = 1\n#endif")
    let thought = "#if os(Linux)\nlet a = 2\n#elseif os(iOS)\nlet a = 1\n#endif"
    #expect(rewritten(thought) == thought)
    #expect(rewritten("// os(iOS)\nlet a = \"os(iOS)\"") == "// os(iOS)\nlet a = \"os(iOS)\"")
  }

  @Test func modulesThatAreNotHereAreLeftOut() {
    let copy = SourceRewriter(
      "import SwiftUI\nimport MapKit\nimport CoreGraphics\n// import Nothing\nlet a = 1", file: "Sub/A.swift")
    #expect(copy.text == "import SwiftUI\n\nimport UIKit\n// import Nothing\nlet a = 1")
    #expect(copy.leftOut == [LeftOut(.framework, "MapKit", file: "Sub/A.swift", line: 2)])
    let own = SourceRewriter("import CoreLocation\nimport CryptoKit", file: "A.swift")
    #expect(own.text == "import CoreLocation\nimport CryptoKit" && own.leftOut.isEmpty)
  }

  @Test func theKeychainComesWithFoundation() {
    let copy = SourceRewriter("import Security\nimport UIKit\nlet kind = kSecClass", file: "A.swift")
    #expect(copy.text == "import Foundation\nimport UIKit\nlet kind = kSecClass" && copy.leftOut.isEmpty)
  }

  @Test func messagesOfApplesRuntimeBecomeMethods() {
    #expect(rewritten("@objc func tapped() {}") == "func tapped() {}")
    #expect(
      rewritten("@IBAction @objc private func tapped(_ sender: Any) {}") == "private func tapped(_ sender: Any) {}")
    #expect(rewritten("action: #selector(C.changed(_:)), for") == "action: Selector(\"changed\", C.changed), for")
    #expect(
      rewritten("Bundle.main.localizedString(forKey: \"a\", value: nil, table: nil)")
        == "Bundle.main._localizedString(forKey: \"a\", value: nil, table: nil)")
    #expect(rewritten("locale.localizedString(forRegionCode: a)") == "locale.localizedString(forRegionCode: a)")
    #expect(rewritten("action: #selector(tapped)") == "action: Selector(\"tapped\", Self.tapped)")
    #expect(
      rewritten("#selector(UIResponder.resignFirstResponder)") == "Selector(\"resignFirstResponder\")")
  }

  @Test func launchCodeIsFound() {
    let delegate = SourceRewriter(
      "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}", file: "A.swift")
    #expect(delegate.launch.applicationDelegate == "AppDelegate")
    #expect(!delegate.launch.hasOwnMain)
    #expect(!delegate.text.contains("@UIApplicationMain"))
    #expect(delegate.text.count { $0 == "\n" } == 3)
    let scene = SourceRewriter("class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n}", file: "A.swift")
    #expect(scene.launch.sceneDelegate == "SceneDelegate")
    let app = SourceRewriter("@main\nstruct A: App {\n@UIApplicationDelegateAdaptor(D.self) var d\n}", file: "A.swift")
    #expect(app.launch.hasOwnMain)
    #expect(app.text.contains("@UIApplicationDelegateAdaptor(_made: D()) var d"))
  }

  @Test func literalsOfXcodeBecomeCalls() {
    #expect(
      rewritten("let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        == "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)")
    #expect(rewritten("let i = #imageLiteral(resourceName: \"a\")").contains("UIImage(named:"))
  }

  @Test func extensionsDoNotOverride() {
    let back =
      "extension UINavigationController {\n  override open func viewDidLoad() {\n    super.viewDidLoad()\n  }\n}"
    #expect(
      rewritten(back)
        == "extension UINavigationController {\n  func _viewDidLoadInExtension() {\n    super.viewDidLoad()\n  }\n}")
    let subclass = "class Screen: UIViewController {\n  override func viewDidLoad() {}\n}"
    #expect(rewritten(subclass) == subclass)
    #expect(rewritten("var timer = Timer()").hasPrefix("var timer = Timer(timeInterval: "))
  }

  @Test func theLibraryIsWhereFilesOfAppsLie() {
    #expect(
      rewritten("urls(for: .libraryDirectory, in: .userDomainMask)[0]")
        == "urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]")
  }

  @Test(arguments: ["\"", "/*", "\"\"\"", "#selector(", "import", "@objc", "\"\\", "/* /* */"])
  func unfinishedTextIsKept(_ text: String) {
    #expect(SourceRewriter(text, file: "A.swift").text.count <= text.count)
  }
}
