import Foundation
import KioskApp
import Library
import SwiftUIWeb

extension ExchangedFile {
  /// The reader's library, for browsers to save and bring back.
  @MainActor
  static func library(_ library: Library, folder: URL) -> ExchangedFile {
    ExchangedFile(
      name: "kiosk-library.json", title: "Your library", type: "application/json", home: "/place/settings",
      largest: LibraryFile.largest, folder: folder
    ) {
      let contents = library.contents
      return {
        var bytes = Data()
        LibraryFile.write(contents) { bytes.append(contentsOf: $0.utf8) }
        return bytes
      }
    } take: { bytes, answer in
      library.bring(bytes) { result in
        switch result {
        case .success(let outcome):
          answer(
            .taken(outcome.changed == 0 ? outcome.words : "\(outcome.words) You can undo this in any window of Kiosk."))
        case .failure(let problem): answer(.refused("\(problem.words) Nothing has changed."))
        }
      }
    }
  }
}

extension KioskServices.LibraryFileLinks {
  init?(_ file: ExchangedFile) {
    guard let saving = URL(string: file.saving), let bringing = URL(string: file.bringing) else { return nil }
    self.init(saving: saving, bringing: bringing)
  }
}
