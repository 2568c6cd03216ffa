// A shopping list in the defaults, recipes in a grid, pages of welcome, a form to sign in.
import SwiftUI

enum Pantry {
  struct Item: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var isDone = false
    var aisle: Aisle = .produce
    enum Aisle: String, Codable, CaseIterable, Identifiable {
      case produce = "Fruit & veg", bakery, dairy, other; var id: String { rawValue }
    }
  }

  struct CheckRow: View {
    @Binding var item: Item
    var body: some View {
      HStack {
        Button {
          withAnimation(.easeIn) { item.isDone.toggle() }
        } label: {
          Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(item.isDone ? Color.accentColor : .secondary)
            .imageScale(.large)
        }
        .buttonStyle(.borderless)
        TextField("Item", text: $item.name).strikethrough(item.isDone).foregroundStyle(
          item.isDone ? .secondary : .primary)
        Spacer()
        Menu {
          Picker("Aisle", selection: $item.aisle) {
            ForEach(Item.Aisle.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) }
          }
        } label: {
          Text(item.aisle.rawValue.capitalized).font(.caption).padding(.horizontal, 8).padding(.vertical, 3).background(
            Capsule().fill(.thinMaterial))
        }
      }
    }
  }

  struct ShoppingTab: View {
    @AppStorage("items") private var items: [Item] = [
      Item(name: "Pears"), Item(name: "Rye bread", isDone: true, aisle: .bakery), Item(name: "Butter", aisle: .dairy),
    ]
    @AppStorage("hidesDone") private var hidesDone = false
    @State private var draft = ""
    @FocusState private var drafting: Bool
    @State private var confirming = false
    var body: some View {
      NavigationStack {
        List {
          Section {
            HStack {
              TextField("Add something…", text: $draft).focused($drafting).submitLabel(.done).onSubmit(add)
              Button("Add", systemImage: "plus", action: add).labelStyle(.iconOnly).disabled(
                draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
          }
          ForEach(Item.Aisle.allCases) { aisle in
            let indices = items.indices.filter { items[$0].aisle == aisle && !(hidesDone && items[$0].isDone) }
            if !indices.isEmpty {
              Section(aisle.rawValue.capitalized) {
                ForEach(indices, id: \.self) { i in CheckRow(item: $items[i]) }
                  .onDelete { set in items.remove(atOffsets: IndexSet(set.map { indices[$0] })) }
              }
              .headerProminence(.increased)
            }
          }
        }
        .animation(.default, value: items)
        .navigationTitle("Shopping")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Menu("More", systemImage: "ellipsis.circle") {
              Toggle("Hide done", isOn: $hidesDone)
              Divider()
              Button("Clear done", systemImage: "trash", role: .destructive) { confirming = true }
            }
          }
          ToolbarItem(placement: .status) {
            Text("^[\(items.filter { !$0.isDone }.count) item](inflect: true) left").font(.footnote)
          }
        }
        .confirmationDialog("Clear?", isPresented: $confirming, titleVisibility: .visible) {
          Button("Clear done items", role: .destructive) { items.removeAll(where: \.isDone) }
        } message: {
          Text("They are gone for good.")
        }
        .scrollDismissesKeyboard(.interactively)
      }
    }
    func add() { guard !draft.isEmpty else { return }; items.append(Item(name: draft)); draft = ""; drafting = true }
  }

  struct Recipe: Identifiable, Hashable {
    let id: Int; let name: String; let minutes: Int; let color: Color; var steps: [String]
  }

  struct RecipeCard: View {
    let recipe: Recipe
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ZStack(alignment: .bottomTrailing) {
          recipe.color.opacity(0.35)
          Image(systemName: "fork.knife.circle.fill").resizable().scaledToFit().frame(width: 60).foregroundStyle(
            recipe.color
          ).frame(maxWidth: .infinity, maxHeight: .infinity)
          Label("\(recipe.minutes) min", systemImage: "clock").font(.caption2.bold()).padding(6).background(
            .ultraThinMaterial, in: Capsule()
          ).padding(8)
        }
        .frame(height: 120)
        VStack(alignment: .leading) {
          Text(recipe.name).font(.headline).lineLimit(1)
          HStack(spacing: 2) {
            ForEach(0..<5) {
              Image(systemName: $0 < recipe.id % 4 + 2 ? "star.fill" : "star").font(.caption2).foregroundStyle(.yellow)
            }
          }
        }
        .padding(10)
      }
      .background(Color(uiColor: .secondarySystemGroupedBackground))
      .clipShape(.rect(cornerRadius: 16))
      .shadow(color: .black.opacity(0.08), radius: 8, y: 4)
    }
  }

  struct RecipesTab: View {
    @State private var query = ""
    @State private var path = NavigationPath()
    var found: [Recipe] {
      query.isEmpty ? Recipe.all : Recipe.all.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }
    var body: some View {
      NavigationStack(path: $path) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
            ForEach(found) { r in NavigationLink(value: r) { RecipeCard(recipe: r) }.buttonStyle(.plain) }
          }
          .padding()
          .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
        }
        .background(Color(.systemGroupedBackground))
        .navigationTitle("Recipes")
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find a recipe")
        .navigationDestination(for: Recipe.self) { r in
          ScrollView {
            r.color.opacity(0.4).frame(height: 240).overlay(alignment: .bottomLeading) {
              Text(r.name).font(.largeTitle.bold()).padding()
            }
            VStack(alignment: .leading, spacing: 12) {
              ForEach(Array(r.steps.enumerated()), id: \.offset) { n, s in
                HStack(alignment: .firstTextBaseline) {
                  Text("\(n + 1)").font(.title2.bold()).foregroundStyle(r.color); Text(.init(s))
                }
              }
            }
            .frame(maxWidth: .infinity, alignment: .leading).padding()
          }
          .ignoresSafeArea(edges: .top)
          .toolbarBackground(.hidden, for: .navigationBar)
          .navigationBarTitleDisplayMode(.inline)
          .safeAreaInset(edge: .bottom) {
            Button("Cook") {}.buttonStyle(.borderedProminent).controlSize(.large).frame(maxWidth: .infinity).padding()
              .background(.bar)
          }
        }
      }
    }
  }

  struct Onboarding: View {
    @AppStorage("seenIntro") private var seen = false
    @State private var page = 0
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { i in
            VStack(spacing: 20) {
              Image(systemName: ["cart.fill", "book.fill", "heart.fill"][i]).font(.system(size: 90))
                .symbolRenderingMode(.hierarchical).foregroundStyle(.tint)
              Text(["Shop", "Cook", "Share"][i]).font(.largeTitle).fontWeight(.black)
              Text("A sentence about it that is long enough for two lines on a phone.").multilineTextAlignment(.center)
                .foregroundStyle(.secondary).padding(.horizontal, 40)
            }.tag(i)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        Button {
          if page < 2 { withAnimation { page += 1 } } else { seen = true }
        } label: {
          Text(page < 2 ? "Next" : "Start").bold().frame(maxWidth: .infinity).frame(height: 50).background(
            Color.accentColor
          ).foregroundColor(.white).cornerRadius(14)
        }.padding(24)
        Button("Skip") { seen = true }.font(.footnote)
      }
    }
  }

  struct LoginForm: View {
    @State private var mail = ""
    @State private var word = ""
    @State private var remember = true
    @State private var shakes: CGFloat = 0
    enum Field: Hashable { case mail, word }
    @FocusState private var field: Field?
    var isValid: Bool { mail.range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil && word.count >= 6 }
    var body: some View {
      NavigationStack {
        VStack(spacing: 16) {
          Image(systemName: "leaf.circle.fill").resizable().frame(width: 96, height: 96).foregroundStyle(
            .green.gradient
          ).padding(.bottom, 24)
          Group {
            TextField("E-mail", text: $mail).textContentType(.emailAddress).keyboardType(.emailAddress)
              .textInputAutocapitalization(.never).autocorrectionDisabled().focused($field, equals: .mail)
            SecureField("Password", text: $word).focused($field, equals: .word)
          }
          .padding().background(Color(.systemGray6)).cornerRadius(10)
          .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray.opacity(0.3)))
          Toggle("Remember me", isOn: $remember).toggleStyle(SwitchToggleStyle(tint: .green))
          Button("Sign in") { if !isValid { withAnimation(.default) { shakes += 1 } } }
            .frame(maxWidth: .infinity).padding().background(isValid ? Color.green : Color.gray).foregroundColor(.white)
            .clipShape(Capsule())
            .modifier(Shake(animatableData: shakes))
          Button("Forgot password?") {}.font(.footnote)
          Spacer()
          HStack {
            VStack { Divider() }; Text("or").foregroundStyle(.secondary); VStack { Divider() }
          }
          Link("Create an account", destination: URL(string: "https://example.com")!)
        }
        .padding(24)
        .navigationTitle("Welcome back")
        .onSubmit { field = field == .mail ? .word : nil }
      }
    }
  }

  struct Shake: GeometryEffect {
    var amount: CGFloat = 10, shakesPerUnit = 3
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
    }
  }
}

extension Array: @retroactive RawRepresentable where Element: Codable {
  public init?(rawValue: String) {
    guard let data = rawValue.data(using: .utf8), let result = try? JSONDecoder().decode([Element].self, from: data)
    else { return nil }
    self = result
  }
  public var rawValue: String {
    guard let data = try? JSONEncoder().encode(self), let result = String(data: data, encoding: .utf8) else {
      return "[]"
    }
    return result
  }
}

extension Pantry.Recipe {
  static let all: [Pantry.Recipe] = zip(
    0..., ["Pear tart", "Rye soup", "Leek pie", "Plum toast", "Oat cakes", "Beet salad"]
  ).map {
    Pantry.Recipe(
      id: $0, name: $1, minutes: 15 + $0 * 7, color: [.orange, .brown, .green, .purple, .yellow, .pink][$0],
      steps: ["Cut everything.", "Mix with **care**.", "Bake for \(15 + $0 * 7) minutes."])
  }
}
