// Cards that are dragged away, the first of which stands before the others.
import SwiftUI

enum Matchbox {
  struct Person: Identifiable, Equatable {
    let id: Int, name: String, age: Int, job: String, km: Int, hues: (Double, Double), bio: String
    static func == (l: Person, r: Person) -> Bool { l.id == r.id }
  }

  static let people = [
    Person(
      id: 0, name: "Noor", age: 29, job: "Cartographer", km: 3, hues: (0.02, 0.1),
      bio: "Maps, mint tea, and long stairs."),
    Person(id: 1, name: "Emil", age: 34, job: "Baker", km: 8, hues: (0.55, 0.65), bio: "Up at three. Asleep by nine."),
    Person(
      id: 2, name: "Sunniva", age: 27, job: "Cellist", km: 12, hues: (0.78, 0.9), bio: "I will play at your window."),
    Person(id: 3, name: "Oto", age: 31, job: "Beekeeper", km: 21, hues: (0.12, 0.3), bio: "Sixty thousand room-mates."),
  ]

  enum DragState {
    case inactive, pressing, dragging(CGSize)
    var translation: CGSize { if case .dragging(let t) = self { return t }; return .zero }
    var isDragging: Bool { if case .dragging = self { return true }; return false }
    var isPressing: Bool {
      switch self {
      case .inactive: return false;
      default: return true
      }
    }
  }

  struct DeckScreen: View {
    @State private var deck: [Person] = Array(people.prefix(2))
    @State private var last = 1
    @State private var booked: Person?
    @State private var showInfo = false
    @GestureState private var dragState = DragState.inactive
    @State private var removal = AnyTransition.trailingBottom
    private let threshold: CGFloat = 65

    var body: some View {
      VStack {
        HStack {
          Button {
            showInfo.toggle()
          } label: {
            Image(systemName: "info.circle")
          }; Spacer(); Text("matchbox").font(.system(.largeTitle, design: .serif)).italic().foregroundColor(.pink);
          Spacer(); Image(systemName: "questionmark.circle")
        }.font(.system(size: 24, weight: .regular)).accentColor(.primary).padding().opacity(
          dragState.isDragging ? 0 : 1
        ).animation(.default, value: dragState.isDragging)
        Spacer()
        ZStack {
          ForEach(deck) { person in
            CardView(person: person)
              .zIndex(isTop(person) ? 1 : 0)
              .overlay(
                ZStack {
                  Image(systemName: "x.circle").symbolMark().opacity(
                    dragState.translation.width < -threshold && isTop(person) ? 1 : 0)
                  Image(systemName: "heart.circle").symbolMark().opacity(
                    dragState.translation.width > threshold && isTop(person) ? 1 : 0)
                }
              )
              .offset(
                x: isTop(person) ? dragState.translation.width : 0, y: isTop(person) ? dragState.translation.height : 0
              )
              .scaleEffect(dragState.isDragging && isTop(person) ? 0.85 : 1)
              .rotationEffect(.degrees(isTop(person) ? Double(dragState.translation.width / 12) : 0))
              .animation(.interpolatingSpring(stiffness: 120, damping: 120), value: dragState.translation)
              .gesture(
                LongPressGesture(minimumDuration: 0.01).sequenced(before: DragGesture())
                  .updating($dragState) { value, state, _ in
                    switch value {
                    case .first(true): state = .pressing;
                    case .second(true, let drag): state = .dragging(drag?.translation ?? .zero);
                    default: break
                    }
                  }
                  .onChanged { value in
                    guard case .second(true, let drag?) = value else { return }
                    removal = drag.translation.width < 0 ? .leadingBottom : .trailingBottom
                  }
                  .onEnded { value in
                    guard case .second(true, let drag?) = value else { return }
                    if abs(drag.translation.width) > threshold {
                      if drag.translation.width > 0 { booked = person }; advance()
                    }
                  }
              )
              .transition(removal)
          }
        }
        .padding(.horizontal)
        Spacer()
        HStack {
          Button {
            withAnimation {
              removal = .leadingBottom; advance()
            }
          } label: {
            Image(systemName: "xmark.circle").font(.system(size: 42, weight: .light))
          }.accessibilityLabel("Pass")
          Spacer()
          Button {
            booked = deck.first
          } label: {
            Text("Say hello".uppercased()).font(.system(.subheadline, design: .rounded)).fontWeight(.heavy).padding(
              .horizontal, 20
            ).padding(.vertical, 12).accentColor(.pink).background(Capsule().stroke(Color.pink, lineWidth: 2))
          }
          Spacer()
          Button {
            withAnimation {
              booked = deck.first; advance()
            }
          } label: {
            Image(systemName: "heart.circle").font(.system(size: 42, weight: .light))
          }.accessibilityLabel("Like")
        }
        .accentColor(.primary).padding().opacity(dragState.isDragging ? 0 : 1)
      }
      .alert(item: $booked) { p in
        Alert(
          title: Text("IT'S A MATCH"), message: Text("\(p.name) likes you, too."),
          primaryButton: .default(Text("Write")), secondaryButton: .cancel())
      }
      .sheet(isPresented: $showInfo) { InfoView() }
    }
    private func isTop(_ p: Person) -> Bool { deck.first == p }
    private func advance() {
      deck.removeFirst(); last += 1; deck.append(Person.copy(people[last % people.count], id: last))
    }
  }

