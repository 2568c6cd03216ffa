import SwiftUI
import SwiftUITesting
import Testing

/// The views of the files beside this one whose names end in "ByName", shown and used.
@MainActor
struct NamesByGroupTests {
  @Test func chartsAndRatingsAreSpokenOfAndUsed() {
    final class Kept { var rating = 2 }
    let kept = Kept()
    let screen = TestScreen {
      VStack {
        SalesChart(months: [SalesMonth(name: "Jan", revenue: 10), SalesMonth(name: "Feb", revenue: 20)])
        SpokenRating(
          rating: Binding {
            kept.rating
          } set: {
            kept.rating = $0
          })
        TechnologiesView()
      }
    }
    #expect(screen.outline.contains("Sales"))
    screen.tap("Magic Tap")
    #expect(kept.rating == 5)
    screen.tap("Reset")
    #expect(kept.rating == 1)
    screen.tap("Increment")
    #expect(kept.rating == 2)
  }

  @Test func stylesByTheirFullNamesDrawWhatTheyStyle() {
    let screen = TestScreen {
      ScrollView {
        GaugesByName()
        ControlsByName()
        GroupsByName()
        NavigationByName()
      }
    }
    for word in ["Three", "When", "Choice", "More", "Box", "Border", "T", "40"] {
      #expect(screen.outline.contains("\"\(word)\"") || screen.outline.contains(word), "\(word)")
    }
    let lists = TestScreen { ListsByName() }
    #expect(lists.outline.contains("\"1\""))
  }

  @Test func stylesOfAppsAreGivenWhatTheyDraw() {
    final class Kept {
      var date = Date(timeIntervalSince1970: 0)
      var presses = 0
    }
    let kept = Kept()
    let screen = TestScreen {
      Form { Text("boxed") }.formStyle(BoxedFormStyle())
      ControlGroup {
        Button("inner") {}
      } label: {
        Text("outer")
      }.controlGroupStyle(CountedGroupStyle())
      Label("quiet", systemImage: "star").labelStyle(ShoutingLabelStyle())
      Menu("loud") { Button("entry") { kept.presses += 1 } }.menuStyle(LoudMenuStyle())
      Button("twice") { kept.presses += 10 }.buttonStyle(DoublePressStyle())
      DatePicker(
        "tomorrow",
        selection: Binding {
          kept.date
        } set: {
          kept.date = $0
        }
      ).datePickerStyle(DayPickerStyle())
    }
    for word in ["boxed", "inner", "outer", "quiet", "loud", "twice"] {
      #expect(screen.outline.contains(word), "\(word)")
    }
    screen.tap("tomorrow")
    #expect(kept.date.timeIntervalSince1970 == 86_400)
    screen.tap("entry")
    #expect(kept.presses == 1)
  }

  @Test func motionByItsFullNamesEndsWhereItShould() {
    let screen = TestScreen {
      MotionByName()
      Hop(trigger: 1)
      Clocks()
    }
    #expect(screen.outline.contains("Spun"))
    screen.tap("Toggle")
    #expect(!screen.outline.contains("\"Spun\""))
    var transaction = Transaction()
    transaction.isFast = true
    #expect(transaction.isFast && !Transaction().isFast)
    #expect(Doubling().entries(from: .distantPast, mode: .lowFrequency).count == 2)
  }

