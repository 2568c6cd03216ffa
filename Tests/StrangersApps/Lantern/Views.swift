import SwiftUI
import UIKit

final class GlowView: UIView {
  private let halo = UIView()
  var strength = 0.0 { didSet { halo.alpha = strength } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  convenience init() { self.init(frame: .zero) }

  private func setUp() {
    halo.backgroundColor = .systemYellow
    halo.layer.cornerRadius = 40
    addSubview(halo)
  }
}

final class LampCell: UITableViewCell {
  private let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ name: String) { textLabel?.text = name }
}

final class LampsController: UIViewController {
  private let names: [String]
  private lazy var table = UITableView(frame: .zero, style: .insetGrouped)

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(LampCell.self, forCellReuseIdentifier: "lamp")
    table.dataSource = self
    table.frame = view.bounds
    view.addSubview(table)
  }
}

extension LampsController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lamp", for: indexPath)
    (cell as? LampCell)?.show(names[indexPath.row])
    return cell
  }
}

final class Switch: UIControl {
  var isOn = false
}

struct Glow: UIViewRepresentable {
  let strength: Double

  func makeUIView(context: Context) -> GlowView { GlowView() }
  func updateUIView(_ view: GlowView, context: Context) { view.strength = strength }
}

struct Rows: UIViewControllerRepresentable {
  let names: [String]

  final class Coordinator: NSObject, UINavigationControllerDelegate {
    let owner: Rows
    init(_ owner: Rows) { self.owner = owner }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: LampsController(names: names))
    navigation.delegate = context.coordinator
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
