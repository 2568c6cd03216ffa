import Foundation

/// Finds the drawing of a name: its own, or one derived by the endings that system symbols have in common.
enum SymbolNames {
  static func glyph(_ name: String) -> SymbolGlyph? { drawn(name).flatMap(exact) }

  /// The name under which `name` is drawn: itself, or what it begins with; nil where nothing is known.
  static func drawn(_ name: String) -> String? {
    guard name.utf8.count <= 120 else { return nil }
    if exact(name) != nil { return name }
    // What is written after a dot is most often a detail: `person.crop.square.filled.and.at.rectangle` is a person.
    let isFilled = name.hasSuffix(".fill")
    var parts = name.split(separator: ".").filter { $0 != "fill" }
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if isFilled, exact(shorter + ".fill") != nil { return shorter + ".fill" }
      if exact(shorter) != nil { return shorter }
    }
    return nil
  }

  private static func exact(_ name: String) -> SymbolGlyph? {
    if let own = table[name] { return own }
    if let slashed = name.droppingSuffix(".slash") { return exact(slashed)?.slashed }
    if let slashed = name.droppingSuffix(".slash.fill") {
      return (exact(slashed + ".fill") ?? exact(slashed))?.slashed
    }
    return framed(name) ?? badged(name) ?? turned(name) ?? drawnAsText(name) ?? filled(name)
  }

  /// `plus.circle`, `5.square.fill`: a smaller sign in a shape.
  private static func framed(_ name: String) -> SymbolGlyph? {
    for (ending, frame) in frames {
      for isFilled in [false, true] {
        guard let base = name.droppingSuffix(isFilled ? ending + ".fill" : ending),
          let sign = table[base] ?? sign(base)
        else { continue }
        // What is cut out of an area is an area itself, where it is more than lines.
        let area = isFilled ? table[base + ".fill"] ?? (sign.isArea ? sign.filled : nil) : nil
        return (area ?? sign).framed(frame, isFilled: isFilled)
      }
    }
    return nil
  }

  /// A letter, a number or a currency, which only shapes hold.
  private static func sign(_ name: String) -> SymbolGlyph? {
    if let text = drawnAsText(name) { return text }
    guard name.utf8.count <= 2 else { return nil }
    if name.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return .letters(name) }
    guard name.utf8.count == 1, name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    return .letters(name.uppercased())
  }

  private static func drawnAsText(_ name: String) -> SymbolGlyph? {
    texts[name].map(SymbolGlyph.letters)
  }

  /// `calendar.badge.plus`: a sign in the corner.
  private static func badged(_ name: String) -> SymbolGlyph? {
    guard let place = name.range(of: ".badge") else { return nil }
    let isFilled = name.hasSuffix(".fill")
    let base = String(name[..<place.lowerBound])
    guard var result = (isFilled ? exact(base + ".fill") : nil) ?? exact(base) else { return nil }
    let sign = name[place.upperBound...].split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    guard let strokes = sign.isEmpty ? [circle] : table[sign]?.strokes, !strokes.isEmpty else { return nil }
    result.badge = strokes
    return result
  }

  /// `goforward.15`: an arrow around a number.
  private static func turned(_ name: String) -> SymbolGlyph? {
    for base in ["goforward", "gobackward"] {
      guard name.hasPrefix(base + "."), var result = table[base] else { continue }
      let number = name.dropFirst(base.count + 1)
      guard (1...2).contains(number.utf8.count), number.allSatisfy(\.isASCII), Int(number) != nil else { return nil }
      result.lettering = .init(middle: 12, line: 14.8, size: 7.5, text: String(number))
      return result
    }
    return nil
  }

  private static func filled(_ name: String) -> SymbolGlyph? {
    guard let base = name.droppingSuffix(".fill") else { return table[name + ".fill"] }
    if let question = base.droppingSuffix(".fill") { return exact(question + ".fill") }
    return table[base].map { $0.filled ?? $0 }
  }

  private static let table: [String: SymbolGlyph] = {
    var table: [String: SymbolGlyph] = [:]
    let lines = String(decoding: PackageResources.symbols_txt, as: UTF8.self).split(separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      guard let (name, glyph) = SymbolGlyph.read(line) else { continue }
      table[name] = glyph
    }
    for (name, same) in aliases { table[name] = table[same] }
    return table
  }()

  /// Names whose drawing is another's.
  private static let aliases = [
    "gearshape": "gear", "document.on.document": "doc.on.doc", "photo.on.rectangle.angled": "photo.on.rectangle",
    "arrow.trianglehead.counterclockwise.rotate.90": "gobackward", "arrow.counterclockwise": "gobackward",
    "arrow.triangle.2.circlepath": "arrow.circlepath", "doc": "doc.text", "xmark.bin": "trash",
    "text.quote": "text.alignleft", "person.3": "person.2", "desktopcomputer": "display",
    "stopwatch": "timer", "gauge": "speedometer", "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "location.north": "location", "mappin.and.ellipse": "mappin", "sparkle": "sparkles",
    "wand.and.stars": "wand.and.sparkles", "wand.and.rays": "wand.and.sparkles",
    "table": "tablecells", "quote.closing": "quote.opening", "bolt.horizontal": "bolt", "box.truck": "shippingbox",
    "questionmark.folder": "folder", "play.rectangle": "film", "movieclapper": "film",
    "arrow.down.doc": "doc.text", "doc.plaintext": "doc.text", "doc.richtext": "doc.text", "note.text": "doc.text",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "ellipsis.bubble": "message", "tray.full": "tray",
    "snow": "snowflake", "wind.snow": "wind", "thermometer.medium": "thermometer", "thermometer.high": "thermometer",
    "thermometer.low": "thermometer", "arrow.trianglehead.2.clockwise": "arrow.circlepath",
    "arrow.trianglehead.clockwise": "arrow.clockwise", "arrow.trianglehead.counterclockwise": "gobackward",
    "document": "doc.text", "text.document": "doc.text", "gauge.with.dots.needle.bottom.50percent": "speedometer",
    "macwindow": "rectangle", "pc": "display", "ipad.landscape": "rectangle", "beats.headphones": "headphones",
    "airpods": "headphones", "shoeprints": "pawprint", "truck.box": "shippingbox",
    "car.side": "car", "bus.doubledecker": "bus", "train.side.front.car": "tram", "airplane.departure": "airplane",
    "airplane.arrival": "airplane", "mug.and.saucer": "cup.and.saucer",
    "person.crop.rectangle": "person.text.rectangle",
    "slider.horizontal.2.square": "slider.horizontal.3", "slider.vertical.3": "slider.horizontal.3",
    "switch.2": "slider.horizontal.3",
    "list.bullet.below.rectangle": "list.bullet.rectangle", "paintbrush.pointed": "paintbrush",
    "hand.point.up.left": "hand.tap", "hand.draw": "hand.tap", "hand.point.right": "hand.tap",
    "earbuds": "headphones", "wave.3.forward": "wave.3.right", "wave.3.backward": "wave.3.left",
    "text.justifyleft": "text.justify", "appletv": "tv", "scanner": "printer", "xserve": "server.rack",
    "personalhotspot": "link", "arrow.2.squarepath": "repeat", "arrow.2.circlepath": "arrow.circlepath",
    "arrow.triangle.merge": "arrow.triangle.branch",
    "arrow.3.trianglepath": "arrow.circlepath", "rhombus": "diamond", "case": "briefcase", "latch.2.case": "briefcase",
    "loupe": "magnifyingglass", "1.magnifyingglass": "magnifyingglass", "face.dashed": "circle.dashed",
    "airtag": "circle.circle", "tire": "circle.circle", "dial.low": "dial.min", "swatchpalette": "paintpalette",
    "slider.horizontal.below.rectangle": "slider.horizontal.3", "magazine": "book.closed",
    "american.football": "football", "volleyball": "basketball", "cricket.ball": "baseball", "light.max": "sun.max",
    "light.min": "sun.min", "lamp.table": "lamp.desk", "lamp.ceiling": "lamp.desk", "sun.snow": "snowflake",
    "cabinet": "archivebox", "radio": "hifispeaker", "hand.point.down": "hand.tap", "hand.point.left": "hand.tap",
    "tropicalstorm": "hurricane", "signpost.left": "signpost.right", "text.badge.checkmark": "checklist",
    "web.camera": "camera", "airpodspro": "headphones", "dryer": "washer", "dishwasher": "washer",
    "moonphase.waxing.crescent": "moon", "moonphase.first.quarter": "circle.lefthalf.filled",
    "moonphase.new.moon": "circle", "menubar.rectangle": "rectangle", "dock.rectangle": "rectangle",
    "fireworks": "sparkles", "sparkler": "sparkles", "moonphase.full.moon": "circle.fill",
    "entry.lever.keypad": "keyboard", "calendar.day.timeline.left": "calendar",

    "checkmark.rectangle": "checklist", "bubble": "message", "bubble.middle.bottom": "message",
    "apple.logo": "applelogo", "delete.backward": "delete.left", "faxmachine": "printer", "4k.tv": "tv",
    "l.joystick": "gamecontroller", "hearingdevice.ear": "ear", "microbe": "allergens", "microwave": "oven",
    "homekit": "house", "chandelier": "lightbulb", "light.beacon.max": "lightbulb", "compass.drawing": "ruler",
    "rectangle.and.pencil.and.ellipsis": "square.and.pencil", "figure.hiking": "figure.walk",
    "figure.outdoor.cycle": "bicycle", "captions.bubble": "text.bubble", "star.bubble": "quote.bubble",
    "menucard": "book", "text.page": "doc.text",
  ]

  /// Signs that are letters of their own.
  private static let texts = [
    "bitcoinsign": "₿", "yensign": "¥", "sterlingsign": "£", "indianrupeesign": "₹", "wonsign": "₩", "rublesign": "₽",
    "francsign": "₣", "turkishlirasign": "₺", "shekelsign": "₪", "hryvniasign": "₴", "dongsign": "₫",
    "nairasign": "₦", "pesosign": "₱", "tengesign": "₸", "kipsign": "₭", "guaranisign": "₲", "cedisign": "₵",
    "tugriksign": "₮", "larisign": "₾", "manatsign": "₼", "bahtsign": "฿", "centsign": "¢", "florinsign": "ƒ",
    "coloncurrencysign": "₡", "cruzeirosign": "₢", "pesetasign": "₧", "millsign": "₥",
    "abc": "ABC", "textformat.abc": "abc", "textformat.123": "123", "zzz": "zz",
    "character": "A", "parkingsign": "P",
  ]

  private static let circle = "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z"
  private static let square = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"

  private static let frames = [
    (".circle", circle), (".square", square),
    (".app", "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z"),
    (".rectangle", "M4 4.5h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z"),
    (".octagon", "M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z"),
    (".hexagon", "M12 2l8.7 5v10L12 22l-8.7-5V7z"), (".diamond", "M12 1.5 22.5 12 12 22.5 1.5 12z"),
    (".shield", "M12 2l8.5 3v6.5c0 5-3.2 8.5-8.5 10.5-5.3-2-8.5-5.5-8.5-10.5V5z"),
    (
      ".seal",
      "M12 2l2.7 2.3 3.5-.3.8 3.4 3 1.8L20.7 12l1.3 2.8-3 1.8-.8 3.4-3.5-.3L12 22l-2.7-2.3-3.5.3-.8-3.4"
        + "-3-1.8L3.3 12 2 9.2l3-1.8.8-3.4 3.5.3z"
    ),
  ]
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
  }
}
