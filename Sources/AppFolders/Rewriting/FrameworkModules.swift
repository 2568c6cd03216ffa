/// The modules of Apple's names that this package has as products: an app's package depends on them, and its sources import them.
enum FrameworkModules {
  static let names = [
    "Combine", "SwiftUI", "UIKit", "SafariServices", "WebKit", "os", "UniformTypeIdentifiers", "UserNotifications",
    "Network", "AVKit", "CoreLocation", "CryptoKit",
  ]
}
