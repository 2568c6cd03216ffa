import CoreLocation
import CryptoKit
import SwiftUI

// Secrets behind a word, with the place they were written at.

@MainActor
final class Vault: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var isOpen = false
  @Published private(set) var place = "Somewhere"
  private let manager = CLLocationManager()
  private let key: SHA256Digest

  init(word: String) {
    key = SHA256.hash(data: Data(word.utf8))
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  func open(_ word: String) { isOpen = SHA256.hash(data: Data(word.utf8)) == key }

  func askWhere() {
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
  }

  func code(of secret: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data(secret.utf8), using: SymmetricKey(data: Data(key)))
    return code.prefix(4).map { String(format: "%02x", $0) }.joined()
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let last = locations.last else { return }
    let text = "\(last.coordinate.latitude), \(last.coordinate.longitude)"
    Task { @MainActor in place = text }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    let text = (error as? CLError)?.code == .denied ? "Not allowed to know" : error.localizedDescription
    Task { @MainActor in place = text }
  }
}

struct VaultView: View {
  @StateObject private var vault = Vault(word: "sesame")
  @State private var word = ""
  @State private var isWrong = false
  private let secrets = ["The key is under the mat", "Aunt Vera's recipe"]

  var body: some View {
    NavigationStack {
      Group {
        if vault.isOpen { content } else { entrance }
      }
      .navigationTitle("Vault")
    }
  }

  private var entrance: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.fill").font(.system(size: 60)).symbolVariant(SymbolVariants.circle)
      SecureField("Word", text: $word)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(TextInputAutocapitalization.never)
        .autocorrectionDisabled()
      Button("Open") {
        vault.open(word)
        isWrong = !vault.isOpen
      }
      .disabled(word.isEmpty)
    }
    .padding(40)
    .alert("That is not it", isPresented: $isWrong) { Button("OK") { word = "" } }
  }

  private var content: some View {
    List {
      Section("Secrets") {
        ForEach(secrets, id: \.self) { secret in
          VStack(alignment: .leading) {
            Text(secret).privacySensitive()
            Text(vault.code(of: secret)).font(.caption.monospaced()).foregroundStyle(.secondary)
          }
        }
      }
      Section("Place") {
        Label(vault.place, systemImage: "location").labelIconToTitleSpacing(12)
        Button("Where am I?") { vault.askWhere() }
      }
    }
  }
}
