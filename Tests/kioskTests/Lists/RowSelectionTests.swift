import JSON
import Testing

@testable import kiosk

@Suite struct RowSelectionTests {
  private static let row: JSONObject = [
    "rank": 1, "title": "A \u{1B}[31mred\ttitle", "url": .null, "genres": ["Drama", "Crime"], "score": 12,
  ]

  @Test func fieldsAreSeparatedByTabsAndNothingElseIs() {
    let line = RowSelection.fields(["rank", "title", "url", "genres", "score"]).line(Self.row)
    #expect(line == "1\tA red title\t\tDrama, Crime\t12")
  }

  @Test func inJSONTheFieldsStandInTheirOrder() {
    let object = RowSelection.fields(["score", "url", "missing"]).object(Self.row)
    #expect(JSONValue.object(object).line == #"{"score":12,"url":null,"missing":null}"#)
  }

  @Test(arguments: [
    ("{rank}. {title}", "1. A red title"), (#"{score}\t{genres}\n"#, "12\tDrama, Crime\n"), ("{{rank}", "{rank}"),
    (#"a\\b"#, #"a\b"#), ("no places", "no places"), ("{url}|", "|"),
  ])
  func aTemplateHasPlacesForValues(text: String, line: String) throws {
    #expect(RowSelection.template(try RowTemplate(text)).line(Self.row) == line)
  }

  @Test(arguments: ["{title", "{}", "a{"])
  func aTemplateWithoutAnEndOrANameIsRefused(text: String) {
    #expect(throws: InvalidValue.self) { try RowTemplate(text) }
  }

  @Test func aKeyThatTheRowsLackIsRefusedWithWhatWasMeant() throws {
    let option = try #require(RowSelection.options(of: [.blankStory]).first as? Option<RowSelection>)
    let problem = #expect(throws: InvalidValue.self) { try option.value(from: "title,scor") }
    #expect(
      problem?.expected.english.contains("did you mean") == true && problem?.expected.english.contains("score") == true)
  }
}
