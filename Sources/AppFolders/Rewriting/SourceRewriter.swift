import Foundation

/// Makes a source written for Apple's systems one that compiles here. Lines stay where they are.
package struct SourceRewriter {
  /// Modules that are here.
  private static let known = Set(FrameworkModules.names).union([
    "Swift", "Foundation", "Observation", "Dispatch", "Synchronization", "RegexBuilder", "XCTest", "Testing",
    "FoundationNetworking", "FoundationXML",
  ])
  /// Modules of which parts are imported by name and that have no parts here.
  private static let undivided: Set<String> = ["UIKit", "SwiftUI", "Combine", "AVKit", "WebKit", "os"]
  /// Modules whose names here come with others.
  private static let included: [String: String] = [
    "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "CoreFoundation": "Foundation", "Darwin": "Foundation",
    "CoreTransferable": "SwiftUI", "OSLog": "os", "ObjectiveC": "Foundation", "Accessibility": "UIKit",
    "Security": "Foundation",
    "DeveloperToolsSupport": "SwiftUI", "PhotosUI": "SwiftUI", "AVFoundation": "AVKit",
    "ImageIO": "UIKit", "MessageUI": "UIKit", "StoreKit": "UIKit", "LocalAuthentication": "UIKit",
    "AudioToolbox": "AVKit", "Photos": "SwiftUI", "CoreHaptics": "UIKit", "CoreMedia": "AVKit", "CoreText": "UIKit",
    "CoreMotion": "UIKit", "MediaPlayer": "AVKit",
  ]

  /// What a source declares for the launch of its app.
  package struct Launch: Equatable, Sendable {
    package var hasOwnMain = false
    package var applicationDelegate: String?
    package var sceneDelegate: String?
    package init() {}
  }

  package private(set) var text: String
  package private(set) var leftOut: [LeftOut] = []
  package private(set) var launch = Launch()

  /// Before the module's name, the indentation.
  private static let importLine =
    #"^([ \t]*)(?:@\w+(?:\(\w+\))?[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)(\.\w+)?[^\n]*"#

  /// The modules that a source imports.
  static func imports(of source: SourceText) -> [(name: String, line: Int)] {
    source.matches(importLine).map { ($0.parts[2], $0.line) }
  }

  /// - Parameters:
  ///   - file: the file's place in its folder, for what is left out.
  ///   - own: the app's own module, of which it is a part anyway.
  ///   - modules: modules of packages within the app's folder.
  package init(_ original: String, file: String, own: String = "", modules: Set<String> = []) {
    var source = SourceText(original)

    // Imports.
    for (name, line) in Self.imports(of: source)
    where !Self.known.contains(name) && Self.included[name] == nil && !modules.contains(name) && name != own {
      leftOut.append(LeftOut(.framework, name, file: file, line: line))
    }
    let (known, included) = (Self.known.union(modules), Self.included)
    source.replace(Self.importLine) { parts in
      // Parts of modules, such as UIKit.UIImage, come with the whole; other modules have their parts.
      if known.contains(parts[2]) {
        return Self.undivided.contains(parts[2]) && !parts[3].isEmpty ? "\(parts[1])import \(parts[2])" : parts[0]
      }
      if let other = included[parts[2]] { return "\(parts[1])import \(other)" }
      return ""
    }

    // Conditions: this is an iPhone, unless the file has thought of Linux.
    if source.matches(#"os\(Linux\)"#).isEmpty {
      source.replace(#"\bos\((?:iOS|iPadOS)\)"#) { _ in "os(Linux)" }
      source.replace(#"\btargetEnvironment\(simulator\)"#) { _ in "os(Linux)" }
    }

    // Launch.
    if let match = source.matches(
      #"@(?:main|UIApplicationMain)\s+(?:@\w+\s+)*(?:public |final |open )*class\s+(\w+)[^{]*\bUIApplicationDelegate\b"#
    ).first {
      launch.applicationDelegate = match.parts[1]
      source.replace(#"@(?:main|UIApplicationMain)\b(?=\s+(?:@\w+\s+)*(?:public |final |open )*class\b)"#) { _ in "" }
    } else {
      launch.hasOwnMain = !source.matches(#"@main\b"#).isEmpty
    }
    launch.sceneDelegate = source.matches(#"\bclass\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b"#).first?.parts[1]
    source.replace(#"@(?:UI|NS)ApplicationDelegateAdaptor\((\w+)\.self\)"#) {
      "@UIApplicationDelegateAdaptor(_made: \($0[1])())"
    }
    source.replace(#"@(?:UI|NS)ApplicationDelegateAdaptor(?=\s+(?:private )?(?:var|let)\s+\w+\s*:\s*(\w+))"#) {
      "@UIApplicationDelegateAdaptor(_made: \($0[1])())"
    }

    // Apple's runtime.
    source.replace(
      #"@(?:objc(?:\(\w+:?\))?|objcMembers|IBAction|IBOutlet|IBDesignable|IBInspectable|NSManaged|nonobjc)\b[ \t]*"#
    ) {
      _ in ""
    }
    source.replace(#"\b(?:dynamic[ \t]+)(?=(?:public |private |fileprivate |internal )?(?:var|func))"#) { _ in "" }
    source.replace(#"#selector\(\s*([\w.]+)(?:\([\w:]*\))?(?:\s+as\s+[^)]*\)[^)]*)?\s*\)"#) { parts in
      let path = parts[1].split(separator: ".").map(String.init)
      let name = path.last ?? ""
      let owner = path.dropLast().joined(separator: ".")
      if owner == "UIResponder" || owner == "UIView" || owner == "UIInputViewController" {
        return "Selector(\"\(name)\")"
      }
      return "Selector(\"\(name)\", \(owner.isEmpty || owner == "self" ? "Self" : owner).\(name))"
    }
    // Extensions of classes cannot override; what they would do there hosts do by themselves.
    source.replace(
      #"(\bextension\s+UI\w+[^{}]*\{\s*)(?:(?:open|public)\s+)?override\s+(?:(?:open|public)\s+)?(func\s+)(\w+)"#
    ) { "\($0[1])\($0[2])_\($0[3])InExtension" }
    source.replace(#"\bTimer\(\)"#) { _ in "Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }" }
    // Linux has no such folder; apps keep in it what belongs with their other files.
    source.replace(#"\.libraryDirectory\b"#) { _ in ".applicationSupportDirectory" }
    // Nothing goes on while the app is not running.
    source.replace(#"(URLSessionConfiguration)?\.background\(withIdentifier:[^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"#) {
      "\($0[1]).default"
    }
    // Foundation's own knows no catalogs and no windows.
    source.replace(#"\.localizedString(?=\(\s*forKey:)"#) { _ in "._localizedString" }
    source.replace(#"#colorLiteral(?=\()"#) { _ in "UIColor" }
    source.replace(#"#imageLiteral\(resourceName:\s*("[^"]*")\)"#) { "(UIImage(named: \($0[1])) ?? UIImage())" }
    text = source.text
  }
}
