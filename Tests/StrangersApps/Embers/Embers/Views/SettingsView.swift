import SwiftUI
import Chime

struct SettingsView: View {
  @EnvironmentObject var settings: FeedSettings
  @State var presentingAddKeyword = false
  @State private var isMuted = Chime.shared.isMuted

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Keywords"), footer: Text("Stories with any of them are shown.")) {
          ForEach(settings.keywords.indices, id: \.self) { index in
            Toggle(isOn: $settings.keywords[index].isOn) {
              HStack(alignment: .top) {
                Image(systemName: "star")
                  .resizable()
                  .frame(width: 24, height: 24)
                  .scaleEffect(0.67)
                  .background(Color.yellow)
                  .cornerRadius(5)
                Text(settings.keywords[index].value)
              }
            }
          }
          .onMove { source, destination in
            settings.keywords.move(fromOffsets: source, toOffset: destination)
          }
          .onDelete { settings.keywords.remove(atOffsets: $0) }
          if settings.keywords.isEmpty {
            Text("None yet").foregroundColor(.secondary)
          }
        }
        Section(header: Text("Refresh")) {
          Toggle("By itself", isOn: $settings.refreshes)
          Stepper(value: $settings.interval, in: 5...60, step: 5) {
            Text("Every \(Int(settings.interval)) seconds")
          }
          .disabled(!settings.refreshes)
          Toggle("Silent", isOn: $isMuted)
            .onChange(of: isMuted) { Chime.shared.isMuted = $0 }
        }
      }
      .sheet(isPresented: $presentingAddKeyword) {
        AddKeyword { keyword in
          settings.keywords.append(Keyword(value: keyword))
          presentingAddKeyword = false
        }
        .frame(minHeight: 0, maxHeight: 400, alignment: .center)
      }
      .navigationBarTitle(Text("Settings"))
      .navigationBarItems(
        trailing: HStack {
          EditButton()
          Button(action: { presentingAddKeyword = true }) { Image(systemName: "plus") }
        })
    }
  }
}

struct AddKeyword: View {
  @State private var newKeyword = ""
  let completed: (String) -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("New keyword").font(.largeTitle)
      TextField("Keyword", text: $newKeyword, onCommit: { completed(newKeyword) })
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .disableAutocorrection(true)
      Button(action: { completed(newKeyword) }) {
        Text("Add keyword").frame(maxWidth: .infinity)
      }
      .padding()
      .background(Capsule().fill(newKeyword.isEmpty ? Color.gray : .orange))
      .foregroundColor(.white)
      .disabled(newKeyword.isEmpty)
    }
    .padding()
  }
}
