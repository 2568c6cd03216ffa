// Habits, a quiz, a chat and settings.
import Combine
import SwiftUI

enum Breath {
  struct ScaleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.94 : 1).opacity(configuration.isPressed ? 0.8 : 1)
        .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
  }

  struct PillToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label; Spacer();
          Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").contentTransition(
            .symbolEffect(.replace))
        }.padding().background(
          configuration.isOn ? AnyShapeStyle(.green.opacity(0.2)) : AnyShapeStyle(.regularMaterial), in: .capsule)
      }.buttonStyle(ScaleStyle())
    }
  }

  struct Habit: Identifiable, Codable, Equatable {
    var id = UUID(); var name: String; var symbol: String; var goal: Int; var log: [String: Int] = [:]
    func count(on day: Date) -> Int { log[Self.key(day)] ?? 0 }
    static func key(_ d: Date) -> String { d.formatted(.iso8601.year().month().day()) }
    func streak(until day: Date) -> Int {
      var n = 0; var d = day;
      while count(on: d) >= goal { n += 1; d = Calendar.current.date(byAdding: .day, value: -1, to: d)! }; return n
    }
  }

  final class Habits: ObservableObject {
    @Published var all: [Habit] { didSet { save.send() } }
    private let save = PassthroughSubject<Void, Never>()
    private var bag: Set<AnyCancellable> = []
    private static let file = URL.documentsDirectory.appending(path: "habits.json")
    init() {
      all =
        (try? JSONDecoder().decode([Habit].self, from: Data(contentsOf: Self.file))) ?? [
          Habit(name: "Water", symbol: "drop.fill", goal: 8), Habit(name: "Read", symbol: "book.fill", goal: 1),
          Habit(name: "Stretch", symbol: "figure.cooldown", goal: 2),
        ]
      save.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).compactMap { [weak self] in
        try? JSONEncoder().encode(self?.all)
      }.sink { try? $0.write(to: Self.file) }.store(in: &bag)
    }
  }

  struct HabitRing: View {
    let habit: Habit; let day: Date
    var fraction: CGFloat { min(1, CGFloat(habit.count(on: day)) / CGFloat(habit.goal)) }
    var body: some View {
      ZStack {
        Circle().stroke(Color.accentColor.opacity(0.2), lineWidth: 6)
        Circle().trim(from: 0, to: fraction).stroke(
          Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round)
        ).rotationEffect(.degrees(-90))
        Image(systemName: habit.symbol).foregroundStyle(Color.accentColor)
      }.frame(width: 48, height: 48).animation(.spring(response: 0.5, dampingFraction: 0.7), value: fraction)
    }
  }

  struct HabitsTab: View {
    @EnvironmentObject private var habits: Habits
    @State private var day = Calendar.current.startOfDay(for: .now)
    var week: [Date] {
      (-6...0).compactMap {
        Calendar.current.date(byAdding: .day, value: $0, to: Calendar.current.startOfDay(for: .now))
      }
    }
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          ScrollViewReader { proxy in
            ScrollView(.horizontal) {
              HStack {
                ForEach(week, id: \.self) { d in
                  VStack {
                    Text(d, format: .dateTime.weekday(.narrow)).font(.caption2); Text(d, format: .dateTime.day()).bold()
                  }
                  .frame(width: 44, height: 56).background(
                    RoundedRectangle(cornerRadius: 12).fill(d == day ? Color.accentColor : Color.gray.opacity(0.12))
                  ).foregroundColor(d == day ? .white : .primary)
                  .id(d).onTapGesture { withAnimation(.snappy) { day = d } }
                }
              }.padding(.horizontal)
            }.scrollIndicators(.hidden).onAppear { proxy.scrollTo(day, anchor: .trailing) }
          }.padding(.vertical, 8)
          List {
            ForEach($habits.all) { $habit in
              HStack {
                HabitRing(habit: habit, day: day)
                VStack(alignment: .leading) {
                  Text(habit.name).font(.headline);
                  Text("\(habit.count(on: day)) of \(habit.goal)").font(.caption).foregroundStyle(.secondary)
                    .contentTransition(.numericText())
                }
                Spacer()
                if habit.streak(until: day) > 0 {
                  Label("\(habit.streak(until: day))", systemImage: "flame.fill").font(.caption.bold()).foregroundStyle(
                    .orange
                  ).transition(.scale.combined(with: .opacity))
                }
                Stepper(
                  "Count", onIncrement: { withAnimation { habit.log[Habit.key(day), default: 0] += 1 } },
                  onDecrement: { withAnimation { habit.log[Habit.key(day)] = max(0, habit.count(on: day) - 1) } }
                ).labelsHidden()
              }
            }.onDelete { habits.all.remove(atOffsets: $0) }
          }.listStyle(.insetGrouped)
        }
        .navigationTitle(Text(day, style: .date)).navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") {
              habits.all.append(.init(name: "Walk", symbol: "figure.walk", goal: 1))
            }
          }
        }
      }
    }
  }

  enum Step: Equatable { case question(Int), result(score: Int, of: Int) }

  struct QuizTab: View {
    struct Q: Hashable { let text: String; let options: [String]; let right: Int }
    let questions = [
      Q(text: "Which planet has the most moons?", options: ["Mars", "Saturn", "Venus", "Earth"], right: 1),
      Q(text: "2⁵ = ?", options: ["16", "25", "32", "64"], right: 2),
    ]
    @State private var step = Step.question(0)
    @State private var score = 0
    @State private var picked: Int?
    var body: some View {
      ZStack {
        LinearGradient(colors: [.purple, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()
        switch step {
        case .question(let n):
          VStack(spacing: 20) {
            ProgressView(value: Double(n), total: Double(questions.count)).tint(.white)
            Text(questions[n].text).font(.title.bold()).foregroundStyle(.white).multilineTextAlignment(.center).frame(
              maxHeight: .infinity)
            ForEach(Array(questions[n].options.enumerated()), id: \.element) { i, option in
              Button(option) { choose(i, n) }
                .buttonStyle(
                  AnswerStyle(
                    state: picked == nil ? .open : i == questions[n].right ? .right : i == picked ? .wrong : .open)
                )
                .disabled(picked != nil)
            }
          }.padding(24).id(n).transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
        case let .result(score, total):
          VStack {
            Text("\(score)/\(total)").font(.system(size: 80, weight: .black, design: .rounded));
            Button("Again") {
              withAnimation {
                self.score = 0; step = .question(0)
              }
            }.buttonStyle(.borderedProminent).tint(.white).foregroundStyle(.indigo)
          }.foregroundStyle(.white).transition(.scale)
        }
      }
    }
    struct AnswerStyle: ButtonStyle {
      enum State { case open, right, wrong }; let state: State
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.font(.headline).frame(maxWidth: .infinity, minHeight: 54).background(
          RoundedRectangle(cornerRadius: 16).fill(
            state == .right ? Color.green : state == .wrong ? .red : .white.opacity(0.2))
        ).foregroundStyle(.white).scaleEffect(configuration.isPressed ? 0.97 : 1)
      }
    }
    func choose(_ i: Int, _ n: Int) {
      picked = i; if i == questions[n].right { score += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
        withAnimation(.easeInOut) {
          picked = nil; step = n + 1 < questions.count ? .question(n + 1) : .result(score: score, of: questions.count)
        }
      }
    }
  }

  struct ChatTab: View {
    struct Message: Identifiable { let id = UUID(); let text: String; let mine: Bool; var at = Date() }
    @State private var messages = [
      Message(text: "Are you coming tonight?", mine: false), Message(text: "Yes! Bringing the **pears** 🍐", mine: true),
      Message(text: "A longer message that needs more than a line to be read as a whole, as they do.", mine: false),
    ]
    @State private var draft = ""
    @State private var typing = false
    var body: some View {
      NavigationView {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(messages) { m in
                HStack(alignment: .bottom) {
                  if m.mine { Spacer(minLength: 60) }
                  Text(LocalizedStringKey(m.text)).padding(.horizontal, 14).padding(.vertical, 9).foregroundColor(
                    m.mine ? .white : .primary
                  ).background(m.mine ? Color.blue : Color(.systemGray5)).clipShape(
                    UnevenRoundedRectangle(
                      topLeadingRadius: 18, bottomLeadingRadius: m.mine ? 18 : 4, bottomTrailingRadius: m.mine ? 4 : 18,
                      topTrailingRadius: 18))
                  if !m.mine { Spacer(minLength: 60) }
                }.id(m.id).transition(.move(edge: .bottom).combined(with: .opacity))
              }
              if typing {
                HStack {
                  TypingDots(); Spacer()
                }
              }
            }.padding()
          }
          .onChange(of: messages.count) { _ in withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) } }
        }
        .navigationBarTitle("Mila", displayMode: .inline)
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack(spacing: 0) {
              Image(systemName: "person.crop.circle.fill").font(.title3).foregroundStyle(.gray);
              Text("Mila").font(.caption2)
            }
          }
        }
        .safeAreaInset(edge: .bottom) {
          HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).padding(.horizontal, 12).padding(
              .vertical, 8
            ).overlay(RoundedRectangle(cornerRadius: 18).strokeBorder(Color(.separator)))
            Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.system(size: 32)) }.disabled(
              draft.isEmpty)
          }.padding(.horizontal).padding(.vertical, 8).background(.bar)
        }
      }
    }
    func send() {
      withAnimation(.spring()) { messages.append(.init(text: draft, mine: true)) }
      draft = ""; typing = true
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 900_000_000); typing = false;
        withAnimation { messages.append(.init(text: "👍", mine: false)) }
      }
    }
  }

  struct TypingDots: View {
    @State private var phase = 0.0
    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<3) { i in
          Circle().frame(width: 8, height: 8).opacity(phase == 0 ? 0.3 : 1).animation(
            .easeInOut(duration: 0.5).repeatForever().delay(Double(i) * 0.15), value: phase)
        }
      }.foregroundStyle(.gray).padding(12).background(Color(.systemGray5), in: Capsule()).onAppear { phase = 1 }
    }
  }

  struct SettingsTab: View {
    @AppStorage("name") private var name = "Robin"
    @AppStorage("alerts") private var alerts = true
    @AppStorage("size") private var size = 17.0
    @AppStorage("accent") private var accent = "blue"
    @State private var time = Date(timeIntervalSince1970: 8 * 3600)
    @State private var color = Color.blue
    @State private var showsAbout = false
    @Environment(\.openURL) private var openURL
    var body: some View {
      NavigationStack {
        Form {
          Section {
            NavigationLink {
              Text("Profile of \(name)").navigationTitle("Profile")
            } label: {
              HStack(spacing: 14) {
                Image(systemName: "person.crop.circle.fill").resizable().frame(width: 60, height: 60).foregroundStyle(
                  .gray.gradient);
                VStack(alignment: .leading) {
                  Text(name).font(.title3);
                  Text("Account, payment and more").font(.footnote).foregroundStyle(.secondary)
                }
              }
            }
          }
          Section("General") {
            TextField("Name", text: $name)
            Toggle(isOn: $alerts.animation()) { icon("bell.badge.fill", .red, "Alerts") }
            if alerts {
              DatePicker(selection: $time, displayedComponents: .hourAndMinute) { icon("clock.fill", .orange, "Time") }
            }
            Picker(selection: $accent) {
              ForEach(["blue", "green", "pink"], id: \.self) { Text($0.capitalized) }
            } label: {
              icon("paintpalette.fill", .purple, "Accent")
            }
            ColorPicker(selection: $color, supportsOpacity: false) { icon("eyedropper", .teal, "Colour") }
          }
          Section {
            VStack(alignment: .leading) {
              LabeledContent("Text size", value: "\(Int(size)) pt"); Slider(value: $size, in: 12...24, step: 1)
            }; Text("The quick fox").font(.system(size: size))
          } header: {
            Text("Reading")
          } footer: {
            Text("Larger text is easier to read.")
          }
          Section {
            Button("About") { showsAbout = true }; Button("Site") { openURL(URL(string: "https://example.com")!) };
            Button("Sign out", role: .destructive) {}
          }
        }
        .navigationTitle("Settings")
        .sheet(isPresented: $showsAbout) {
          VStack {
            Text(
              "Version \(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0")")
          }.presentationDetents([.height(180)])
        }
      }
    }
    func icon(_ name: String, _ color: Color, _ title: LocalizedStringKey) -> some View {
      Label {
        Text(title)
      } icon: {
        Image(systemName: name).font(.footnote).foregroundStyle(.white).frame(width: 28, height: 28).background(
          color, in: RoundedRectangle(cornerRadius: 6))
      }
    }
  }
}

extension ToggleStyle where Self == Breath.PillToggle { static var pill: Breath.PillToggle { .init() } }
