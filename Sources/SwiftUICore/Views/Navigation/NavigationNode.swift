import Foundation
import FoundationExtras

/// A stack of pages of which the last is drawn. The pages below keep their state.
///
/// Every page has an address: the root "/", each further page one or two segments more. Addresses come from pushed values that can be read back
/// (numbers, strings, `Codable`), else from the words of the link.
final class NavigationNode: ViewNode {
  /// What a page above the root shows.
  struct Entry {
    let page: PageNode
    let segment: String
    /// The value it was pushed for; nil for the destination of a link.
    let value: AnyHashable?
    /// Told when the page is popped by the person.
    var onPop: (() -> Void)?
  }

  let root: PageNode
  private(set) var entries: [Entry] = []
  private var pathBinding: ErasedPath?
  private var values: [AnyHashable] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var links: [String: () -> Void] = [:]
  /// Segments asked for whose page cannot be shown yet.
  private var wanted: [String] = []
  private var toldTitle = ""
  private var inputs: ViewInputs
  /// The columns of which this is one.
  weak var split: SplitNode?
  /// The page that this stack fills, whose own bar is not shown beside that of the stack's page.
  private weak var outerPage: PageNode?

  struct Destination {
    let owner: ViewNode
    let environment: EnvironmentValues
    let view: (AnyHashable) -> AnyView?
    let decode: (String) -> AnyHashable?
    let typeName: String
  }

  override init(_ inputs: ViewInputs) {
    self.inputs = inputs
    root = PageNode(inputs)
    super.init(inputs)
    root.reparent(to: self)
    outerPage = findOuterPage()
    outerPage?.fill(with: root, of: self)
    inputs.environment.addresses?.listen(self) { [weak self] in self?.open($0) }
    if let requested = inputs.environment.addresses?.requested {
      inputs.environment.addresses?.requested = nil
      wanted = NavigationNode.segments(of: requested)
    }
  }

  func show(_ view: AnyView, path: ErasedPath?, _ inputs: ViewInputs) {
    self.inputs = inputs
    pathBinding = path
    // Whoever opens a page over the first one need not wait for what nobody sees.
    if root.content == nil, split == nil, !self.path.isEmpty { root.setCovered(true) }
    root.show(view, pageInputs)
    for entry in entries where entry.value != nil { refresh(entry) }
    graph.afterUpdate { [weak self] in self?.followPath() }
  }

  private func findOuterPage() -> PageNode? {
    var next = parent
    while let node = next, !(node is PresentedNode), !(node is SplitNode) {
      if let page = node as? PageNode { return page }
      next = node.parent
    }
    return nil
  }

  private var pageInputs: ViewInputs { inputs.through(self) }
  private var top: PageNode { entries.last?.page ?? root }

