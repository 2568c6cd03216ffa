// A profile: a bar that marks its segment through anchors, stories, a grid.
import SwiftUI

enum Studio {
  struct SectionOffset: PreferenceKey {
    static var defaultValue: [Int: CGFloat] = [:]
    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
      value.merge(nextValue()) { $1 }
    }
  }

  struct TabBounds: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { a, _ in a }
    }
  }

  struct SegmentBar: View {
    @Binding var index: Int
    let titles: [String]
    var body: some View {
      HStack {
        ForEach(titles.indices, id: \.self) { i in
          Button(titles[i]) { withAnimation(.easeInOut(duration: 0.2)) { index = i } }
            .font(.subheadline.weight(index == i ? .bold : .regular))
            .foregroundColor(index == i ? .primary : .secondary)
            .padding(.vertical, 10).frame(maxWidth: .infinity)
            .anchorPreference(key: TabBounds.self, value: .bounds) { [i: $0] }
        }
      }
      .overlayPreferenceValue(TabBounds.self) { prefs in
        GeometryReader { proxy in
          if let a = prefs[index] {
            let r = proxy[a]
            Rectangle().fill(Color.blue).frame(width: r.width, height: 3).offset(
              x: r.minX, y: r.maxY - 3)
          }
        }
      }
      .background(alignment: .bottom) { Divider() }
    }
  }

  struct StatView: View {
    let n: Int
    let title: String
    var body: some View {
      VStack {
        Text(n.formatted(.number.notation(.compactName))).font(.headline)
        Text(title).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  struct Avatar: View {
    var size: CGFloat = 90
    var body: some View {
      Image(systemName: "person.fill").resizable().scaledToFit().padding(size / 5).foregroundStyle(
        .white
      ).frame(width: size, height: size)
        .background(AngularGradient(colors: [.pink, .orange, .yellow, .pink], center: .center))
        .clipShape(Circle())
        .padding(4).overlay {
          Circle().stroke(
            LinearGradient(
              colors: [.purple, .orange], startPoint: .topTrailing, endPoint: .bottomLeading),
            lineWidth: 3)
        }
    }
  }

  struct ProfileView: View {
    @State private var tab = 0
    @State private var following = false
    @State private var sheet: Sheet?
    enum Sheet: Identifiable {
      case edit, qr
      var id: Int { hashValue }
    }
    let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 2), count: 3)
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 16) {
            HStack(spacing: 0) {
              Avatar()
              Spacer()
              StatView(n: 128, title: "Posts")
              Spacer()
              StatView(n: 15_400, title: "Followers")
              Spacer()
              StatView(n: 311, title: "Following")
            }
            VStack(alignment: .leading, spacing: 4) {
              HStack(spacing: 4) {
                Text("Noor Haddad").bold()
                Image(systemName: "checkmark.seal.fill").foregroundStyle(.blue).imageScale(.small)
              }
              Text("Ceramics & bread. Opens the kiln on Fridays.\n🏺 Studio in Lyon")
              Link("studio.example.org", destination: URL(string: "https://example.org")!).font(
                .callout.bold())
            }.font(.callout).frame(maxWidth: .infinity, alignment: .leading)
            HStack {
              Button {
                withAnimation(.snappy) { following.toggle() }
              } label: {
                Text(following ? "Following" : "Follow").fontWeight(.semibold).frame(
                  maxWidth: .infinity
                ).padding(.vertical, 8).background(
                  following ? Color(.systemGray5) : .blue, in: .rect(cornerRadius: 8)
                ).foregroundStyle(following ? Color.primary : .white)
              }
              Button {
                sheet = .edit
              } label: {
                Text("Message").fontWeight(.semibold).frame(maxWidth: .infinity).padding(
                  .vertical, 8
                ).background(Color(.systemGray5), in: .rect(cornerRadius: 8))
              }.tint(.primary)
              Button {
                sheet = .qr
              } label: {
                Image(systemName: "qrcode").padding(8).background(
                  Color(.systemGray5), in: .rect(cornerRadius: 8))
              }.tint(.primary)
            }
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 16) {
                ForEach(["New", "Kiln", "Bread", "Team", "Trips"], id: \.self) { t in
                  VStack {
                    Circle().strokeBorder(Color(.systemGray4)).frame(width: 64, height: 64).overlay(
                      Text(t.prefix(1)).font(.title2))
                    Text(t).font(.caption)
                  }
                }
              }
            }
          }.padding(.horizontal)
          Section {
            LazyVGrid(columns: columns, spacing: 2) {
              ForEach(0..<21) { i in
                Rectangle().fill(
                  Color(hue: Double((i + tab * 7) % 21) / 21, saturation: 0.35, brightness: 0.9)
                ).aspectRatio(1, contentMode: .fill).overlay(alignment: .topTrailing) {
                  if i % 4 == 0 {
                    Image(systemName: "play.fill").foregroundStyle(.white).padding(6)
                  }
                }
              }
            }
          } header: {
            SegmentBar(index: $tab, titles: ["Posts", "Reels", "Tagged"])
          }
        }
        .navigationTitle("noor.h").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Image(systemName: "lock") }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Menu", systemImage: "line.3.horizontal") {}
          }
        }
        .sheet(item: $sheet) { s in
          switch s {
          case .edit: Text("Say hello").presentationDetents([.height(240)])
          case .qr:
            Image(systemName: "qrcode").resizable().scaledToFit().frame(width: 200)
              .presentationDetents([.medium]).presentationBackground(.thinMaterial)
          }
        }
      }
    }
  }
}
