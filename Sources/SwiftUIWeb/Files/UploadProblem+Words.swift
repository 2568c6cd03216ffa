import FoundationExtras
import HTTPServer

extension UploadProblem {
  var status: Int {
    switch self {
    case .tooLarge: 413
    case .noFile: 400
    case .tooMany: 503
    case .notKept: 507
    }
  }

  /// What the reader is told.
  var words: String.LocalizationValue {
    switch self {
    case .tooLarge(let limit): "The file is larger than \(limit >> 20) MB. Nothing has changed."
    case .noFile: "No file arrived. Nothing has changed. Choose a file, then press the button."
    case .tooMany: "Other files are being imported. Nothing has changed. Try again in a minute."
    case .notKept(let reason): "The file could not be stored (\(reason)). Nothing has changed."
    }
  }
}
