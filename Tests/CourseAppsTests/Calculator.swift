import SwiftUI

enum CalcButton: Hashable, CustomStringConvertible {
  enum Op: String, CaseIterable { case plus = "+", minus = "−", multiply = "×", divide = "÷", equal = "=" }
  enum Command: String { case clear = "AC", flip = "+/−", percent = "%" }
  case digit(Int), dot, op(Op), command(Command)
  var description: String {
    switch self {
    case .digit(let d): return String(d);
    case .dot: return Locale.current.decimalSeparator ?? ".";
    case .op(let o): return o.rawValue;
    case .command(let c): return c.rawValue
    }
  }
  var background: Color {
    switch self {
    case .digit, .dot: return Color(white: 0.2);
    case .op: return .orange;
    case .command: return Color(.lightGray)
    }
  }
  var isWide: Bool { self == .digit(0) }
}
@resultBuilder enum KeypadBuilder {
  static func buildExpression(_ b: CalcButton) -> [CalcButton] { [b] }
  static func buildExpression(_ b: [CalcButton]) -> [CalcButton] { b }
  static func buildBlock(_ rows: [CalcButton]...) -> [CalcButton] { rows.flatMap { $0 } }
  static func buildOptional(_ c: [CalcButton]?) -> [CalcButton] { c ?? [] }
  static func buildEither(first: [CalcButton]) -> [CalcButton] { first }
  static func buildEither(second: [CalcButton]) -> [CalcButton] { second }
  static func buildArray(_ c: [[CalcButton]]) -> [CalcButton] { c.flatMap { $0 } }
}
func row(@KeypadBuilder _ content: () -> [CalcButton]) -> [CalcButton] { content() }
struct Brain {
  private(set) var display = "0"; private var stack: Decimal?; private var pending: CalcButton.Op?;
  private var fresh = true
  static let formatter: NumberFormatter = {
    let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumFractionDigits = 8; f.usesGroupingSeparator = true;
    return f
  }()
  var shown: String {
    Decimal(string: display).flatMap { Self.formatter.string(from: $0 as NSDecimalNumber) } ?? display
  }
  mutating func press(_ b: CalcButton) {
    switch b {
    case .digit(let d): display = fresh ? "\(d)" : display + "\(d)"; fresh = false
    case .dot where !display.contains("."): display += "."; fresh = false
    case .dot: break
    case .command(.clear): self = Brain()
    case .command(.flip): display = display.hasPrefix("-") ? String(display.dropFirst()) : "-" + display
    case .command(.percent): if let v = Decimal(string: display) { display = "\(v / 100)" }
    case .op(let op):
      guard let value = Decimal(string: display) else { return }
      if let p = pending, let s = stack {
        let r: Decimal;
        switch p {
        case .plus: r = s + value;
        case .minus: r = s - value;
        case .multiply: r = s * value;
        case .divide: r = value.isZero ? .nan : s / value;
        case .equal: r = value
        }; display = NSDecimalNumber(decimal: r).stringValue; stack = r
      } else {
        stack = value
      }
      pending = op == .equal ? nil : op; fresh = true
    }
  }
}
struct CalcView: View {
  @State private var brain = Brain()
  @State private var dragging = false
  @Environment(\.verticalSizeClass) private var vertical
  let rows: [[CalcButton]] = [
    row {
      CalcButton.command(.clear); CalcButton.command(.flip); CalcButton.command(.percent); CalcButton.op(.divide)
    },
    row {
      for i in 7...9 { CalcButton.digit(i) }; CalcButton.op(.multiply)
    },
    row {
      for i in 4...6 { CalcButton.digit(i) }; CalcButton.op(.minus)
    },
    row {
      for i in 1...3 { CalcButton.digit(i) }; CalcButton.op(.plus)
    },
    row {
      CalcButton.digit(0); CalcButton.dot; CalcButton.op(.equal)
    },
  ]
  private func width(_ b: CalcButton) -> CGFloat {
    let w = (UIScreen.main.bounds.width - 5 * 12) / 4; return b.isWide ? w * 2 + 12 : w
  }
  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Spacer();
          Text(brain.shown).foregroundColor(.white).font(.system(size: 88, weight: .light)).minimumScaleFactor(0.4)
            .lineLimit(1).textSelection(.enabled).gesture(
              DragGesture(minimumDistance: 20, coordinateSpace: .local).onEnded { v in
                if v.translation.width < 0 { brain.press(.command(.clear)) }
              })
        }.padding(.horizontal)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { b in
              Button(
                action: { brain.press(b) },
                label: {
                  Text(b.description).font(.system(size: 32)).frame(
                    width: width(b), height: (UIScreen.main.bounds.width - 60) / 4,
                    alignment: b.isWide ? .leading : .center
                  ).padding(.leading, b.isWide ? 30 : 0).frame(width: width(b))
                    .background(b.background).foregroundColor(.white).cornerRadius(width(b))
                }
              ).buttonStyle(ScaleStyle()).accessibilityIdentifier("key-\(b)")
            }
          }
        }
      }.padding(.bottom)
    }
    .environment(\.colorScheme, .dark)
    .onKeyPress(characters: .decimalDigits) { press in
      if let d = Int(press.characters) { brain.press(.digit(d)); return .handled }; return .ignored
    }
    .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
      print(UIDevice.current.orientation.isLandscape)
    }
  }
}
struct ScaleStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct CalcApp: App { var body: some Scene { WindowGroup { CalcView() } } }
