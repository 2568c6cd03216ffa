import JSON
import SwiftUIElements

extension Speech {
  func write(to json: inout JSONWriter) {
    switch self {
    case .say(let text):
      json.number(0)
      json.number(text.number)
      json.text(text.text)
      json.text(text.language ?? "")
      for (number, most) in [(text.rate, 10.0), (text.pitch, 2), (text.volume, 1)] {
        json.number(number.isFinite ? min(max(number, 0), most) : 1)
      }
    case .stop: json.number(1)
    case .pause: json.number(2)
    case .goOn: json.number(3)
    }
  }
}
