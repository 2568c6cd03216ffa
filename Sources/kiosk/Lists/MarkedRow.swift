import FoundationExtras
import JSON
import Library

extension ListRow {
  /// The row with its state; it stays null where the library cannot be read.
  func marked(by marks: LibraryMarks?) -> ListRow {
    guard let mark, let marks else { return self }
    let isSet = mark.isSet(in: marks)
    var row = self
    row.json["state"] = .text(isSet ? mark.words.set : mark.words.unset)
    if isSet { row.details.append(.phrase(String.LocalizationValue(english: mark.words.set))) }
    return row
  }
}

extension ListOptions {
  /// What the reader has read and seen by now; nil where that cannot be known. Nobody has read the samples.
  func marks(_ environment: ProcessEnvironment) -> LibraryMarks? {
    usesSamples ? LibraryMarks() : try? LibraryMarks(in: UserFolders(environment: environment).libraryFile)
  }
}
