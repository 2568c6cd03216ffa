import SwiftUI
import TMDb

/// A person among what was found.
struct PersonRow: View {
  let person: Person
  let images: ImageConfiguration
  let window: WindowContext

  var body: some View {
    Link(destination: window.path.beside(.person(person.id)).address) {
      HStack(spacing: 14) {
        Poster(url: person.profileURL(.cast, in: images), source: window.services.pictures, width: 60, height: 90)
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: person.name)
            .font(.headline)
            .foregroundColor(.primary)
          Text(
            verbatim: ([person.craft] + person.knownFor.map(\.title)).filter { !$0.isEmpty }.joined(
              separator: " · ")
          )
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(2)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .modifier(CursorStop())
  }
}
