import Foundation
import Testing

@testable import AppFolders

@Suite struct ReadingTests {
  @Test func aProjectThatListsItsFilesIsRead() throws {
    let folder = try SampleFolder([
      "News.xcodeproj/project.pbxproj": SampleProject.listed, "News/App.swift": "", "News/Views/Content View.swift": "",
      "News/Assets.xcassets/Contents.json": "{}", "News/Bridge.m": "", "News/Info.plist": "",
      "News/en.lproj/Localizable.strings": "", "News/Unused.swift": "",
    ])
    let app = try AppFolder.read(folder.url)
    #expect(app.name == "News")
    #expect(app.sources.map(app.path) == ["News/App.swift", "News/Views/Content View.swift"])
    #expect(app.resources.map(app.path) == ["News/Assets.xcassets", "News/en.lproj/Localizable.strings"])
    #expect(app.infoPlist.map(app.path) == "News/Info.plist")
    #expect(app.languageMode == "5")
    #expect(
      app.leftOut.sorted() == [
        LeftOut(.package, "SwiftSoup", file: "News.xcodeproj"),
        LeftOut(.source, "only Swift is compiled", file: "News/Bridge.m"),
      ])
  }

  @Test func aProjectWhoseFoldersFollowTheDiskIsRead() throws {
    let folder = try SampleFolder([
      "Quiz.xcodeproj/project.pbxproj": SampleProject.followed, "Quiz/QuizApp.swift": "", "Quiz/Old.swift": "",
      "Quiz/Info.plist": "", "Quiz/Data/questions.json": "[]", "Elsewhere.swift": "",
    ])
    let app = try AppFolder.read(folder.url)
    #expect(app.name == "My Quiz")
    #expect(app.sources.map(app.path) == ["Quiz/QuizApp.swift"])
    #expect(app.resources.map(app.path) == ["Quiz/Data/questions.json"])
    #expect(app.languageMode == "6")
    #expect(AppPackage(app, folder: folder.url, framework: folder.url).module == "My_Quiz")
  }

  @Test func aPackageAndABareFolderAreRead() throws {
    let package = try SampleFolder([
      "Package.swift": "// …\n.package(url: \"https://example.org/a.git\", from: \"1.0.0\"),",
      "Sources/App/App.swift": "",
      "Tests/AppTests/T.swift": "",
    ])
    let app = try AppFolder.read(package.url)
    #expect(app.sources.map(app.path) == ["Sources/App/App.swift"])
    #expect(app.leftOut.map(\.line) == [2])
    let bare = try SampleFolder(["A.swift": "", "Sub/B.swift": "", "photo.png": "", "README.md": ""])
    let plain = try AppFolder.read(bare.url)
    #expect(plain.sources.map(plain.path) == ["A.swift", "Sub/B.swift"])
    #expect(plain.resources.map(plain.path) == ["photo.png"])
  }

  @Test func filesThatAreNotThereAreSaid() throws {
    let folder = try SampleFolder([
      "News.xcodeproj/project.pbxproj": SampleProject.listed, "News/App.swift": "",
    ])
    let app = try AppFolder.read(folder.url)
    #expect(
      app.leftOut.contains(
        LeftOut(.missing, "the project names a file that is not there", file: "News/Views/Content View.swift")))
    #expect(app.leftOut.contains { $0.kind == .missing && $0.file.hasSuffix("Info.plist") })
  }

  @Test func whatCannotBeReadIsSaid() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
    #expect(throws: AppFolderError.noFolder("/nowhere/at/all")) { try AppFolder.read(nowhere) }
    let empty = try SampleFolder(["README.md": ""])
    #expect(throws: AppFolderError.noSources(empty.url.path)) { try AppFolder.read(empty.url) }
    let foreign = try SampleFolder(["main.m": "", "AppDelegate.m": "", "AppDelegate.h": ""])
    #expect(throws: AppFolderError.noSources(foreign.url.path, foreign: 3)) { try AppFolder.read(foreign.url) }
    let gone = try SampleFolder(["News.xcodeproj/project.pbxproj": SampleProject.listed])
    let missing = #expect(throws: AppFolderError.self) { try AppFolder.read(gone.url) }
    #expect(missing?.description.contains("of the files that the project names") == true)
    let broken = try SampleFolder(["A.xcodeproj/project.pbxproj": "{\n  objects = {\n    A = ;\n  };\n}"])
    let error = #expect(throws: AppFolderError.self) { try AppFolder.read(broken.url) }
    #expect(error?.description.contains("line 3") == true)
    let library = try SampleFolder(["A.xcodeproj/project.pbxproj": "{ objects = {}; }"])
    #expect(throws: AppFolderError.self) { try AppFolder.read(library.url) }
    let listed = try SampleFolder(["News.xcodeproj/project.pbxproj": SampleProject.listed, "News/App.swift": ""])
    #expect(throws: AppFolderError.noSuchTarget("Other", ["News"])) { try AppFolder.read(listed.url, target: "Other") }
  }

  @Test(arguments: [
    "", "{", "{ a = 1 }", "( 1, 2", "\"abc", "/* abc", "{ a = 1; } x", String(repeating: "(", count: 100),
  ])
  func brokenPropertyListsAreRefused(_ text: String) {
    #expect(throws: PropertyList.ParseError.self) { try PropertyList(text) }
  }

  @Test func propertyListsAreRead() throws {
    let list = try PropertyList("{ a = (1, \"two words\", { b = \"q\\\"\\n\"; }, ); /* c */ d = e/f.g; }")
    #expect(list["a"]?.array.count == 3)
    #expect(list["a"]?.array[2]["b"]?.string == "q\"\n")
    #expect(list["d"]?.string == "e/f.g")
  }
}
