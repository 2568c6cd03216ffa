import Foundation
import Testing

@testable import AppFolders

@Suite struct InfoListTests {
  private func values(_ settings: [String: String], _ own: String? = nil) throws -> [String: Any] {
    let data = try #require(InfoList(settings: settings, name: "News").data(of: own.map { Data($0.utf8) }))
    return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  private func plist(_ inside: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(inside)</dict></plist>"
  }

  @Test func anAppWithoutAListHasTheKeysThatAppsForce() throws {
    let values = try values([:])
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["CFBundleVersion"] as? String == "1")
    #expect(values["CFBundleName"] as? String == "News")
    #expect((values["CFBundleIdentifier"] as? String)?.isEmpty == false)
  }

  @Test func settingsAreKeysAndValues() throws {
    let values = try values([
      "MARKETING_VERSION": "2.3", "CURRENT_PROJECT_VERSION": "45",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(TARGET_NAME)",
      "INFOPLIST_KEY_CFBundleDisplayName": "The News", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    ])
    #expect(values["CFBundleShortVersionString"] as? String == "2.3")
    #expect(values["CFBundleVersion"] as? String == "45")
    #expect(values["CFBundleIdentifier"] as? String == "org.example.News")
    #expect(values["CFBundleDisplayName"] as? String == "The News")
    #expect(values["UIApplicationSceneManifest_Generation"] as? Bool == true)
  }

  @Test func anAppsOwnListIsFilledIn() throws {
    let own = plist(
      "<key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>"
        + "<key>API</key><dict><key>Key</key><string>${API_KEY}-$(NOT_THERE)</string></dict>"
        + "<key>Price</key><string>5 $</string>")
    let values = try values(["MARKETING_VERSION": "3.1", "API_KEY": "secret"], own)
    #expect(values["CFBundleShortVersionString"] as? String == "3.1")
    #expect((values["API"] as? [String: Any])?["Key"] as? String == "secret-")
    #expect(values["Price"] as? String == "5 $")
  }

  @Test func settingsThatNameThemselvesEnd() throws {
    let values = try values(["MARKETING_VERSION": "$(MARKETING_VERSION)"])
    #expect(values["CFBundleShortVersionString"] as? String != nil)
  }

  @Test func whatIsNoListIsLeftAlone() {
    #expect(InfoList(settings: [:], name: "News").data(of: Data("<plist/>".utf8)) == nil)
  }

  @Test func aProgramReadsItsValuesThroughTheBundle() throws {
    let folder = try SampleFolder([:])
    let data = try #require(InfoList(settings: ["MARKETING_VERSION": "7.2"], name: "News").data(of: nil))
    try data.write(to: folder.url.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: folder.url.path))
    #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "7.2")
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
  }

  @Test func settingsOfAProjectAndItsFileAreRead() throws {
    let project = SampleProject.followed
      .replacingOccurrences(
        of: "buildSettings = {SWIFT_VERSION = 6.0; };",
        with: """
          baseConfigurationReference = X1; buildSettings = {MARKETING_VERSION = 4.0; };
          """
      )
      .replacingOccurrences(of: "children = (G1, );", with: "children = (G1, X1, );")
      .replacingOccurrences(
        of: "objects = {",
        with: """
          objects = {
            X1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
          """)
    let folder = try SampleFolder([
      "Quiz.xcodeproj/project.pbxproj": project, "Quiz/QuizApp.swift": "",
      "App.xcconfig": "#include \"Base.xcconfig\"\nSWIFT_VERSION = 6.0 // new\nMARKETING_VERSION = 1.1\n",
      "Base.xcconfig": "API_KEY = abc\nOTHER[sdk=iphoneos*] = x",
    ])
    let app = try AppFolder.read(folder.url)
    #expect(app.languageMode == "6")
    #expect(app.settings["API_KEY"] == "abc")
    #expect(app.settings["MARKETING_VERSION"] == "4.0")
    #expect(app.settings["OTHER"] == nil)
  }

  @Test func theXcodeOfAProjectIsToldToTheApp() throws {
    let project = SampleProject.followed.replacingOccurrences(
      of: "isa = PBXProject;",
      with: "isa = PBXProject; attributes = {LastSwiftUpdateCheck = 1420; LastUpgradeCheck = 1500; };")
    let folder = try SampleFolder(["Quiz.xcodeproj/project.pbxproj": project, "Quiz/QuizApp.swift": ""])
    let app = try AppFolder.read(folder.url)
    #expect(try values(app.settings)["DTXcode"] as? String == "1500")
    #expect(try values([:])["DTXcode"] == nil)
  }

  @Test(arguments: [
    ("Text(\"a\")", "1500"), (".glassEffect()", "2600"), ("if #available(iOS 26, *) {}", "2600"),
    ("// .glassEffect()", "1500"),
  ])
  func whatABareFolderIsMadeForItsSourcesSay(source: String, xcode: String) throws {
    let folder = try SampleFolder(["QuizApp.swift": "import SwiftUI\n\(source)\n"])
    let app = try AppFolder.read(folder.url)
    #expect(try values(app.settings)["DTXcode"] as? String == xcode)
  }

  @Test func isolationIsTheProjects() throws {
    let sample = try SampleFolder(["App.swift": "@main struct A: App {}"])
    let place = try SampleFolder([:])
    var app = try AppFolder.read(sample.url)
    func manifest() throws -> String {
      try AppPackage(app, folder: place.url, framework: URL(fileURLWithPath: "/frameworks/kiosk")).write()
      return try String(contentsOf: place.url.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
    #expect(!(try manifest().contains("defaultIsolation")))
    app.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
    #expect(try manifest().contains(".defaultIsolation(MainActor.self)"))
  }

  @Test func aWorkspaceAndAProjectTwoFoldersDownAreFound() throws {
    let folder = try SampleFolder([
      "ios/App/Quiz.xcodeproj/project.pbxproj": SampleProject.followed, "ios/App/Quiz/QuizApp.swift": "",
      "Quiz.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      <FileRef location = "group:ios/App/Quiz.xcodeproj"></FileRef></Workspace>
      """,
    ])
    #expect(try AppFolder.read(folder.url).name == "My Quiz")
    #expect(try AppFolder.read(folder.url.appendingPathComponent("Quiz.xcworkspace")).name == "My Quiz")
    let empty = try SampleFolder(["A.xcworkspace/contents.xcworkspacedata": "location = \"group:B.xcodeproj\""])
    #expect(throws: AppFolderError.self) { try AppFolder.read(empty.url.appendingPathComponent("A.xcworkspace")) }
  }

  @Test func partsOfModulesAndSessionsInTheBackgroundAreRewritten() {
    func rewritten(_ text: String) -> String { SourceRewriter(text, file: "A.swift").text }
    #expect(rewritten("import UIKit.UIImage") == "import UIKit")
    #expect(rewritten("import Foundation") == "import Foundation")
    #expect(
      rewritten("let c = URLSessionConfiguration.background(withIdentifier: \"a\")")
        == "let c = URLSessionConfiguration.default")
    #expect(rewritten("f(configuration: .background(withIdentifier: id()))") == "f(configuration: .default)")
  }
}
