import Foundation
import UIKit

// Screens of UIKit on which a person chooses files, or would write a letter.

/// Keeps what is chosen for as long as the session lasts.
private struct ControllerFileChooser: View {
  let kinds: [UTType]
  let takesMany: Bool
  let finish: ([HostFile]) -> Void
  let cancel: () -> Void
  @Environment(\.session) private var session

  var body: some View {
    FileChooser(kinds: kinds, takesMany: takesMany) { files in
      GivenFiles.keep(files, in: session)
      finish(files)
    } cancel: {
      cancel()
    }
  }
}

struct ImagePickerScreen: View {
  let picker: UIImagePickerController

  private var kinds: [UTType] {
    (picker.takesPictures || !picker.takesFilms ? [.image] : []) + (picker.takesFilms ? [.movie] : [])
  }

  var body: some View {
    ControllerFileChooser(kinds: kinds, takesMany: false) { files in
      if let file = files.first { picker.choose(file.url) } else { picker.cancel() }
    } cancel: {
      picker.cancel()
    }
  }
}

struct PhotoPickerScreen: View {
  let picker: PHPickerViewController

  var body: some View {
    let configuration = picker.configuration
    ControllerFileChooser(
      kinds: configuration.filter?.kinds ?? [.image, .movie], takesMany: configuration.selectionLimit != 1
    ) { files in
      let most = configuration.selectionLimit > 0 ? configuration.selectionLimit : files.count
      picker.finish(files.prefix(most).map(PHPickerResult.init))
    } cancel: {
      picker.finish([])
    }
  }
}

struct DocumentPickerScreen: View {
  let picker: UIDocumentPickerViewController

  var body: some View {
    if let kinds = picker.kinds {
      ControllerFileChooser(kinds: kinds.map { UTType(known: $0) }, takesMany: picker.allowsMultipleSelection) {
        files in
        picker.choose(files.map(\.url))
      } cancel: {
        picker.cancel()
      }
    } else {
      RepresentedView(view: UIView(), version: 0)
    }
  }
}

/// What a device without a mail account says.
struct MailScreen: View {
  let controller: MFMailComposeViewController

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: "No Mail Accounts").font(.headline).accessibilityAddTraits(.isHeader)
      Text(verbatim: "Please set up a Mail account in order to send email.").multilineTextAlignment(.center)
      Button("OK") {
        controller.mailComposeDelegate?.mailComposeController(controller, didFinishWith: .cancelled, error: nil)
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
  }
}