  override func flatten(into list: inout [DrawingNode]) { top.flatten(into: &list) }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    // Covered pages have been told already.
    visit(top)
  }

  override func unmount() {
    inputs.environment.addresses?.forget(self)
    if outerPage?.filling === root { outerPage?.fill(with: nil, of: self) }
    for entry in entries { entry.page.unmount() }
    root.unmount()
    super.unmount()
  }

  // MARK: Values

  private var path: [AnyHashable] { pathBinding?.read() ?? values }

  private func setPath(_ new: [AnyHashable]) {
    if let pathBinding { pathBinding.write(new) } else { values = new }
  }

  /// Pushes a value, as a link with that value does.
  func push(value: AnyHashable) {
    if let next = split?.next(after: self) {
      next.popAll()
      next.values = [value]
      next.followPath()
      split?.chose(in: self)
      return
    }
    setPath(path + [value])
    followPath()
  }

  func register(_ type: Any.Type, _ destination: Destination) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = destination
    refreshEntries(of: type)
    split?.next(after: self)?.refreshEntries(of: type)
    if isNew { graph.afterUpdate { [weak self] in self?.followPath() } }
  }

  private func refreshEntries(of type: Any.Type) {
    for entry in entries where entry.value.map({ Swift.type(of: $0.base) == type }) ?? false { refresh(entry) }
  }

  /// A column shows what the column before it knows, too.
  private func destination(of value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))] ?? split?.previous(before: self)?.destination(of: value)
  }

  private func refresh(_ entry: Entry) {
    guard let value = entry.value, let destination = destination(of: value), let view = destination.view(value) else {
      return
    }
    var inputs = pageInputs
    inputs.environment = destination.environment
    show(view, on: entry.page, inputs)
  }

  private func show(_ view: AnyView, on page: PageNode, _ inputs: ViewInputs) {
    var inputs = inputs
    inputs.environment.dismissAction = DismissAction(owner: page) { [weak self, weak page] in
      guard let self, let page else { return }
      pop(page)
    }
    page.show(view, inputs)
  }

  /// Brings the pages in line with the values of the path.
  private func followPath() {
    guard isMounted else { return }
    let values = path
    let shown = entries.compactMap(\.value)
    if shown != values {
      var keep = 0
      while keep < min(shown.count, values.count), shown[keep] == values[keep] { keep += 1 }
      let before = entries.count
      while entries.compactMap(\.value).count > keep { removeTop() }
      tellBack(before - entries.count)
      for (place, value) in values.enumerated().dropFirst(keep) {
        guard let destination = destination(of: value) else { break }
        let wasOpening = isOpening
        isOpening = wasOpening || takesWanted(value, destination)
        let segment = Address.segment(of: value, typeName: destination.typeName)
        let entry = Entry(page: PageNode(pageInputs), segment: segment, value: value)
        add(entry)
        isOpening = wasOpening
        if place < values.count - 1 { entry.page.setCovered(true) }
        refresh(entry)
      }
    }
    if top.isCovered != isCovered { top.setCovered(isCovered) }
    openWanted()
  }

  // MARK: Pages

  /// Shows the destination of a link on a page of its own.
  func push(_ view: AnyView, segment: String, environment: EnvironmentValues, onPop: (() -> Void)?) -> PageNode {
    let place = split?.next(after: self) ?? self
    if place !== self { place.popAll() }
    let page = PageNode(place.pageInputs)
    place.add(Entry(page: page, segment: segment, value: nil, onPop: onPop))
    place.update(page, view, environment)
    if place !== self { split?.chose(in: self) }
    return page
  }

  func update(_ page: PageNode, _ view: AnyView, _ environment: EnvironmentValues) {
    if let next = split?.next(after: self), page.parent === next {
      next.update(page, view, environment)
    }
    guard entries.contains(where: { $0.page === page }) else { return }
    var inputs = pageInputs
    inputs.environment = environment
    show(view, on: page, inputs)
  }

  private func add(_ entry: Entry) {
    let below = top
    below.setCovered(true)
    entry.page.reparent(to: self)
    if split != nil, entries.isEmpty {
      // What stands in the place of a column's own page leads back to where that does.
      entry.page.backTitle = wayBack?.title
      entry.page.onBack = wayBack?.action
    } else {
      let page = entry.page
      page.backTitle = below.title.isEmpty ? String(localized: "Back", locale: locale ?? .machine) : below.title
      page.onBack = { [weak self, weak page] in
        guard let self, let page else { return }
        pop(page)
      }
    }
    entries.append(entry)
    structureChanged()
    if split == nil { graph.command(.address(address, replaces: isOpening)) }
  }

  private func removeTop() {
    guard let entry = entries.popLast() else { return }
    entry.page.unmount()
    top.setCovered(isCovered)
    structureChanged()
    tellTitle()
  }

  /// Goes back to the page below `page`, as the person asked.
  func pop(_ page: PageNode) {
    guard let index = entries.firstIndex(where: { $0.page === page }) else { return }
    let gone = entries[index...]
    setPath(Array(path.prefix(entries[..<index].compactMap(\.value).count)))
    while entries.count > index { removeTop() }
    for entry in gone { entry.onPop?() }
    tellBack(gone.count)
  }

  func popAll() {
    if let first = entries.first { pop(first.page) }
  }

  // MARK: Columns

  private var wayBack: (title: String, action: () -> Void)?

  /// Where the first page leads back to, where it is a column of several that are seen one at a time.
  func setWayBack(_ title: String?, action: @escaping () -> Void = {}) {
    wayBack = title.map { ($0, action) }
    for page in [root, entries.first?.page].compactMap({ $0 }) {
      page.backTitle = title
      page.onBack = wayBack?.action
    }
  }

  /// The title of the page that is seen.
  var title: String { top.title }

  /// Has the host go back over the addresses of pages that are gone, unless that is where the change comes from.
  private func tellBack(_ count: Int) {
    guard !isOpening, split == nil else { return }
    for _ in 0..<count { graph.command(.back(to: address)) }
  }

  func titleChanged(of page: PageNode) {
    guard page === top else { return }
    tellTitle()
  }

  /// Has the window named after the page that is shown.
  func tellTitle() {
    if let split, !split.names(self) { return }
    let title = top.title
    guard !title.isEmpty, title != toldTitle || split != nil else { return }
    toldTitle = title
    inputs.environment.session?.command(.title(title))
  }

  // MARK: Addresses

  private var isOpening = false
  private var address: String { "/" + entries.map(\.segment).joined(separator: "/") }

  /// The address that a link with this segment on the top page leads to.
  func address(with segment: String) -> String { entries.isEmpty ? "/" + segment : address + "/" + segment }

  func register(link segment: String, _ follow: @escaping () -> Void) {
    links[segment] = follow
    if !wanted.isEmpty { graph.afterUpdate { [weak self] in self?.openWanted() } }
  }

  func forget(link segment: String) { links[segment] = nil }

  /// The segments of an address, one for each page.
  static func segments(of path: String) -> [String] {
    path.split(separator: "?").first.map { $0.split(separator: "/").map(String.init) } ?? []
  }

  /// The person went to an address by the host's own means.
  private func open(_ path: String) {
    isOpening = true
    defer { isOpening = false }
    let asked = NavigationNode.segments(of: path)
    let shown = entries.map(\.segment).flatMap { $0.split(separator: "/").map(String.init) }
    var common = 0
    var count = 0
    for entry in entries {
      let length = entry.segment.split(separator: "/").count
      guard Array(asked.dropFirst(count).prefix(length)) == Array(shown.dropFirst(count).prefix(length)),
        asked.count >= count + length
      else { break }
      count += length
      common += 1
    }
    if common < entries.count { pop(entries[common].page) }
    wanted = Array(asked.dropFirst(count))
    openWanted()
  }

  /// Whether an app that reads the address itself shows a page by it already; then the page is not wanted any more.
  private func takesWanted(_ value: AnyHashable, _ destination: Destination) -> Bool {
    guard !isOpening, wantedValue(of: destination) == value else { return false }
    wanted.removeFirst(2)
    return true
  }

  /// What the next two segments that are wanted stand for, where they are those of a destination.
  private func wantedValue(of destination: Destination) -> AnyHashable? {
    wanted.count > 1 && wanted[0] == destination.typeName ? destination.decode(wanted[1]) : nil
  }

  /// Shows pages for what was asked for, as far as links and destinations know it by now.
  private func openWanted() {
    guard !wanted.isEmpty else { return }
    isOpening = true
    defer { isOpening = false }
    if let value = destinations.values.lazy.compactMap({ self.wantedValue(of: $0) }).first {
      wanted.removeFirst(2)
      setPath(path + [value])
      followPath()
    } else if let follow = links[wanted[0]] {
      wanted.removeFirst()
      follow()
    }
  }
}

/// A path of values without its type.
struct ErasedPath {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}
