/// The drawn pictures of the film service: posters with their titles, landscapes, portraits and logos.
struct MoviePicture: Sendable {
  private var picture: DrawnPicture

  /// `nil` where nothing of this name is known.
  init?(_ kind: MovieImageService.Kind, named name: String) {
    let number = Int(name.dropFirst().prefix { $0 != "-" })
    switch kind {
    case .poster:
      guard let film = number.flatMap({ MovieContent.shared.film($0) }) else { return nil }
      picture = DrawnPicture(named: "poster \(name)", width: 300, height: 450)
      drawTitle(film.title)
    case .backdrop:
      guard number.flatMap({ MovieContent.shared.film($0) }) != nil else { return nil }
      picture = DrawnPicture(named: "backdrop \(name)", width: 640, height: 360)
    case .profile:
      guard let person = number.flatMap({ MovieContent.shared.person($0) }) else { return nil }
      picture = DrawnPicture(named: "sky \(name)", width: 180, height: 270)
      drawPortrait(person.random)
    case .logo:
      guard let provider = MovieContent.providers.first(where: { $0.id == number }) else { return nil }
      picture = DrawnPicture(named: "logo \(name)", width: 90, height: 90)
      picture.pixels = picture.pixels.map { _ in 0 }
      draw(String(provider.name.prefix(1)), scale: 8, top: 17, left: 25, colour: white())
    }
  }

  func scaled(width: Int, height: Int) -> DrawnPicture { picture.scaled(width: width, height: height) }

  // MARK: Drawing

  private mutating func white() -> UInt8 { picture.add(red: 255, green: 252, blue: 240) }

  /// Below the middle, in lines of capitals, each with its shadow.
  private mutating func drawTitle(_ title: String) {
    // As large as the longest word allows.
    let longest = title.split(separator: " ").map(\.count).max() ?? 0
    let scale = longest * PixelLetters.advance * 4 <= picture.width - 24 ? 4 : 3
    let perLine = (picture.width - 24) / (PixelLetters.advance * scale)
    var lines: [String] = []
    for word in title.uppercased().split(separator: " ").map(String.init) {
      if let last = lines.last, last.count + 1 + word.count <= perLine {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    let white = white()
    let shadow = picture.add(red: 16, green: 20, blue: 30)
    var top = picture.height - 28 - lines.count * (PixelLetters.height + 3) * scale
    for line in lines {
      let left = (picture.width - line.count * PixelLetters.advance * scale) / 2
      draw(line, scale: scale, top: top + 3, left: left + 3, colour: shadow)
      draw(line, scale: scale, top: top, left: left, colour: white)
      top += (PixelLetters.height + 3) * scale
    }
  }

  private mutating func draw(_ text: String, scale: Int, top: Int, left: Int, colour: UInt8) {
    for (place, letter) in text.enumerated() {
      for (x, y) in PixelLetters.points(letter) {
        picture.fill(
          x: left + (place * PixelLetters.advance + x) * scale, y: top + y * scale, width: scale, height: scale, colour)
      }
    }
  }

  /// Shoulders, a neck, a head and hair, from the front.
  private mutating func drawPortrait(_ seeded: SeededRandom) {
    var random = seeded
    let skins = [(250, 218, 190), (224, 172, 128), (176, 120, 80), (120, 78, 52)]
    let tone = skins.randomElement(using: &random) ?? skins[0]
    let skin = picture.add(red: UInt8(tone.0), green: UInt8(tone.1), blue: UInt8(tone.2))
    let hair = picture.add(
      red: .random(in: 20...140, using: &random), green: .random(in: 20...90, using: &random),
      blue: .random(in: 10...70, using: &random))
    let coat = picture.add(
      red: .random(in: 20...120, using: &random), green: .random(in: 30...120, using: &random),
      blue: .random(in: 60...160, using: &random))
    let (width, height) = (picture.width, picture.height)
    let long = Int.random(in: 0...3, using: &random) * height / 18
    picture.fillEllipse(x: width / 2, y: height * 9 / 10, across: width * 11 / 20, down: height / 4, coat)
    picture.fillEllipse(
      x: width / 2, y: height * 40 / 100, across: width * 27 / 100, down: height * 21 / 100 + long, hair)
    picture.fill(x: width * 43 / 100, y: height * 55 / 100, width: width * 14 / 100, height: height / 7, skin)
    picture.fillEllipse(x: width / 2, y: height * 45 / 100, across: width * 21 / 100, down: height * 18 / 100, skin)
    let dark = picture.add(red: 30, green: 25, blue: 30)
    for side in [-1, 1] {
      picture.fillEllipse(
        x: width / 2 + side * width / 12, y: height * 44 / 100, across: width / 50, down: width / 50, dark)
    }
    picture.fill(x: width * 45 / 100, y: height * 53 / 100, width: width / 10, height: max(1, height / 120), dark)
  }
}

extension DrawnPicture {
  /// The index of a colour, added to the palette.
  fileprivate mutating func add(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    palette += [red, green, blue]
    return UInt8(palette.count / 3 - 1)
  }

  fileprivate mutating func fill(x: Int, y: Int, width: Int, height: Int, _ colour: UInt8) {
    let rows = (y..<y + height).clamped(to: 0..<self.height)
    let columns = (x..<x + width).clamped(to: 0..<self.width)
    for row in rows {
      for column in columns { pixels[row * self.width + column] = colour }
    }
  }

  fileprivate mutating func fillEllipse(x: Int, y: Int, across: Int, down: Int, _ colour: UInt8) {
    guard across > 0, down > 0 else { return }
    for row in -down...down {
      let share = 1 - Double(row * row) / Double(down * down)
      let half = Int(Double(across) * share.squareRoot())
      fill(x: x - half, y: y + row, width: half * 2 + 1, height: 1, colour)
    }
  }

  /// The nearest pixel of this picture for each of the other.
  fileprivate func scaled(width: Int, height: Int) -> DrawnPicture {
    var scaled = self
    scaled.width = max(1, width)
    scaled.height = max(1, height)
    scaled.pixels = [UInt8](unsafeUninitializedCapacity: scaled.width * scaled.height) { target, count in
      for y in 0..<scaled.height {
        let row = y * self.height / scaled.height * self.width
        for x in 0..<scaled.width { target[y * scaled.width + x] = pixels[row + x * self.width / scaled.width] }
      }
      count = scaled.width * scaled.height
    }
    return scaled
  }
}
