import Combine
import Foundation
import FoundationExtras
import JSON
import KioskApp
import Library
import Networking

/// Tells of what has come to the inbox: on the desktop where the reader wants that, and to the addresses of `config.json5`.
@MainActor
final class InboxNotices {
  private let library: Library
  private let addresses: NoticeAddresses
  private let notifier: DesktopNotifier?
  private let client: HTTPClient
  private let messages: any TextOutput
  private var hearing: AnyCancellable?
  private var sending: [UUID: AnyCancellable] = [:]

  /// Seconds that an address may take.
  private static let timeLimit: TimeInterval = 10

  init(
    desk: FollowDesk, library: Library, settings: Settings, notifier: DesktopNotifier?, messages: any TextOutput
  ) {
    self.library = library
    addresses = settings.notices
    self.notifier = notifier
    self.messages = messages
    client = HTTPClient(
      transport: CurlTransport(
        CurlTransport.Options(certificateAuthorityFile: settings.caFile, userAgent: "kiosk/\(kioskVersion)")),
      configuration: .init(deadline: Self.timeLimit))
    hearing = desk.found.sink { [weak self] entries in
      MainActor.assumeIsolated { self?.tell(InboxMessage(entries)) }
    }
  }

  private func tell(_ message: InboxMessage) {
    if let notifier, ReaderSettings(library).notifiesDesktop {
      do {
        try notifier.show(message.title, Told.text("In your inbox in Kiosk."))
      } catch {
        try? messages.tell("The desktop could not be notified: \(SystemMessage.of(error)).")
      }
    }
    if let webhook = addresses.webhook { send(message.body, to: webhook) }
    if let ntfy = addresses.ntfy {
      send(message.body(topic: ntfy.lastPathComponent), to: ntfy.deletingLastPathComponent())
    }
  }

  private func send(_ body: JSONValue, to address: URL) {
    let request = HTTPRequest(
      address, method: "POST", headers: ["Content-Type": "application/json"], body: Data(body.compact.utf8),
      maximumBodySize: 1 << 20, retryLimit: 0)
    let id = UUID()
    sending[id] = client.response(for: request).receive(on: RunLoop.main)
      .sink { [weak self] completion in
        MainActor.assumeIsolated {
          self?.sending[id] = nil
          guard case .failure(let error) = completion else { return }
          try? self?.messages.tell("\(address.host() ?? "") could not be told of your inbox: \(error.words)")
        }
      } receiveValue: { _ in
      }
  }
}