  struct CardView: View {
    let person: Person
    var body: some View {
      LinearGradient(
        colors: [
          Color(hue: person.hues.0, saturation: 0.5, brightness: 1),
          Color(hue: person.hues.1, saturation: 0.8, brightness: 0.6),
        ], startPoint: .topTrailing, endPoint: .bottomLeading
      )
      .overlay(
        Image(systemName: "person.fill").resizable().scaledToFit().foregroundColor(.white.opacity(0.35)).padding(40)
          .padding(.bottom, 60), alignment: .center
      )
      .cornerRadius(24)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .overlay(
        VStack(alignment: .center, spacing: 12) {
          Text("\(person.name), \(person.age)").foregroundColor(.white).font(.largeTitle).fontWeight(.bold).shadow(
            radius: 1
          ).padding(.horizontal, 18).padding(.vertical, 4).overlay(
            Rectangle().fill(Color.white).frame(height: 1), alignment: .bottom)
          Text(person.job.uppercased()).foregroundColor(.black).font(.footnote).fontWeight(.bold).frame(minWidth: 85)
            .padding(.horizontal, 10).padding(.vertical, 5).background(Capsule().fill(Color.white))
          Text(person.bio).foregroundColor(.white).font(.callout)
          Label("\(person.km) km away", systemImage: "location.fill").font(.caption).foregroundColor(
            .white.opacity(0.8))
        }
        .frame(minWidth: 280).padding(.bottom, 40), alignment: .bottom)
    }
  }

  struct InfoView: View {
    @Environment(\.presentationMode) var presentationMode
    var body: some View {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .center, spacing: 20) {
          Capsule().frame(width: 120, height: 6).foregroundColor(.secondary).opacity(0.2)
          Text("App Info").fontWeight(.black).font(.system(.title)).foregroundColor(.pink)
          Row(first: "Application", second: "Matchbox"); Row(first: "Compatibility", second: "iPhone");
          Row(first: "Website", second: "example.org")
          Button {
            presentationMode.wrappedValue.dismiss()
          } label: {
            Text("Continue".uppercased()).font(.headline).padding().frame(minWidth: 0, maxWidth: .infinity).background(
              Capsule().fill(Color.pink)
            ).foregroundColor(.white)
          }
        }.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).padding(.top, 15).padding(
          .horizontal, 25)
      }
    }
    struct Row: View {
      var first: String, second: String;
      var body: some View {
        VStack {
          HStack {
            Text(first).foregroundColor(.gray); Spacer(); Text(second)
          }; Divider()
        }
      }
    }
  }
}

extension Matchbox.Person {
  static func copy(_ p: Matchbox.Person, id: Int) -> Matchbox.Person {
    Matchbox.Person(id: id, name: p.name, age: p.age, job: p.job, km: p.km, hues: p.hues, bio: p.bio)
  }
}

extension Image {
  func symbolMark() -> some View {
    foregroundColor(.white).font(.system(size: 128)).shadow(
      color: Color(UIColor(red: 0, green: 0, blue: 0, alpha: 0.2)), radius: 12, x: 0, y: 0)
  }
}

extension AnyTransition {
  static var trailingBottom: AnyTransition {
    .asymmetric(insertion: .identity, removal: AnyTransition.move(edge: .trailing).combined(with: .move(edge: .bottom)))
  }
  static var leadingBottom: AnyTransition {
    .asymmetric(insertion: .identity, removal: AnyTransition.move(edge: .leading).combined(with: .move(edge: .bottom)))
  }
}
