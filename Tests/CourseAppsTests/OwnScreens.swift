import SwiftUI
import Testing

// Classes of UIKit that apps derive, with initializers of their own.

private final class ModelScreen: UIViewController {
  let model: String
  init() {
    model = "a model"
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class RowsScreen: UITableViewController {
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { nil }
}

private final class TilesScreen: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }
}

private final class TitledButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Big", for: .normal)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PortraitView: UIImageView {
  init() { super.init(image: UIImage(systemName: "person")) }
  required init?(coder: NSCoder) { nil }
}

private final class NotesView: UITextView {
  init() {
    super.init(frame: .zero, textContainer: nil)
    text = "kept"
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OwnScreens {
  @Test func classesOfAppsMayBeMadeOfNothing() {
    #expect(ModelScreen().model == "a model")
    #expect(RowsScreen().tableView.style == .insetGrouped)
    #expect(TilesScreen().collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(TitledButton(frame: .zero).title(for: .normal) == "Big")
    #expect(TitledButton(type: .system).buttonType == .system)
    #expect(PortraitView().image != nil)
    #expect(NotesView().text == "kept")
  }
}
