import SwiftUI
import TMDb

/// People of a film side by side, each of whom leads to a page of their own.
struct PeopleStrip: View {
  struct Member: Identifiable {
    let id: String
    let person: Person.ID
    let name: String
    let role: String
    let picture: URL?
  }

  let title: String
  let members: [Member]
  let window: WindowContext

  var body: some View {
    if !members.isEmpty {
      TitledPart(title: title) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .top, spacing: 14) {
            ForEach(members) { member in
              Link(destination: window.path.beside(.person(member.person)).address) {
                VStack(alignment: .leading, spacing: 4) {
                  Poster(url: member.picture, source: window.services.pictures, width: 92, height: 138)
                  Text(verbatim: member.name)
                    .font(.footnote)
                    .bold()
                    .foregroundColor(.primary)
                    .lineLimit(2)
                  Text(verbatim: member.role)
                    .font(.caption)
                    .foregroundColor(.secondary)
                    .lineLimit(2)
                }
                .frame(width: 92, alignment: .leading)
              }
            }
          }
        }
      }
    }
  }
}
