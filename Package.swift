// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Kiosk's own `Combine` and `SwiftUI` exist for Linux. On Apple's systems the app sources import Apple's frameworks.

let package = Package(
  name: "kiosk",
  products: [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CombineTesting", targets: ["CombineTesting"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "FoundationExtras", targets: ["FoundationExtras"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .executable(name: "kiosk", targets: ["kiosk"]),
    .executable(name: "run-app", targets: ["run-app"]),
  ],
  targets: [
    // System: one target per C library.
    // Not linked: these two are loaded when they are first needed, and so are those of LoadedCalls where the program is released.
    .systemLibrary(name: "CCurl", path: "Sources/System/CCurl"),
    .systemLibrary(name: "CMicroHTTPD", path: "Sources/System/CMicroHTTPD"),
    .target(name: "LoadedCalls", dependencies: ["CXML2"], path: "Sources/System/LoadedCalls"),
    .systemLibrary(
      name: "CSQLite", path: "Sources/System/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CCrypt", path: "Sources/System/CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(
      name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(
      name: "CFriBidi", path: "Sources/System/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    .systemLibrary(name: "COS", path: "Sources/System/COS"),
    .systemLibrary(name: "CThreads", path: "Sources/System/CThreads"),
    .systemLibrary(
      name: "CTurboJPEG", path: "Sources/System/CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(
      name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/System/CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CGIF", path: "Sources/System/CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CCMarkGFM", path: "Sources/System/CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CXML2", path: "Sources/System/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),

    // Reactive streams.
    .target(name: "Combine", dependencies: ["CThreads"]),
    // A lock around a value, for all that is not Combine.
    .target(name: "Locks"),
    .target(name: "CombineTesting", dependencies: ["Combine", "Locks"]),

    // Services.
    .target(name: "JSON"),
    .target(name: "OutsideText"),
    .target(name: "MarkdownReading", dependencies: ["CCMarkGFM"]),
    .target(name: "ImageCodecs", dependencies: ["CTurboJPEG", "CPNG", "CWebP", "CGIF"]),
    .target(name: "Storage", dependencies: ["CSQLite", "Locks"]),
    .target(
      name: "Networking", dependencies: ["Combine", "CCurl", "FoundationExtras", "Locks", "OutsideText", "Storage"]),
    .target(name: "Images", dependencies: ["Combine", "ImageCodecs", "Locks", "Networking"]),
    .target(
      name: "Articles",
      dependencies: [
        "Combine", "CXML2", "FoundationExtras", "MarkdownReading", "Networking", "OutsideText", "Storage",
      ]),
    .target(name: "Deflating", dependencies: ["CZlib"]),
    .target(name: "Books", dependencies: ["Articles", "Deflating", "OutsideText"]),
    .target(
      name: "Feeds", dependencies: ["Articles", "CXML2", "Combine", "FoundationExtras", "Networking", "OutsideText"]),
    .target(
      name: "HackerNews", dependencies: ["Combine", "FoundationExtras", "JSON", "Locks", "Networking", "OutsideText"]),
    .target(name: "NewsAPI", dependencies: ["Combine", "FoundationExtras", "Networking", "OutsideText"]),
    .target(name: "TMDb", dependencies: ["Combine", "FoundationExtras", "Locks", "Networking", "OutsideText"]),

    // Hosts and the view layer.
    .target(name: "HTTPServer", dependencies: ["CMicroHTTPD", "Locks", "OutsideText"]),
    .target(name: "FormatStrings", dependencies: ["Locks"]),
    .target(name: "FoundationExtras", dependencies: ["FormatStrings", "Locks", "MarkdownReading"]),
    .target(name: "os", dependencies: ["COS", "FormatStrings", "OutsideText"]),
    .target(name: "_Testing_UIKit", path: "Sources/TestingWithUIKit"),
    .target(
      name: "UIKit",
      dependencies: ["FoundationExtras", "ImageCodecs", "Locks", "SwiftUIElements", "_Testing_UIKit"]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "WebKit", dependencies: ["UIKit"]),
    .target(name: "AVKit", dependencies: ["Combine", "SwiftUICore", "SwiftUIElements", "UIKit"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["SwiftUICore"]),
    .target(name: "UserNotifications", dependencies: ["Locks"]),
    .target(name: "Network", dependencies: ["Locks"]),
    .target(name: "CoreLocation", dependencies: ["Locks"]),
    .target(name: "CryptoKit"),
    // What views and hosts share. Views know no host, hosts know no views.
    .target(name: "SwiftUIElements", dependencies: ["CryptoKit", "Locks"]),
    .target(name: "SwiftUILayout", dependencies: ["SwiftUIElements"]),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "Combine", "FormatStrings", "FoundationExtras", "Locks", "MarkdownReading", "OutsideText", "SwiftUIElements",
        "SwiftUILayout", "UIKit",
      ]),
    .target(
      name: "SwiftUIWeb",
      dependencies: [
        "CZlib", "CryptoKit", "Deflating", "FoundationExtras", "HTTPServer", "JSON", "Locks", "OutsideText",
        "SwiftUIElements",
      ],
      resources: [
        .embedInCode("Client/Script"), .embedInCode("Styles/Sheet"), .embedInCode("Symbols/symbols.txt"),
      ]),
    .target(
      name: "SwiftUITerminal",
      dependencies: ["CFriBidi", "ImageCodecs", "OutsideText", "SwiftUIElements", "SwiftUILayout"]),
    .target(name: "SwiftUITesting", dependencies: ["Locks", "SwiftUICore", "SwiftUIElements", "SwiftUILayout"]),
    .macro(name: "SwiftUIMacros"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "FoundationExtras", "HTTPServer", "Locks", "SwiftUICore", "SwiftUIMacros", "SwiftUITerminal",
        "SwiftUIWeb", "UIKit",
      ]),
    .target(name: "BrowserTesting", dependencies: ["Eventually", "Locks"]),

    // The reader.
    .target(name: "SampleServices", dependencies: ["HTTPServer", "ImageCodecs", "JSON", "Locks"]),
    .target(name: "Library", dependencies: ["Combine", "FoundationExtras", "Locks", "Storage"]),
    .target(
      name: "FeedLibrary",
      dependencies: ["Combine", "Feeds", "FoundationExtras", "Networking", "OutsideText", "Storage"]),
    // The interface's sentences in all its languages, as bytes of the program.
    .target(name: "InterfaceStrings", exclude: ["Localizable.xcstrings"]),
    .target(
      name: "KioskApp",
      dependencies: [
        "AVKit", "Articles", "Books", "Combine", "FeedLibrary", "Feeds", "FoundationExtras", "HackerNews",
        "ImageCodecs",
        "Images",
        "InterfaceStrings", "Library", "Locks", "Networking", "NewsAPI", "OutsideText", "SwiftUI", "TMDb",
      ]),
    .executableTarget(
      name: "kiosk",
      dependencies: [
        "Articles", "Books", "CCrypt", "CMalloc", "CQREncode", "Combine", "FeedLibrary", "Feeds", "FoundationExtras",
        "HTTPServer", "HackerNews", "Images", "JSON", "KioskApp", "Library", "LoadedCalls", "Locks", "Networking",
        "NewsAPI", "OutsideText", "SampleServices",
        "Storage", "SwiftUI", "SwiftUITerminal", "SwiftUIWeb", "TMDb",
      ]),

    // Apps written for Apple's systems: their folders read, and run with this SwiftUI.
    .target(name: "AppFolders"),
    .executableTarget(name: "run-app", dependencies: ["AppFolders"]),
    .testTarget(name: "AppFoldersTests", dependencies: ["AppFolders"]),
    // Its apps, in Tests/StrangersApps, are compiled while it runs.
    .testTarget(
      name: "StrangersAppsTests",
      dependencies: [
        "AppFolders", "AVKit", "BrowserTesting", "CoreLocation", "CryptoKit", "KioskRunning", "Network",
        "SafariServices", "SampleServices",
        "SwiftUI",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os", "run-app",
      ]),

    .target(name: "MemoryGrowth", path: "Tests/MemoryGrowth"),
    // What subjects tell, drawn by lot, here and in a program of a single thread.
    .target(name: "SubjectScenarios", dependencies: ["Combine", "CombineTesting"], path: "Tests/SubjectScenarios"),
    .executableTarget(
      name: "one-thread", dependencies: ["CThreads", "Combine", "SubjectScenarios"], path: "Tests/OneThread"),
    .testTarget(
      name: "CombineTests",
      dependencies: [
        "Combine", "CombineTesting", "Eventually", "Locks", "MemoryGrowth", "SubjectScenarios", "one-thread",
      ]),
    .testTarget(
      name: "CombineSwift5Tests", dependencies: ["Combine"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "CombineTestingTests", dependencies: ["CombineTesting"]),
    .testTarget(
      name: "FoundationExtrasTests", dependencies: ["FoundationExtras", "Fuzzing", "CombineTesting"]),
    .testTarget(name: "FormatStringsTests", dependencies: ["FormatStrings", "Fuzzing"]),
    .testTarget(name: "osTests", dependencies: ["os"]),
    .target(name: "Eventually", path: "Tests/Eventually"),
    // The tests of all targets are one program, which the toolchain's own linker links in half the time.
    .testTarget(
      name: "EventuallyTests", dependencies: ["Eventually"], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    // Recorded shapes with invented content.
    .target(
      name: "Fixtures", path: "Tests/Fixtures",
      exclude: ["README.md", "algolia", "hackernews", "nasty", "newsapi", "system-symbols.txt", "tmdb"]),
    .testTarget(name: "OutsideTextTests", dependencies: ["OutsideText", "CombineTesting", "Fixtures"]),
    .testTarget(name: "ImageCodecsTests", dependencies: ["ImageCodecs", "CWebP", "CGIF"]),
    .testTarget(name: "StorageTests", dependencies: ["Eventually", "Storage"]),
    .testTarget(
      name: "ArticlesTests",
      dependencies: ["Articles", "CombineTesting", "FaultyServer", "Fuzzing", "Networking", "SampleServices"]),
    .testTarget(name: "BooksTests", dependencies: ["Articles", "Books", "CXML2", "CZlib"]),
    .testTarget(name: "ImagesTests", dependencies: ["Images", "CombineTesting"]),
    .testTarget(
      name: "FeedLibraryTests",
      dependencies: ["CombineTesting", "FaultyServer", "FeedLibrary", "Feeds", "Locks", "Networking", "Storage"]),
    .testTarget(
      name: "FeedsTests",
      dependencies: ["Articles", "CXML2", "CombineTesting", "FeedFuzzing", "Feeds", "Fuzzing", "Networking"]),
    .target(name: "FeedFuzzing", dependencies: ["Feeds", "Fuzzing"], path: "Tests/FeedFuzzing"),
    .target(name: "Fuzzing", dependencies: ["CombineTesting"], path: "Tests/Fuzzing"),
    .target(name: "FaultyServer", dependencies: ["Combine", "Locks", "Networking"], path: "Tests/FaultyServer"),
    .testTarget(
      name: "NetworkingTests",
      dependencies: [
        "CombineTesting", "Eventually", "FaultyServer", "Fixtures", "Fuzzing", "Locks", "MemoryGrowth", "Networking",
        "OutsideText",
      ]),
    .target(
      name: "FakeHackerNews", dependencies: ["HackerNews", "Networking", "CombineTesting"], path: "Tests/FakeHackerNews"
    ),
    .testTarget(
      name: "HackerNewsTests",
      dependencies: [
        "FakeHackerNews", "FaultyServer", "Fixtures", "Fuzzing", "HackerNews", "CombineTesting", "SampleServices",
        "OutsideText",
      ]),
    .testTarget(
      name: "NewsAPITests",
      dependencies: [
        "NewsAPI", "Networking", "CombineTesting", "FaultyServer", "Fixtures", "Fuzzing", "Locks", "OutsideText",
        "SampleServices",
      ]),
    .testTarget(
      name: "TMDbTests",
      dependencies: [
        "TMDb", "CombineTesting", "FaultyServer", "Fixtures", "FoundationExtras", "Fuzzing", "SampleServices",
      ]),
    .target(name: "LoopbackClient", path: "Tests/LoopbackClient"),
    // The screens of the example apps without their entry points, so that tests can show them.
    .target(
      name: "ExampleScreens", dependencies: ["Combine", "SwiftUI"], path: "Examples",
      exclude: [
        "Package.swift", "WorldClock/WorldClockApp.swift", "Bookshelf/BookshelfApp.swift",
        "MorningEdition/MorningEditionApp.swift", "Orchard/OrchardApp.swift",
      ], resources: [.copy("Orchard/Words.bundle")], packageAccess: false),
    .testTarget(name: "NetworkTests", dependencies: ["Network"]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["Eventually", "Locks", "UserNotifications"]),
    .testTarget(name: "HTTPServerTests", dependencies: ["Eventually", "HTTPServer", "Locks", "LoopbackClient"]),
    .testTarget(
      name: "SampleServicesTests", dependencies: ["Eventually", "JSON", "Locks", "LoopbackClient", "SampleServices"]),
    .testTarget(name: "SwiftUILayoutTests", dependencies: ["SwiftUIElements", "SwiftUILayout"]),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: ["FoundationExtras", "HostileViews", "Locks", "MemoryGrowth", "SwiftUICore", "SwiftUITesting"]),
    .target(name: "HostileViews", dependencies: ["SwiftUICore"], path: "Tests/HostileViews"),
    // A stranger's package: sees what is public only.
    .target(name: "StrangersModels", path: "Tests/StrangersModels", packageAccess: false),
    .testTarget(name: "StrangersTests", dependencies: ["StrangersModels", "SwiftUI"], packageAccess: false),
    // Views, modifiers and values in the forms that Apple documents: one that is missing does not compile.
    .target(
      name: "DocumentedForms", dependencies: ["SwiftUI"], path: "Tests/DocumentedForms", packageAccess: false),
    .testTarget(
      name: "SurfaceTests",
      dependencies: [
        "AVKit", "SafariServices", "SwiftUI", "SwiftUITesting", "UIKit", "UniformTypeIdentifiers", "WebKit",
      ],
      exclude: ["AppleNames", "usage.tsv"], packageAccess: false),
    // Apps as they are written after courses and tutorials.
    .testTarget(
      name: "CourseAppsTests", dependencies: ["AVKit", "CoreLocation", "CryptoKit", "SwiftUI", "SwiftUITesting"],
      packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUIWebTests",
      dependencies: [
        "AVKit", "BrowserTesting", "CZlib", "CryptoKit", "Deflating", "Eventually", "ExampleScreens", "Fixtures",
        "HTTPServer", "ImageCodecs",
        "JSON", "LayoutIdioms", "Locks", "LoopbackClient", "SwiftUI", "SwiftUICore", "SwiftUIElements",
        "SwiftUITesting", "SwiftUIWeb", "WebKit",
      ]),
    .target(
      name: "LayoutIdioms", dependencies: ["BrowserTesting", "Eventually", "SwiftUI"], path: "Tests/LayoutIdioms"),
    // Pages in browsers of several engines: `make test-browsers`.
    .testTarget(
      name: "BrowserEngineTests",
      dependencies: [
        "BrowserTesting", "Eventually", "HTTPServer", "KioskRunning", "LayoutIdioms", "SampleServices", "SwiftUI",
        "SwiftUIWeb", "kiosk",
      ], path: "Tests/BrowserEngines"),
    .target(
      name: "TerminalEmulator", dependencies: ["Eventually", "Locks", "Storage", "SwiftUITerminal"],
      path: "Tests/TerminalEmulator"),
    .testTarget(
      name: "SwiftUITerminalTests",
      dependencies: [
        "Articles", "CombineTesting", "Eventually", "FaultyServer", "Fuzzing", "HackerNews", "HostileViews",
        "ImageCodecs", "Images",
        "KioskApp", "LayoutIdioms",
        "Library", "Networking", "NewsAPI",
        "SampleServices", "SwiftUI", "SwiftUITerminal", "SwiftUITesting", "TMDb", "TerminalEmulator",
      ]),
    .testTarget(name: "LibraryTests", dependencies: ["Library", "MemoryGrowth", "Storage"]),
    .testTarget(
      name: "KioskAppTests",
      dependencies: [
        "Articles", "Books", "KioskApp", "FakeHackerNews", "FeedLibrary", "Feeds", "FoundationExtras", "Images",
        "Library",
        "Locks",
        "Networking", "NewsAPI", "CombineTesting", "OutsideText", "SampleServices", "SwiftUI", "SwiftUITesting", "TMDb",
      ]),
    .target(
      name: "KioskRunning",
      dependencies: [
        "BrowserTesting", "Eventually", "HTTPServer", "Locks", "LoopbackClient", "SampleServices", "Storage",
      ],
      path: "Tests/KioskRunning"),
    .target(
      name: "Crowd", dependencies: ["CMicroHTTPD", "KioskRunning", "Locks", "LoopbackClient"], path: "Tests/Crowd"),
    .target(
      name: "Endurance",
      dependencies: [
        "BrowserTesting", "Eventually", "FaultyServer", "KioskRunning", "Locks", "LoopbackClient", "TerminalEmulator",
      ],
      path: "Tests/Endurance"),
    .testTarget(
      name: "kioskTests",
      dependencies: [
        "kiosk", "HTTPServer", "JSON", "LoopbackClient", "Networking", "SampleServices", "BrowserTesting", "Crowd",
        "CryptoKit",
        "Endurance", "Eventually", "FaultyServer", "Fixtures", "FoundationExtras", "KioskRunning", "Storage",
        "SwiftUI", "SwiftUIElements", "SwiftUITerminal", "TerminalEmulator",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// `KIOSK_BENCHMARKS=1` adds the programs that measure modules which are no product; the scripts in Benchmarks set it.
if Context.environment["KIOSK_BENCHMARKS"] == "1" {
  package.targets += [
    .executableTarget(name: "crowd", dependencies: ["Crowd"], path: "Benchmarks/Sources/crowd"),
    .executableTarget(name: "endurance", dependencies: ["Endurance"], path: "Benchmarks/Sources/endurance"),
    .executableTarget(
      name: "network-bench", dependencies: ["Combine", "Networking"], path: "Benchmarks/Sources/network-bench"),
    .executableTarget(
      name: "feed-bench",
      dependencies: [
        "CMalloc", "CXML2", "Combine", "FeedFuzzing", "FeedLibrary", "Feeds", "Fuzzing", "HTTPServer", "Networking",
      ],
      path: "Benchmarks/Sources/feed-bench"),
    .target(name: "PageReader", path: "Benchmarks/Sources/PageReader"),
    .executableTarget(name: "page-bench", dependencies: ["PageReader"], path: "Benchmarks/Sources/page-bench"),
    .executableTarget(
      name: "web-bench", dependencies: ["PageReader", "SwiftUI", "SwiftUIWeb"], path: "Benchmarks/Sources/web-bench"),
  ]
}

// Warnings are errors, in the manifest so that every command builds alike and none builds anew what another has built. A newer compiler
// than that of `.swift-version` may warn of more.
#if compiler(<6.4)
  for target in package.targets where [.regular, .executable, .macro, .test].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
#endif

// `KIOSK_ONLY_TESTS=CombineTests,NetworkingTests` keeps these test targets and what they need, so that a sanitizer run builds no more.
if let only = Context.environment["KIOSK_ONLY_TESTS"]?.split(separator: ",").map(String.init), !only.isEmpty {
  var kept = Set(only)
  var waiting = only
  while let name = waiting.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }) else { continue }
    for case .byNameItem(let dependency, _) in target.dependencies where kept.insert(dependency).inserted {
      waiting.append(dependency)
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { ($0 as? Product.Library)?.targets.allSatisfy(kept.contains) != true }
}
