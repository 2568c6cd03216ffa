import Combine
import SwiftUICore
import SwiftUITesting
import Testing

/// A small generator with a seed, so that a failure can be repeated.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A tree of data that a view draws in many ways.
private final class Garden: ObservableObject {
  struct Plant: Identifiable, Equatable {
    var id: Int
    var name: String
    var look: Int
    var children: [Plant]
  }

  @Published var plants: [Plant] = []
  @Published var mode = 0
  @Published var isBoxed = false
  private var lastID = 0

  func makePlant(_ depth: Int, _ random: inout SeededNumbers) -> Plant {
    lastID += 1
    let count = depth > 2 ? 0 : Int.random(in: 0...3, using: &random)
    let children = (0..<count).map { _ in makePlant(depth + 1, &random) }
    return Plant(
      id: lastID, name: "plant \(Int.random(in: 0...9, using: &random))", look: Int.random(in: 0...7, using: &random),
      children: children)
  }

  func change(_ plants: inout [Plant], _ depth: Int, _ random: inout SeededNumbers) {
    switch Int.random(in: 0...8, using: &random) {
    case 0: plants.insert(makePlant(depth, &random), at: Int.random(in: 0...plants.count, using: &random))
    case 1: if !plants.isEmpty { plants.remove(at: Int.random(in: 0..<plants.count, using: &random)) }
    case 2: plants.shuffle(using: &random)
    case 3: plants.reverse()
    case 4: if let last = plants.popLast() { plants.insert(last, at: 0) }
    case 5, 6:
      if let index = plants.indices.randomElement(using: &random) {
        plants[index].look = Int.random(in: 0...7, using: &random)
        plants[index].name = "plant \(Int.random(in: 0...9, using: &random))"
      }
    default:
      if let index = plants.indices.randomElement(using: &random) {
        change(&plants[index].children, depth + 1, &random)
      }
    }
  }

  func changeSomething(_ random: inout SeededNumbers) {
    switch Int.random(in: 0...9, using: &random) {
    case 0: mode = Int.random(in: 0...3, using: &random)
    case 1: isBoxed.toggle()
    default: change(&plants, 0, &random)
    }
  }
}

private struct PlantView: View {
  let plant: Garden.Plant

  var body: some View {
    switch plant.look {
    case 0: Text(plant.name).padding()
    case 1: Text(plant.name).padding().background(.red).padding(4)
    case 2:
      Text(plant.name)
      ForEach(plant.children) { PlantView(plant: $0) }
    case 3:
      VStack {
        if plant.children.count > 1 { Text(plant.name).bold() }
        ForEach(plant.children) { PlantView(plant: $0) }
      }
    case 4: AnyView(plant.name.hasSuffix("1") ? AnyView(Divider()) : AnyView(Text(plant.name)))
    case 5:
      Button(plant.name) {}.overlay { ForEach(plant.children) { PlantView(plant: $0) } }
    case 6: EmptyView()
    default:
      Group {
        ForEach(plant.children) { PlantView(plant: $0) }
        Text(plant.name).id(plant.name)
      }
      .padding(plant.children.count > 1 ? 4 : 8)
      .opacity(0.5)
    }
  }
}

private struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    switch garden.mode {
    case 0:
      List {
        Section("Plants") { ForEach(garden.plants) { PlantView(plant: $0).listRowSeparator(.hidden) } }
        ForEach(garden.plants) { PlantView(plant: $0) }
      }
    case 1:
      NavigationStack {
        ScrollView { LazyVStack { ForEach(garden.plants) { PlantView(plant: $0) } } }.navigationTitle("Garden")
      }
    case 2:
      Picker("Plant", selection: .constant(1)) { ForEach(garden.plants) { PlantView(plant: $0) } }
    default:
      VStack { ForEach(garden.plants) { PlantView(plant: $0) } }
        .background { if garden.isBoxed { Text("behind") } }
    }
  }
}

