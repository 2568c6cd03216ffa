import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { HarbourView() }
      .windowBackgroundDragBehavior(.enabled)
      .windowIdealSize(.fitToContent)
  }
}

struct HarbourView: View {
  @State private var arranged = TabViewCustomization()
  @State private var tab = "ships"
  @State private var ships = ["Aurora", "Boreas", "Calypso"]
  @State private var docked: Set<String> = []
  @State private var showsMap = false
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.searchSuggestionsPlacement) private var suggestions

  var body: some View {
    TabView(selection: $tab) {
      Tab("Ships", systemImage: "ferry", value: "ships") { fleet }
      Tab("Docks", systemImage: "anchor", value: "docks") { docks }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($arranged)
    .tabViewSidebarHeader { Text("Harbour").font(.headline) }
    .tabViewSidebarFooter { Text("Open all night") }
  }

  private var fleet: some View {
    VStack {
      ForEach(ships.filter { !docked.contains($0) }, id: \.self) { ship in
        Text(ship)
          .padding()
          .onDrag {
            NSItemProvider(object: ship as NSString)
          } preview: {
            Label(ship, systemImage: "ferry")
          }
          .transition(PushTransition(edge: .leading))
      }
      Text(placement == .sidebar ? "Beside" : "At sea")
    }
  }

  private var docks: some View {
    VStack {
      Text("\(docked.count) docked")
        .frame(width: 240, height: 120)
        .onDrop(of: [.plainText], isTargeted: nil) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: String.self) { name, _ in
              guard let name else { return }
              Task { @MainActor in docked.insert(name) }
            }
          }
          return !providers.isEmpty
        }
      Button("Map") { showsMap = true }
        .popover(isPresented: $showsMap, attachmentAnchor: .point(.trailing), arrowEdge: .leading) {
          Text(suggestions == .menu ? "A small map" : "A map").padding()
        }
        .pointerVisibility(.visible)
    }
  }
}
