import SwiftUI

// Labels that views make themselves, and other names that are met as types alone.

func shared(_ view: ShareLink<DefaultShareLinkLabel>) -> some View { view }
func settings(_ view: SettingsLink<DefaultSettingsLinkLabel>) -> some View { view }
func tabs(_ tab: Tab<Int, Text, DefaultTabLabel>) -> some TabContent<Int> { tab }
func tuple(_ view: TupleView<(Text, Image)>) -> some View { view }
func menu(_ menu: ContextMenu<Text>) -> some View { Text("x").contextMenu(menu) }

final class Downloads: NSObject {
  private var observation: NSKeyValueObservation?
  let progress = Progress(totalUnitCount: 10)
  var seen: [Double] = []
  func watch() {
    observation = progress.observe(\.fractionCompleted, options: [.new]) {
      (progress: Progress, change: NSKeyValueObservedChange<Double>) in
      self.seen.append(change.newValue ?? progress.fractionCompleted)
    }
  }
}
struct Shaded: View {
  var body: some View {
    Text("s").colorEffect(ShaderLibrary.default.ripple(.float(2)))
    Text("x").visualEffect { content, geometry in content.offset(x: geometry.size.width) }
  }
}
func listed<L: View>(_ list: PlaceholderContentView<L>) -> some View { list }
func timed(_ view: ProgressView<Text, DefaultDateProgressLabel>) -> some View { view }
