import Foundation
import SwiftUICore
import SwiftUITesting
import Testing
import UIKit

private final class Letters: UITableViewController {
  var rows = ["a", "b"]
  var chosen: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "letter " + rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "end")
    view?.textLabel?.text = "that is all"
    return view
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private struct Screen: UIViewControllerRepresentable {
  let controller: Letters
  func makeUIViewController(context: Context) -> Letters { controller }
  func updateUIViewController(_ controller: Letters, context: Context) {}
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct RowsAndGeometryOfUIKit {
  @Test func tablesShowViewsBelowSectionsAndAskBeforeARowIsChosen() {
    let controller = Letters(style: .grouped)
    let screen = TestScreen { Screen(controller: controller) }
    #expect(screen.outline.contains("letter a"))
    #expect(screen.outline.contains("that is all"))
    screen.tap("letter a")
    screen.tap("letter b")
    #expect(controller.chosen == [IndexPath(row: 1, section: 0)])
    #expect(controller.tableView.indexPathsForVisibleRows?.count == 2)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["letter a", "letter b"])
    controller.rows.append("c")
    controller.tableView.insertSections([0], with: .fade)
    screen.settle()
    #expect(screen.outline.contains("letter c"))
  }

  @Test func theButtonForEditingTurnsItOnAndOff() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    item.primaryAction?.perform(from: item)
    #expect(controller.isEditing)
    #expect(item.title == "Done")
    item.primaryAction?.perform(from: item)
    #expect(!controller.isEditing)
  }

  @Test func rectanglesAreTransformedAndInset() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 24, height: 36)
    )
    #expect(frame.applying(CGAffineTransform(scaleX: 2, y: 0.5)) == CGRect(x: 20, y: 10, width: 60, height: 20))
    let turned = frame.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 40) < 0.001 && abs(turned.height - 30) < 0.001)
    #expect(CGRect(x: 4, y: 0, width: -4, height: 2).equalTo(CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(width: 6, height: 8))
  }

  @Test func traitsAndGreysAreTold() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: .current))
    #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection()]).userInterfaceStyle == .dark)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.001 && alpha == 0.5)
  }
}
