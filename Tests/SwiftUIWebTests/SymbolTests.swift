import Testing

@testable import SwiftUIWeb

@MainActor
struct SymbolTests {
  @Test func lettersAndNumbersAreDrawnAsTextInTheirShape() throws {
    let number = try #require(SymbolNames.glyph("25.circle"))
    #expect(number.lettering?.text == "25")
    #expect(number.frame != nil && !number.isFrameFilled)
    let letter = try #require(SymbolNames.glyph("b.square.fill"))
    #expect(letter.lettering?.text == "B")
    #expect(letter.isFrameFilled)
    #expect(SymbolNames.glyph("bitcoinsign.circle.fill")?.lettering?.text == "₿")
    #expect(SymbolTable.markup("7.circle").string.contains(">7</text>"))
    #expect(!SymbolTable.isKnown("b"))
    #expect(!SymbolTable.isKnown("1000.circle"))
  }

  @Test func aBadgeIsASignInTheCornerOfItsBase() throws {
    let bell = try #require(SymbolNames.glyph("bell"))
    let plain = try #require(SymbolNames.glyph("bell.badge"))
    #expect(plain.strokes == bell.strokes && plain.badge != nil)
    let added = try #require(SymbolNames.glyph("person.crop.circle.badge.plus"))
    #expect(added.badge == SymbolNames.glyph("plus")?.strokes)
    #expect(SymbolNames.glyph("calendar.badge.plus")?.badge != nil)
  }

  @Test func whatRainsStaysBelowAFilledCloud() throws {
    let rain = try #require(SymbolNames.glyph("cloud.rain.fill"))
    #expect(rain.fills.count == 1)
    #expect(rain.staying == SymbolNames.glyph("cloud.rain")?.staying)
    #expect(!rain.staying.isEmpty)
  }

  @Test func theSunBehindACloudAndItsRainHaveColoursOfTheirOwn() throws {
    let glyph = try #require(SymbolNames.glyph("cloud.sun.rain.fill"))
    #expect(glyph.staying.map(\.tint) == [.sun, .water])
    #expect(SymbolTable.markup("cloud.sun.rain.fill").string.contains("class=\"s sun\""))
    #expect(SymbolNames.glyph("cloud.snow.fill")?.staying.map(\.tint) == [nil])
  }

  @Test func whatIsCutOutOfAFilledShapeIsFilledWhereItIsAnArea() throws {
    let play = try #require(SymbolNames.glyph("play.circle.fill"))
    #expect(play.fills == SymbolNames.glyph("play")?.strokes && play.strokes.isEmpty && play.isFrameFilled)
    #expect(SymbolNames.glyph("pause.circle.fill")?.fills == SymbolNames.glyph("pause.fill")?.fills)
    #expect(SymbolNames.glyph("plus.circle.fill")?.strokes == SymbolNames.glyph("plus")?.strokes)
    #expect(SymbolNames.glyph("play.circle")?.strokes == SymbolNames.glyph("play")?.strokes)
  }

  @Test func aSunOnTheHorizonKeepsItsRaysWhenFilled() throws {
    for name in ["sunset.fill", "sunrise.fill"] {
      let sun = try #require(SymbolNames.glyph(name))
      #expect(sun.fills.count == 1 && sun.staying.count == 1, "\(name)")
    }
  }

  @Test func namesOfThingsThatAreAlikeHaveTheirDrawing() {
    let names = [
      "apple.logo", "delete.backward", "faxmachine", "4k.tv", "homekit", "figure.outdoor.cycle", "microwave",
    ]
    for name in names { #expect(SymbolTable.identifier(name) != "y-unknown", "\(name)") }
    #expect(SymbolNames.glyph("figure.hiking")?.strokes == SymbolNames.glyph("figure.walk")?.strokes)
  }

  @Test func headsOfFiguresAreFilled() throws {
    for name in ["figure.walk", "figure.run", "figure.stand", "figure.2", "figure.walk.fill"] {
      let figure = try #require(SymbolNames.glyph(name))
      #expect(figure.fills.count == 1 && !figure.staying.isEmpty, "\(name)")
    }
  }

  @Test func thePipsOfAFilledDieAreCutOut() throws {
    let die = try #require(SymbolNames.glyph("die.face.5.fill"))
    #expect(die.cutAreas.count == 1)
    #expect(SymbolTable.markup("die.face.5.fill").string.contains("class=\"kf\""))
  }

  @Test func anArrowGoesAroundItsNumber() throws {
    #expect(SymbolNames.glyph("goforward.15")?.lettering?.text == "15")
    #expect(SymbolNames.glyph("gobackward.10")?.lettering?.text == "10")
    #expect(SymbolNames.glyph("goforward.15")?.strokes == SymbolNames.glyph("goforward")?.strokes)
  }

  @Test func aNameThatSaysMoreIsDrawnAsWhatItBeginsWith() throws {
    #expect(SymbolTable.identifier("person.crop.circle.dashed.circle.fill") == "y-person-crop-circle-fill")
    #expect(SymbolTable.identifier("no.such.symbol") == "y-unknown")
    #expect(SymbolTable.identifier(String(repeating: "a.", count: 100_000)) == "y-unknown")
  }

  @Test func weatherCardsAndArithmeticHaveDrawings() {
    let names = [
      "cloud.snow.fill", "cloud.bolt.rain.fill", "cloud.fog", "cloud.drizzle", "cloud.heavyrain.fill",
      "cloud.sun.rain.fill",
      "cloud.moon", "sunset.fill", "humidity.fill", "thermometer.medium", "thermometer.sun.fill", "sun.haze.fill",
      "suit.heart.fill", "suit.club", "suit.spade.fill", "suit.diamond", "die.face.1", "multiply", "divide", "equal",
      "plus.forwardslash.minus", "percent", "line.3.horizontal", "line.3.horizontal.decrease.circle", "list.dash",
      "circle.grid.2x2", "rectangle.grid.1x2.fill", "arrowtriangle.up.fill", "speaker.wave.3.fill", "backward.end.fill",
      "forward.end", "rectangle.portrait.and.arrow.right", "globe.americas.fill", "faceid", "doc.on.clipboard",
      "rosette",
      "chevron.left.forwardslash.chevron.right", "exclamationmark.octagon.fill", "plus.app", "battery.25",
      "capsule.fill", "shoe.fill", "music.mic", "wave.3.right", "water.waves", "beach.umbrella.fill", "handbag.fill",
      "laurel.leading", "scalemass.fill", "case.fill", "character", "giftcard.fill", "tennis.racket",
    ]
    #expect(names.filter { !SymbolTable.isKnown($0) } == [])
  }

  @Test func aDrawingIsOneWholeSymbol() {
    for name in [
      "5.circle.fill", "die.face.3.fill", "bell.badge.slash", "cloud.hail.fill", "sos", "chart.dots.scatter",
    ] {
      let markup = SymbolTable.markup(name).string
      #expect(markup.hasPrefix("<symbol id=\"y-") && markup.hasSuffix("</symbol>"), "\(name)")
      #expect(markup.contains("<path") || markup.contains("<text"), "\(name)")
    }
  }
}