/// What is drawn without identities, for comparing two sessions.
private indirect enum Shape: Equatable {
  case node(Element, [Shape])

  static func of(_ tree: ElementTree) -> [Shape] {
    func shape(_ id: NodeID) -> Shape {
      .node(tree[id]?.element ?? Element(.divider), tree.children(of: id).map(shape))
    }
    return tree.roots.map(shape)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(4)))
struct PatchLaw {
  @Test(arguments: 1...8)
  func oldTreePlusPatchesIsTheFreshTree(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let garden = Garden()
    let screen = TestScreen { GardenView(garden: garden) }
    for step in 0..<80 {
      for _ in 0...Int.random(in: 0...3, using: &random) { garden.changeSomething(&random) }
      screen.settle()
      #expect(screen.misfits.isEmpty, "seed \(seed), step \(step)")
      #expect(screen.tree == screen.session.tree, "seed \(seed), step \(step)")
      if step.isMultiple(of: 2) {
        screen.session.rest()
        #expect(screen.tree == screen.session.tree, "seed \(seed), step \(step)")
      }
      let fresh = TestScreen { GardenView(garden: garden) }
      guard Shape.of(screen.tree) == Shape.of(fresh.tree) else {
        Issue.record("seed \(seed), step \(step):\n\(screen.outline)\n— fresh —\n\(fresh.outline)")
        return
      }
    }
  }

  @Test func reorderingMovesAsFewAsPossible() {
    let garden = Garden()
    garden.mode = 3
    garden.plants = (0..<20).map { Garden.Plant(id: $0, name: "\($0)", look: 0, children: []) }
    let screen = TestScreen { GardenView(garden: garden) }
    garden.plants.append(garden.plants.removeFirst())
    screen.settle()
    #expect(screen.patches.count == 1)
    screen.forgetPatches()
    garden.plants.swapAt(3, 9)
    screen.settle()
    #expect(screen.patches.count == 2)
    screen.forgetPatches()
    garden.plants.insert(Garden.Plant(id: 99, name: "new", look: 0, children: []), at: 0)
    screen.settle()
    #expect(screen.patches.count == 1)
  }

  @Test func whileTheHostIsBusyChangesCoalesce() {
    let garden = Garden()
    garden.mode = 3
    garden.plants = [Garden.Plant(id: 1, name: "0", look: 0, children: [])]
    let screen = TestScreen { GardenView(garden: garden) }
    screen.isReady = false
    for name in 1...50 { garden.plants[0].name = "\(name)" }
    screen.session.flush()
    #expect(screen.patches.isEmpty)
    screen.isReady = true
    screen.settle()
    #expect(screen.patches.count == 1)
    #expect(screen.words == ["50"])
  }

  @Test func nodesGoWhenWhatTheyDrawGoes() {
    weak var model: Garden?
    weak var session: Session?
    autoreleased {
      let garden = Garden()
      model = garden
      let screen = TestScreen { GardenView(garden: garden) }
      session = screen.session
      var random = SeededNumbers(seed: 5)
      for _ in 0..<200 {
        garden.changeSomething(&random)
        screen.settle()
      }
      screen.session.end()
    }
    #expect(model == nil)
    #expect(session == nil)
  }

  @Test func nodesGoEvenWhereTheirChangesNeverReachedTheHost() {
    weak var model: Garden?
    autoreleased {
      let garden = Garden()
      model = garden
      let screen = TestScreen { GardenView(garden: garden) }
      var random = SeededNumbers(seed: 7)
      // As a page that is hidden or closed while the app goes on.
      screen.isReady = false
      for _ in 0..<20 { garden.changeSomething(&random) }
      screen.session.end()
    }
    #expect(model == nil)
  }

  @Test func rowsGoWithTheirSession() {
    weak var model: Garden?
    autoreleased {
      let garden = Garden()
      model = garden
      let screen = TestScreen {
        List(0..<3, id: \.self) { row in
          Button("\(row)") { garden.mode = row }
            .padding(4)
            .background(Color.red)
            .listRowBackground(Color.blue)
        }
      }
      screen.session.end()
    }
    #expect(model == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
