import BrowserTesting
import Combine
import Foundation
import SwiftUI
import Testing

@testable import ExampleScreens

@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ExampleAppTests {
  @Test func theClockTicksOpensACityAndTakesANewOne() async throws {
    let ticks = PassthroughSubject<Date, Never>()
    let noon = Date(timeIntervalSince1970: 1_781_179_200)
    let clock = ClockModel(now: noon, ticks: ticks)
    try await withApp(content: { CityList(clock: clock) }) { app in
      try await app.wait(forText: "Kathmandu")
      #expect(try await app.page.count(".r") == 5)
      try await app.wait(forText: "17:45")
      ticks.send(noon.addingTimeInterval(60))
      try await app.wait(forText: "17:46")
      try await app.examine("clock")

      try await app.press("Kathmandu", in: "a")
      try await app.wait(forText: "Asia/Kathmandu")
      ticks.send(noon.addingTimeInterval(61))
      try await app.wait(forText: "17:46:01")
      #expect(try await app.page.evaluate("location.pathname").string?.isEmpty == false)
      try await app.examine("clock-city")
      try await app.page.evaluate("history.back(); 0")
      try await app.wait(forText: "World Clock")

      try await app.press("Add City")
      try await app.page.wait(until: "document.querySelector('dialog:modal') != null")
      try await app.examine("clock-add")
      try await app.page.focus("dialog input")
      try await app.page.type("peru")
      try await app.page.wait(until: "document.querySelectorAll('dialog .r').length == 1")
      try await app.press("Lima", in: "dialog button")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
      try await app.wait(forText: "Lima")
      #expect(clock.cities.last?.name == "Lima")
    }
  }

  @Test func theBookshelfGrowsSearchesAndOpensABook() async throws {
    try await withApp(content: { BookList(model: BookListModel(library: SampleLibrary(delay: 0.01))) }) { app in
      try await app.page.wait(until: "document.querySelectorAll('a.nl').length >= 20")
      try await app.examine("books")
      try await app.page.setViewport(width: 1024, height: 768)
      for count in [40, 60, 80, 90] {
        try await app.page.evaluate("scrollTo(0, document.documentElement.scrollHeight); 0")
        try await app.page.wait(until: "document.querySelectorAll('a.nl').length >= \(count)")
      }
      try await app.page.evaluate("scrollTo(0, 0); 0")
      try await app.page.focus(".fi input")
      try await app.page.type("loom")
      try await app.page.wait(
        until:
          "[...document.querySelectorAll('a.nl')].every(e => /loom/i.test(e.innerText)) && document.querySelector('a.nl') != null"
      )
      #expect(try await app.page.count("a.nl") < 20)
      try await app.page.type("zzz")
      try await app.wait(forText: "No Results for")
      try await app.examine("books-none")
      for _ in 0..<7 { try await app.page.press("Backspace") }
      try await app.page.wait(until: "document.querySelectorAll('a.nl').length >= 20")
      try await app.page.click("a.nl")
      try await app.wait(forText: "More about")
      try await app.examine("book")
    }
  }

  @Test func theFormKeepsWhatIsChosenAsksAndAnswers() async throws {
    for key in ["isOn", "section", "length", "size", "look", "name"] {
      UserDefaults.standard.removeObject(forKey: "edition.\(key)")
    }
    try await withApp(content: { EditionForm() }) { app in
      try await app.wait(forText: "Deliver every morning")
      try await app.examine("form")
      try await app.page.setViewport(width: 1024, height: 1400)
      #expect(try await app.page.count("input[type=time]") == 1)
      try await app.page.click(".tg input")
      try await app.wait(forText: "No paper will be made.")
      #expect(try await app.page.count("input[type=time]") == 0)
      try await app.page.click("[aria-label^=Increment]")
      try await app.wait(forText: "Stories: 16")

      try await app.page.focus("input[type=password]")
      try await app.page.type("abc")
      #expect(
        try await app.page.evaluate(
          "[...document.querySelectorAll('button')].find(b => b.innerText == 'Sign In').disabled"
        ).bool == true)
      try await app.page.focus("[aria-label=Name],[placeholder=Name]")
      try await app.page.type("Ada")
      try await app.page.wait(
        until: "![...document.querySelectorAll('button')].find(b => b.innerText == 'Sign In').disabled")
      try await app.press("Sign In")
      try await app.wait(forText: "Password too short")
      try await app.examine("form-alert")
      try await app.press("OK", in: "dialog button")
      try await app.page.wait(until: "document.querySelector('dialog') == null")

      try await app.press("Reset All Settings")
      try await app.wait(forText: "Reset all settings?")
      try await app.press("Reset", in: "dialog button")
      try await app.wait(forText: "Stories: 12")
      try await app.page.wait(until: "document.querySelector('dialog') == null")

      try await app.press("Show a Preview")
      try await app.wait(forText: "Ferry line reopens")
      try await app.examine("form-sheet")
      try await app.press("Done", in: "dialog button")
      try await app.page.wait(until: "document.querySelector('dialog') == null")
    }
    for key in ["isOn", "section", "length", "size", "look", "name"] {
      UserDefaults.standard.removeObject(forKey: "edition.\(key)")
    }
  }
}
