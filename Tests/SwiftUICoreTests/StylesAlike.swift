import Combine
import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

// Styles and values that are drawn as others are, and those that do what they are for.

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct StylesAlike {
  private func outline<V: View>(_ view: V) -> String { TestScreen { view }.outline }

  @Test func gaugesOfTheOlderNamesAreRingsAndLines() {
    let gauge = Gauge(value: 0.4) { Text("Water") }
    let ring = outline(gauge.gaugeStyle(CircularGaugeStyle()))
    let line = outline(gauge.gaugeStyle(LinearGaugeStyle()))
    #expect(ring == outline(gauge.gaugeStyle(AccessoryCircularGaugeStyle())))
    #expect(line == outline(gauge.gaugeStyle(AccessoryLinearGaugeStyle())))
    #expect(ring != line)
  }

  @Test func fieldsForDatesAreTheHostsAndWheelsAreNot() {
    let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    let field = outline(picker.datePickerStyle(FieldDatePickerStyle()))
    #expect(field == outline(picker.datePickerStyle(StepperFieldDatePickerStyle())))
    #expect(field == outline(picker.datePickerStyle(DefaultDatePickerStyle())))
    #expect(field != outline(picker.datePickerStyle(WheelDatePickerStyle())))
  }

  @Test func pagesThatTurnAnotherWayArePages() {
    let tabs = TabView {
      Text("One").tabItem { Text("First") }
      Text("Two").tabItem { Text("Second") }
    }
    let pages = outline(tabs.tabViewStyle(PageTabViewStyle()))
    #expect(outline(tabs.tabViewStyle(VerticalPageTabViewStyle())) == pages)
    #expect(outline(tabs.tabViewStyle(CarouselTabViewStyle())) == pages)
    let bar = outline(tabs)
    #expect(outline(tabs.tabViewStyle(GroupedTabViewStyle())) == bar)
    #expect(outline(tabs.tabViewStyle(SidebarAdaptableTabViewStyle())) == bar)
    #expect(bar != pages)
  }

  @Test func olderMenusAreMenus() {
    let button = MenuButton("More") { Button("Copy") {} }
    let menu = outline(Menu("More") { Button("Copy") {} })
    #expect(outline(button) == menu)
    #expect(outline(button.menuButtonStyle(DefaultMenuButtonStyle())) == menu)
    #expect(outline(button.menuButtonStyle(PullDownMenuButtonStyle())) == menu)
    #expect(outline(button.menuButtonStyle(BorderlessPullDownMenuButtonStyle())) == menu)
    let bordered = outline(Menu("More") { Button("Copy") {} }.menuStyle(BorderedButtonMenuStyle()))
    #expect(bordered.contains("Copy") && bordered.contains("More"))
  }

  @Test func navigationInColumnsIsNavigation() {
    let view = NavigationView { Text("Here").navigationTitle("Place") }
    #expect(outline(view.navigationViewStyle(ColumnNavigationViewStyle())) == outline(view))
  }

  @Test func aSubscriptionViewHearsItsPublisherWhileItIsShown() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let screen = TestScreen {
      SubscriptionView(content: Text("Shown"), publisher: subject) { heard.append($0) }
    }
    #expect(screen.words == ["Shown"])
    subject.send(1)
    subject.send(2)
    screen.settle()
    #expect(heard == [1, 2])
  }

  @Test func whatPresentsAViewIsToldItsShade() {
    var told: [ColorScheme?] = []
    let screen = TestScreen {
      Text("Night").preference(key: PreferredColorSchemeKey.self, value: .dark)
        .onPreferenceChange(PreferredColorSchemeKey.self) { told.append($0) }
    }
    screen.settle()
    #expect(told.last == .dark)
  }

  @Test func theGlobalSpaceIsTheWindows() {
    let rectangle = Text("Here").frame(width: 40, height: 20)
    var frames: [CGRect] = []
    let screen = TestScreen {
      rectangle
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: GlobalCoordinateSpace())
        } action: {
          frames.append($0)
        }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          frames.append($0)
        }
    }
    screen.settle()
    #expect(frames.first == frames.last)
  }

  @Test func sizesOfSheetsAreTaken() {
    for isSized in [false, true] {
      let sheet = Text("Within")
      let view = Text("Behind").sheet(isPresented: .constant(true)) {
        if isSized {
          sheet.presentationSizing(FittedPresentationSizing()).presentationSizing(PagePresentationSizing())
            .presentationSizing(AutomaticPresentationSizing())
        } else {
          sheet
        }
      }
      #expect(TestScreen { view }.words == ["Behind", "Within"])
    }
  }

  @Test func aTextSaysTheTimeOfItsSource() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let source: TimeDataSource<Range<Date>> = .dateRange(startingAt: start)
    let year = Date.now.formatted(.dateTime.year())
    let now: TimeDataSource<Date> = .currentDate
    #expect(TestScreen { Text(now, format: .dateTime.year()) }.words == [year])
    let words = TestScreen { Text(source, format: .interval.year()) }.words
    #expect(words.first?.contains(year) == true)
  }
}
