/// What modifiers have reported to a node, one value each, in the order in which they first did: inner ones before those around them.
struct Reports<Value> {
  private(set) var all: [(owner: ViewNode, value: Value)] = []

  /// Notes the value of a modifier's node in its place; nil takes it back.
  mutating func set(_ value: Value?, of owner: ViewNode) {
    let place = all.firstIndex { $0.owner === owner }
    switch (place, value) {
    case (let place?, let value?): all[place].value = value
    case (let place?, nil): all.remove(at: place)
    case (nil, let value?): all.append((owner, value))
    case (nil, nil): break
    }
  }
}
