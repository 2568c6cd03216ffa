import Foundation
import OutsideText

/// Makes a feed of the elements of an XML text.
struct XMLFeedBuilder: XMLListener {
  private let address: URL
  var feed = Feed(format: .rss)
  private var hasBegun = false
  private var frames: [Frame] = []
  private var collector = TextCollector()
  /// What the element that is collected says in its attributes.
  var collected: Attributes = Attributes()
  var draft: ItemDraft
  var isInItem = false
  private var person: String?
  private var identities = ItemIdentities()
  private var seenCount = 0
  var siteLink: String?
  var updatePeriod: TimeInterval?
  var updateFrequency: Double?

  /// Where an element stands, and what holds below it.
  struct Frame {
    enum Role {
      /// The root, the channel, or something around items.
      case feed
      case item
      case person
      /// A picture of the feed.
      case image
      /// Parts of an item that bring media.
      case media
      case hours, days
      /// What is not looked at.
      case other
    }

    var role: Role
    var base: URL
    var language: String?
  }

  struct Attributes {
    var type: String?
    var isPermaLink: String?
    var source: String?
  }

  init(address: URL) {
    self.address = address
    draft = ItemDraft(base: address)
  }

  /// What has been read; nil where it is no feed.
  mutating func finished(isRepaired: Bool) -> Feed? {
    // The end of a feed that was cut off: what had ended of its last item counts.
    if isInItem { finishItem() }
    guard hasBegun else { return nil }
    var feed = feed
    feed.isRepaired = isRepaired
    feed.siteURL = feed.siteURL ?? FeedText.url(siteLink, base: address)
    if feed.pace.interval == nil, updatePeriod != nil || updateFrequency != nil {
      feed.pace.interval = (updatePeriod ?? 86_400) / max(1, updateFrequency ?? 1)
    }
    return feed
  }

  var hasEnough: Bool { feed.isCut || isForeign && frames.isEmpty }

  /// The root is no feed's.
  private(set) var isForeign = false
  private(set) var rootName: String?

  // MARK: - XMLListener

  mutating func start(_ name: ElementName, _ attributes: XMLAttributes) {
    guard !collector.isOpen else { return collector.start(name, attributes) }
    guard let parent = frames.last else {
      begin(name, attributes)
      return
    }
    let base = attributes["xml", "base"].flatMap { FeedText.url($0, base: parent.base) } ?? parent.base
    let language = attributes["xml", "lang"].flatMap(FeedText.label) ?? parent.language
    var frame = Frame(role: .other, base: base, language: language)
    switch parent.role {
    case .feed: frame.role = startInFeed(name, attributes, frame)
    case .item, .media: frame.role = startInItem(name, attributes, frame)
    case .person: if name.local == "name" { collect(name, base: base) }
    case .image: if name.vocabulary == .rss, name.local == "url" { collect(name, base: base) }
    case .hours, .days: if name.local == "hour" || name.local == "day" { collect(name, base: base) }
    case .other: break
    }
    if !collector.isOpen { frames.append(frame) }
  }

  mutating func end() {
    if collector.isOpen {
      if collector.end() { take() }
      return
    }
    guard let frame = frames.popLast() else { return }
    switch frame.role {
    case .item: finishItem()
    case .person:
      if let name = person.flatMap(FeedText.person) {
        if isInItem { draft.authors.append(name) } else { feed.authors.append(name) }
      }
      person = nil
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    collector.append(bytes)
  }

  // MARK: - Starting

  private mutating func begin(_ name: ElementName, _ attributes: XMLAttributes) {
    rootName = rootName ?? name.local
    let version = attributes["version"].flatMap(FeedText.label) ?? ""
    switch (name.vocabulary, name.local) {
    case (.rss, "rss"), (.rss, "channel"): restart(with: Feed(format: .rss, version: version))
    case (.rdf, "rdf"): restart(with: Feed(format: .rdf))
    case (.atom, "feed"), (.rss, "feed"):
      restart(with: Feed(format: .atom, version: version.isEmpty ? "1.0" : version))
    default:
      isForeign = !hasBegun
      return
    }
    let base = attributes["xml", "base"].flatMap { FeedText.url($0, base: address) } ?? address
    let language = attributes["xml", "lang"].flatMap(FeedText.label)
    if let language { feed.language = language }
    frames = [Frame(role: .feed, base: base, language: language)]
  }

  /// A second root goes on with the feed of the first.
  private mutating func restart(with feed: Feed) {
    if !hasBegun { self.feed = feed }
    hasBegun = true
  }

  mutating func collect(_ name: ElementName, isMarkup: Bool = false, base: URL) {
    collector.begin(name, isMarkup: isMarkup, base: base)
  }

  // MARK: - Taking

  /// Takes what was collected.
  private mutating func take() {
    let text = collector.string
    switch frames.last?.role {
    case .feed: takeOfFeed(collector.name, text, collector.base)
    case .item, .media: takeOfItem(collector.name, text, collector.base)
    case .person: person = text
    case .image: feed.icon = feed.icon ?? FeedText.url(text, base: collector.base)
    case .hours:
      if let hour = Int(text), (0...24).contains(hour) {
        feed.pace.skippedHours.insert(hour % 24)
      }
    case .days:
      let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
      let name = text.lowercased().prefix(3)
      if let day = days.firstIndex(of: String(name)) { feed.pace.skippedDays.insert(day + 1) }
    case .other, nil: break
    }
    collected = Attributes()
  }

  // MARK: - Items

  private mutating func finishItem() {
    guard isInItem else { return }
    isInItem = false
    guard !feed.isCut else { return }
    seenCount += 1
    guard let item = draft.item() else {
      feed.unreadableCount += 1
      return
    }
    identities.add(item, to: &feed.items)
    if feed.items.count >= Feed.mostItems || seenCount >= Feed.mostItems * 5 { feed.isCut = true }
  }
}
