import Foundation
import Testing

@testable import AppFolders

@Suite struct WritingTests {
  @Test func aPackageIsMadeBesideTheFolder() throws {
    let sample = try SampleFolder([
      "AppDelegate.swift": "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "Model/Item.swift": "import MapKit",
      "en.lproj/Localizable.strings": "\"a\" = \"b\";", "data.json": "[]", "More/data.json": "{}",
      "Info.plist": "<plist/>",
    ])
    let place = try SampleFolder([:])
    let before = try FileManager.default.subpathsOfDirectory(atPath: sample.url.path).sorted()
    var app = try AppFolder.read(sample.url)
    app.name = "2 Do"
    let package = AppPackage(app, folder: place.url, framework: URL(fileURLWithPath: "/frameworks/kiosk"))
    let leftOut = try package.write()
    #expect(package.module == "App_2_Do")
    #expect(leftOut.map(\.kind) == [.framework, .resource])
    #expect(LeftOutTable.text(leftOut).contains("MapKit"))
    #expect(LeftOutTable.text(leftOut).contains("Model/Item.swift:1"))
    func text(_ path: String) throws -> String {
      try String(contentsOf: place.url.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(try text("Package.swift").contains(".swiftLanguageMode(.v5)"))
    #expect(try text("Package.swift").contains("package: \"kiosk\""))
    let surroundings = try text("Sources/App_2_Do/Surroundings.swift")
    #expect(surroundings.contains("@_exported import SwiftUI"))
    #expect(surroundings.contains("_DelegateWindow(application: { AppDelegate() }, scene: { SceneDelegate() })"))
    #expect(
      try text("Sources/App_2_Do/Model__Item.swift").hasPrefix(
        "#sourceLocation(file: \"\(sample.url.path)/Model/Item.swift\", line: 1)"))
    #expect(try text("Resources/en.lproj/Localizable.strings") == "\"a\" = \"b\";")
    #expect(try text("Resources/Info.plist") == "<plist/>")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: sample.url.path).sorted() == before)

    // A source that goes goes from the copy too.
    try FileManager.default.removeItem(at: sample.url.appendingPathComponent("Model/Item.swift"))
    try AppPackage(try AppFolder.read(sample.url), folder: place.url, framework: place.url).write()
  }

  @Test func anAppsDefaultsTellItsViewsOfChanges() throws {
    func surroundings(_ source: String) throws -> String {
      let sample = try SampleFolder(["App.swift": source])
      let place = try SampleFolder([:])
      let package = AppPackage(try AppFolder.read(sample.url), folder: place.url, framework: place.url)
      try package.write()
      return try String(
        contentsOf: place.url.appendingPathComponent("Sources/\(package.module)/Surroundings.swift"), encoding: .utf8)
    }
    #expect(
      try surroundings("let launches = UserDefaults.standard.integer(forKey: \"launches\")")
        .contains("public typealias UserDefaults = _ObservedDefaults"))
    #expect(!(try surroundings("let launches = 1").contains("UserDefaults")))
    #expect(
      try surroundings("let all = NSLocalizedString(\"a\", tableName: nil, bundle: .main, value: \"\", comment: \"\")")
        .contains("public func NSLocalizedString("))
  }

  @Test func assetsGetTheNamesThatXcodeMakes() throws {
    let sample = try SampleFolder([
      "App.swift": "@main struct A: App {}\nextension Color { static let brand = Color.red }",
      "Assets.xcassets/cover-art.imageset/Contents.json": "{}",
      "Assets.xcassets/Deep Blue.colorset/Contents.json": "{}",
      "Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
      "Assets.xcassets/red.colorset/Contents.json": "{}",
      "Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Icons/2x.imageset/Contents.json": "{}",
    ])
    let place = try SampleFolder([:])
    let package = AppPackage(
      try AppFolder.read(sample.url), folder: place.url, framework: URL(fileURLWithPath: "/frameworks/kiosk"))
    try package.write()
    let text = try String(
      contentsOf: place.url.appendingPathComponent("Sources/\(package.module)/Surroundings.swift"), encoding: .utf8)
    #expect(text.contains(#"static let `coverArt` = ImageResource(name: "cover-art", bundle: .main)"#))
    #expect(text.contains(#"static let `deepBlue` = ColorResource(name: "Deep Blue", bundle: .main)"#))
    #expect(text.contains("enum `Icons` {\n    static let `_2x`"))
    #expect(text.contains("static var `deepBlue`: Color { .init(.`deepBlue`) }"))
    // What the app or the framework declares itself is left to them.
    #expect(text.contains("static let `brand` = ColorResource"))
    #expect(!text.contains("static var `brand`"))
    #expect(!text.contains("static var `red`"))
  }

  @Test(arguments: [
    ("cover-art", "coverArt"), ("Cover Art", "coverArt"), ("URLIcon", "urlIcon"), ("LOGO", "logo"), ("AppColor", "app"),
    ("9lives", "_9lives"), ("Color", "color"),
  ])
  func symbolsOfNames(name: String, symbol: String) { #expect(AssetSymbols.symbol(name) == symbol) }

  @Test func folderStatesTellOfChanges() throws {
    let sample = try SampleFolder(["A.swift": "1"])
    let before = FolderState(sample.url)
    #expect(before == FolderState(sample.url))
    try "2".write(to: sample.url.appendingPathComponent("B.swift"), atomically: true, encoding: .utf8)
    #expect(before != FolderState(sample.url))
  }

  @Test func placesHaveLastingNames() {
    let folder = URL(fileURLWithPath: "/a/b")
    #expect(PlaceName.of(folder, target: "My App") == PlaceName.of(folder, target: "My App"))
    #expect(PlaceName.of(folder, target: "My App").hasPrefix("My-App-"))
    #expect(PlaceName.of(folder, target: "A") != PlaceName.of(URL(fileURLWithPath: "/a/c"), target: "A"))
  }
}
