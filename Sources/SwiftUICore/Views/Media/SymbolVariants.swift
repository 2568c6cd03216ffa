extension View {
  /// The form in which symbols below are drawn.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentChange { $0.symbolVariants = variant.over($0.symbolVariants) })
  }
}

/// A form of a symbol: within a shape, filled, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isCrossedOut = false

  /// The symbol as its name says; it takes all other forms away.
  public static let none = SymbolVariants()
  /// Within a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// Within a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// Within a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isCrossedOut: true)

  /// This form within a circle.
  public var circle: SymbolVariants { SymbolVariants.circle.over(self) }
  /// This form within a square.
  public var square: SymbolVariants { SymbolVariants.square.over(self) }
  /// This form within a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants.rectangle.over(self) }
  /// This form filled.
  public var fill: SymbolVariants { SymbolVariants.fill.over(self) }
  /// This form crossed out.
  public var slash: SymbolVariants { SymbolVariants.slash.over(self) }

  /// Whether this form has all that the other has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isCrossedOut || isCrossedOut)
  }

  /// This form, and what `base` adds to it. No form at all takes all others away.
  func over(_ base: SymbolVariants) -> SymbolVariants {
    guard self != .none else { return self }
    return SymbolVariants(
      enclosure: enclosure ?? base.enclosure, isFilled: isFilled || base.isFilled,
      isCrossedOut: isCrossedOut || base.isCrossedOut)
  }

  /// The name of the symbol in this form; a name that has a part already keeps it as it is.
  func applied(to name: String) -> String {
    guard self != .none, !name.isEmpty else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.count > 1 && parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isCrossedOut, !parts.contains("slash") { parts.append("slash") }
    if let enclosure, !parts.contains(enclosure.rawValue) { parts.append(enclosure.rawValue) }
    if wasFilled || isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

  /// The form in which symbols are drawn; `none` unless `symbolVariant(_:)` says otherwise.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
