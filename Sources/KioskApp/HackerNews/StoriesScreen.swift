import Combine
import SwiftUI

/// Hacker News: the chosen list, live.
struct StoriesScreen: View {
  @ObservedObject private var services: KioskServices
  @StateObject private var model: StoriesViewModel
  @AppStorage("sound") private var playsSound = false
  private let clock = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  init(services: KioskServices) {
    self.services = services
    _model = StateObject(wrappedValue: StoriesViewModel(services: services))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VStack(alignment: .leading, spacing: 12) {
        OriginBanner(origin: services.origin)
        controls
        StoriesStatus(state: model.state, now: model.currentDate, retry: model.retry)
      }
      .padding(.horizontal)
      StoriesContent(state: model.state, now: model.currentDate, retry: model.retry)
    }
    .padding(.vertical, 12)
    .onReceive(clock) { model.currentDate = $0 }
    .sensoryFeedback(trigger: model.state.arrivals) { old, new in playsSound && new > old ? .success : nil }
  }

  private var controls: some View {
    HStack(spacing: 16) {
      Picker("List", selection: $model.indexEndpoint) {
        ForEach(StoriesViewModel.endpoints.indices, id: \.self) { index in
          Text(verbatim: StoriesViewModel.endpoints[index].name).tag(index)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: 360)
      Spacer(minLength: 0)
      Toggle(isOn: $playsSound) {
        Label("Sound", systemImage: playsSound ? "speaker.wave.2" : "speaker.slash")
      }
      .fixedSize()
    }
  }
}
