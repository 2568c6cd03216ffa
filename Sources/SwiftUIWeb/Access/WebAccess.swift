import CryptoKit
import Foundation
import SwiftUIElements

/// Who may come in to a web server, besides the account that runs it.
///
/// Whoever has the secret opens the address with it once, or types it, and is known by a cookie from then on. A password of one's
/// own may open too. Cookies follow from both: with another secret or password nobody has come in yet.
package struct WebAccess: Sendable, Equatable {
  /// What opens the door.
  package let secret: String
  /// Whether the account that runs the server needs it on loopback, too.
  package var requiresSecret = false
  private let password: Password?

  /// A password: what judges a guess, and what changes whenever the password does.
  ///
  /// The judge may take its time; it is called off the main thread, one call at a time.
  package struct Password: Sendable, Equatable {
    let accepts: @Sendable (String) -> Bool
    let mark: String

    package init(mark: String, accepts: @escaping @Sendable (String) -> Bool) {
      self.mark = mark
      self.accepts = accepts
    }

    package static func == (one: Password, other: Password) -> Bool { one.mark == other.mark }
  }

  /// - Parameter secret: at least 16 characters that nobody can guess.
  package init(secret: String, password: Password? = nil) {
    self.secret = secret
    self.password = password
  }

  private static let checking = DispatchQueue(label: "access.password")

  /// Whether `guess` opens the door; answers on the main thread.
  @MainActor
  func judge(_ guess: String, then answer: @escaping @MainActor (Bool) -> Void) {
    if Secret.same(guess, secret) { return answer(true) }
    guard let password, !guess.isEmpty, guess.utf8.count <= 512 else { return answer(false) }
    Self.checking.async {
      let isRight = password.accepts(guess)
      DispatchQueue.main.async { MainActor.assumeIsolated { answer(isRight) } }
    }
  }

  // MARK: Cookies

  private func seal(_ text: String) -> String {
    let key = HMAC<SHA256>.authenticationCode(
      for: Data((password?.mark ?? "").utf8), using: SymmetricKey(data: Data(secret.utf8)))
    return Seal.of(Data(("access " + text).utf8), key: key)
  }

  /// What a browser keeps to come in again: the day it was given out, sealed.
  func pass(day: Int) -> String { "\(day)-\(seal("\(day)"))" }

  /// The day a pass was given out; nil where it is none of ours.
  func day(ofPass text: String) -> Int? {
    guard text.utf8.count <= 64, let dash = text.firstIndex(of: "-"), let day = Int(text[..<dash]),
      (0...1_000_000).contains(day), Secret.same(text, pass(day: day))
    else { return nil }
    return day
  }
}

/// Random names that nobody can guess: 128 bits, in letters that fit a cookie, an address and an attribute.
package enum Secret {
  package static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let letters = (0..<22).map { _ in alphabet[Int(generator.next(upperBound: UInt64(64)))] }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Compares without telling by time how much was right.
  package static func same(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    var difference = UInt8(a.count == b.count ? 0 : 1)
    for index in b.indices { difference |= b[index] ^ (index < a.count ? a[index] : 0) }
    return difference == 0
  }
}

/// The names of browsers: made here, and known again by their seal.
struct BrowserNames: Sendable {
  private let key: [UInt8] = (0..<32).map { _ in UInt8.random(in: .min ... .max) }

  func make() -> String {
    let name = Secret.make()
    return name + seal(name)
  }

  /// `text` where it was made here.
  func known(_ text: String) -> String? {
    guard text.utf8.count == 54, Secret.same(text, String(text.prefix(22)) + seal(String(text.prefix(22)))) else {
      return nil
    }
    return text
  }

  private func seal(_ name: String) -> String { Seal.of(Data(name.utf8), key: key) }
}
