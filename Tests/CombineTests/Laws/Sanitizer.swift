import Foundation

/// Tells whether the tests run under ThreadSanitizer, which makes code ten times slower and stack frames larger.
enum Sanitizer {
  static let isOn = dlsym(nil, "__tsan_init") != nil

  /// A smaller amount of work under the sanitizer, where finding races matters and not the number of rounds.
  static func rounds(_ usual: Int, sanitized: Int) -> Int { isOn ? sanitized : usual }
}
