/// How long somebody has owed a sign of life: a value, told the time in seconds.
struct Silence {
  /// So long nobody thinks anything of it.
  let patience: Double

  /// When a sign was asked for that has not come.
  private var asked: Double?
  /// When one was due that nobody has to ask for.
  private var due: Double?
  /// The last one.
  private var last = -Double.infinity

  init(patience: Double) { self.patience = patience }

  /// Notes that a sign is asked for. False where one is owed already.
  mutating func asks(now: Double) -> Bool {
    guard asked == nil else { return false }
    asked = now
    return true
  }

  /// What was asked for has come.
  mutating func answers(now: Double) {
    asked = nil
    last = now
  }

  /// A sign that nobody has asked for.
  mutating func stirs(now: Double) { last = now }

  /// A sign; the next one comes by itself until `due`, or only when it is asked for.
  mutating func stirs(now: Double, next due: Double?) {
    last = now
    self.due = due
  }

  /// Whether a sign is to come that nobody asks for.
  var isPromised: Bool { due != nil }

  /// Whether nothing has been heard for longer than one has patience.
  func isLong(now: Double) -> Bool {
    guard let since = [asked, due].compactMap({ $0 }).min(), since <= now else { return false }
    return now - max(since, last) >= patience
  }
}
