import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// A screen of UIKit as apps have it: a collection in a flow, three items beside each other.
@MainActor
private final class Squares: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.translatesAutoresizingMaskIntoConstraints = false
    collection.register(Square.self, forCellWithReuseIdentifier: "square")
    collection.dataSource = self
    collection.delegate = self
    return collection
  }()
  private(set) var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    guard let square = cell as? Square else { return cell }
    square.label.text = "Square \(indexPath.item)"
    square.contentView.backgroundColor = .systemTeal
    square.contentView.addSubview(square.label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: (collectionView.bounds.width - 32) / 3, height: 100) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
}

private final class Square: UICollectionViewCell {
  let label = UILabel()
}

private struct Screen: UIViewControllerRepresentable {
  let controller: Squares
  func makeUIViewController(context: Context) -> Squares { controller }
  func updateUIViewController(_ controller: Squares, context: Context) {}
}

@MainActor
struct CollectionsOfUIKit {
  @Test func aFlowShowsItsItemsInRowsOfTheCollectionsWidth() throws {
    let controller = Squares()
    let screen = TestScreen(size: CGSize(width: 332, height: 600)) { Screen(controller: controller) }
    let first = try #require(screen.frame(of: "Square 0"))
    let third = try #require(screen.frame(of: "Square 2"))
    let fourth = try #require(screen.frame(of: "Square 3"))
    #expect(abs(first.midX - 58) <= 1 && abs(third.midX - 274) <= 1, "\(first) \(third)")
    #expect(abs(fourth.midX - first.midX) <= 1 && abs(fourth.midY - first.midY - 110) <= 1, "\(first) \(fourth)")
  }

  @Test func aTapTellsTheDelegate() {
    let controller = Squares()
    let screen = TestScreen(size: CGSize(width: 332, height: 600)) { Screen(controller: controller) }
    #expect(screen.tap("Square 4"))
    #expect(controller.chosen == [4])
  }

  @Test func aHostedViewIsMeasuredWithoutAWindow() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 120, height: 44).padding(10))
    #expect(controller.sizeThatFits(in: CGSize(width: 400, height: 800)) == CGSize(width: 140, height: 64))
    let greedy = UIHostingController(rootView: Color.red)
    #expect(greedy.sizeThatFits(in: CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
  }

  @Test func measuringAViewKeepsNothingOfIt() {
    final class Held: ObservableObject {}
    struct Screen: View {
      @StateObject var held: Held
      var body: some View { Color.red.frame(width: 10, height: 10).tag(ObjectIdentifier(held)) }
    }
    weak var made: Held?
    do {
      let screen = Screen(
        held: {
          let held = Held()
          made = held
          return held
        }())
      #expect(UIHostingController(rootView: screen).sizeThatFits(in: .zero) == CGSize(width: 10, height: 10))
    }
    #expect(made == nil)
  }

  @Test func aCellShowsViewsOfSwiftUI() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("In a cell") }.margins(.all, 0)
    let source = OneRow(cell)
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    let screen = TestScreen { Holder(view: table) }
    #expect(screen.outline.contains("In a cell"))
  }

  @Test func placesAreCountedByTheFramesThatWereSet() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    #expect(outer.convert(CGPoint(x: 6, y: 6), to: inner) == CGPoint(x: 1, y: 1))
    #expect(outer.hitTest(CGPoint(x: 6, y: 6), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 500, y: 50), with: nil) == nil)
  }

  @Test func aPartOfAPictureIsAPicture() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: oneToOne).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.width == 4 && pixels.height == 2)
    let part = try #require(pixels.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1)))
    #expect(part.width == 3 && part.height == 1)
    #expect(UIImage(cgImage: part, scale: 1, orientation: .up).size == CGSize(width: 3, height: 1))
    #expect(pixels.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  private var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  @Test func fontsAreChangedByTheirTraits() throws {
    let bold = try #require(
      UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 20)
    #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
  }

  @Test func wordsOfADocumentAreRead() throws {
    let html = Data("<p>One &amp; <b>two</b></p><p>three</p>".utf8)
    let text = try NSAttributedString(
      data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(text.string == "One & two\nthree")
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  let cell: UITableViewCell
  init(_ cell: UITableViewCell) { self.cell = cell }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

private struct Holder: UIViewRepresentable {
  let view: UITableView
  func makeUIView(context: Context) -> UITableView { view }
  func updateUIView(_ view: UITableView, context: Context) {}
}