  @Test func scrollingSearchingSizesAndPaintAreDrawn() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844)) {
      ScrollingByName()
      SizesByName()
      PaintByName()
      GesturesByName()
      CenteredLayout { Text("in the middle") }
      Rendered()
    }
    for word in ["Row 3", "narrow", "small", "shown", "in the middle"] {
      #expect(screen.outline.contains(word), "\(word)")
    }
    let search = TestScreen { SearchingByName() }
    #expect(search.outline.contains("field \"Search\""))
    #expect(search.outline.contains("Done"))
  }

  @Test func suggestionsAreHiddenWhereTheContentIsToBeFreeOfThem() {
    func screen(_ visibility: Visibility) -> TestScreen {
      TestScreen {
        NavigationStack {
          List { Text("row") }
            .searchable(text: .constant("a"), isPresented: .constant(true))
            .searchSuggestions { Text("suggested") }
            .searchSuggestions(visibility, for: .content)
        }
      }
    }
    #expect(screen(.visible).outline.contains("suggested"))
    #expect(!screen(.hidden).outline.contains("suggested"))
  }

  @Test func tablesTabsAndPortionsAreDrawn() {
    let screen = TestScreen {
      BooksTable()
      TabsByName()
      WindowsByName()
      Portions()
    }
    for word in ["Last", "Year", "one", "Open", "B", "3"] { #expect(screen.outline.contains(word), "\(word)") }
  }

  @Test func columnsAreThereAsTheirCustomizationSays() {
    final class Kept { var custom = TableColumnCustomization<Book>() }
    func titles(_ change: (inout TableColumnCustomization<Book>) -> Void) -> String {
      let kept = Kept()
      change(&kept.custom)
      return TestScreen {
        Table(
          [Book(title: "A")],
          columnCustomization: Binding {
            kept.custom
          } set: {
            kept.custom = $0
          }
        ) {
          TableColumn("Title", value: \.title).customizationID("title")
          TableColumn("Year") { Text("\($0.year)") }.customizationID("year").defaultVisibility(.hidden)
        }
      }.outline
    }
    #expect(titles { _ in }.contains("Title"))
    #expect(!titles { _ in }.contains("Year"))
    #expect(titles { $0[visibility: "year"] = .visible }.contains("Year"))
    #expect(!titles { $0[visibility: "title"] = .hidden }.contains("Title"))
  }

  @Test func whatIsInsertedIsHandedOver() {
    let screen = TestScreen { Dropping() }
    #expect(screen.outline.contains("\"a\""))
  }
}

@MainActor
struct FieldsWithMoreTests {
  struct Tag: Identifiable, Hashable { let id: String }

  @Test func tokensStandInTheSearchAndGo() {
    final class Kept { var tags = [Tag(id: "Swift"), Tag(id: "Linux")] }
    let kept = Kept()
    let screen = TestScreen {
      NavigationStack {
        List { Text("row") }
          .searchable(
            text: .constant(""),
            tokens: Binding {
              kept.tags
            } set: {
              kept.tags = $0
            }, prompt: "Find"
          ) { tag in Text(tag.id) }
      }
    }
    #expect(screen.outline.contains("Swift"))
    screen.tap("Swift Remove")
    #expect(kept.tags.map(\.id) == ["Linux"])
  }

  @Test func suggestedTokensAreTakenWhileOneSearches() {
    final class Kept {
      var tags: [Tag] = []
      var more = [Tag(id: "Swift")]
    }
    let kept = Kept()
    struct Search: View {
      @Binding var tags: [Tag]
      @Binding var more: [Tag]
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { Text("row") }
            .searchable(text: $text, tokens: $tags, suggestedTokens: $more, prompt: "Find") { Text($0.id) }
        }
      }
    }
    let screen = TestScreen {
      Search(
        tags: Binding {
          kept.tags
        } set: {
          kept.tags = $0
        },
        more: Binding {
          kept.more
        } set: {
          kept.more = $0
        })
    }
    #expect(!screen.outline.contains("Swift"))
    screen.type("x", into: "Search")
    screen.tap("Swift")
    #expect(kept.tags.map(\.id) == ["Swift"])
  }

  @Test func theSelectionIsWhereSomebodyHasTyped() {
    final class Kept {
      var text = "hello world"
      var selection: TextSelection?
    }
    let kept = Kept()
    let screen = TestScreen {
      TextField(
        "Name",
        text: Binding {
          kept.text
        } set: {
          kept.text = $0
        },
        selection: Binding {
          kept.selection
        } set: {
          kept.selection = $0
        })
    }
    screen.type("hello, world", into: "Name")
    #expect(kept.selection?.isInsertion == true)
    guard case .selection(let range)? = kept.selection?.indices else { return #expect(Bool(false)) }
    #expect(kept.text[..<range.lowerBound] == "hello,")
  }

  @Test func aGroundOfAPageIsDrawnAndOneOfAWidgetIsNot() {
    func screen(_ place: ContainerBackgroundPlacement) -> TestScreen {
      TestScreen { Text("page").containerBackground(for: place) { Text("ground") } }
    }
    #expect(screen(.navigation).outline.contains("ground"))
    #expect(!screen(.widget).outline.contains("ground"))
  }
}
