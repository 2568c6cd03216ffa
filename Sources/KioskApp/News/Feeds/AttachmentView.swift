import AVKit
import Feeds
import SwiftUI

/// A recording or a film of an article, to be played here, or a file, to be opened.
struct AttachmentView: View {
  let attachment: FeedItem.Attachment

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if attachment.isAudio || attachment.isVideo {
        VideoPlayer(player: AVPlayer(url: attachment.url))
          .accessibilityLabel(attachment.isAudio ? "Recording" : "Film")
          .frame(maxWidth: 620, minHeight: attachment.isAudio ? 54 : 200, maxHeight: attachment.isAudio ? 54 : 350)
      }
      Link(destination: attachment.url) {
        Label(Self.name(of: attachment), systemImage: attachment.isAudio ? "headphones" : "paperclip")
          .frame(minHeight: 44)
      }
    }
  }

  static func name(of attachment: FeedItem.Attachment) -> String {
    let kind = attachment.isAudio ? localized("Recording") : attachment.isVideo ? localized("Film") : localized("File")
    let minutes = attachment.duration.map { localized("\(max(1, Int($0 / 60))) min") }
    let size = attachment.size.map { localized("\(max(1, $0 >> 20)) MB") }
    return Facts.line([kind, minutes, size])
  }
}
