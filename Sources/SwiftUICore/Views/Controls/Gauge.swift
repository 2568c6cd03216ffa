import Foundation

/// A value within a range, drawn as progress along a line or around a circle.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let least: BoundsLabel
  let most: BoundsLabel
  let marked: MarkedValueLabels

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }

  @Environment(\.gaugeLook) private var look
  @Environment(\.gaugeStyle) private var style

  @MainActor public var body: some View {
    if let style {
      style.body(
        GaugeStyleConfiguration(
          value: fraction, label: _StyledPart(label), currentValueLabel: part(currentValueLabel),
          minimumValueLabel: part(least), maximumValueLabel: part(most), markedValueLabels: part(marked)))
    } else if look == .closedRing {
      if CurrentValueLabel.self == EmptyView.self {
        ring(around: label) { EmptyView() }
      } else {
        // There is no room for the name, which is told alone.
        ring(around: currentValueLabel) { label }
      }
    } else if look == .openRing {
      VStack(spacing: 2) {
        ring(around: currentValueLabel) { EmptyView() }
        if BoundsLabel.self == EmptyView.self {
          label.font(.caption)
        } else {
          HStack {
            least
            most
          }
          .font(.caption2)
        }
      }
    } else {
      VStack {
        label
        HStack {
          least
          ProgressView(value: fraction).progressViewStyle(.linear)
          most
        }
        currentValueLabel
      }
    }
  }

  @MainActor private func ring<Middle: View, Name: View>(
    around middle: Middle, @ViewBuilder named name: () -> Name
  ) -> some View {
    ZStack {
      ProgressView(value: fraction, label: name).progressViewStyle(.circular).labelsHidden()
      middle.font(.footnote)
    }
  }

  private func part<Part: View>(_ view: Part) -> _StyledPart? { Part.self == EmptyView.self ? nil : _StyledPart(view) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value, held within its bounds, with a name and a label for what it is now.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value, held within its bounds, with a name alone.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label) { EmptyView() } }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// With labels for the least and the most, which stand at the ends of a line, below an open ring, and are left out around a closed one.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, markedValueLabels: { EmptyView() })
  }
}

/// How gauges are drawn: along a line, around a circle, or as an app's own style says.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How this module's own styles are drawn; nil for an app's own.
  nonisolated var _look: _GaugeLook? { get }
}

/// The hosts' looks of gauges.
public enum _GaugeLook: Sendable { case linear, openRing, closedRing }

extension GaugeStyle {
  public nonisolated var _look: _GaugeLook? { nil }
}

extension GaugeStyle where Body == EmptyView {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// A gauge as its style sees it.
public nonisolated struct GaugeStyleConfiguration {
  /// The gauge's name.
  public typealias Label = _StyledPart
  /// What tells the value.
  public typealias CurrentValueLabel = _StyledPart
  /// What stands at the lower end.
  public typealias MinimumValueLabel = _StyledPart
  /// What stands at the upper end.
  public typealias MaximumValueLabel = _StyledPart
  /// What stands at values within the range.
  public typealias MarkedValueLabels = _StyledPart

  /// 0…1.
  public var value: Double
  /// The gauge's name.
  public var label: Label
  /// What tells the value; nil where the gauge has no such label.
  public var currentValueLabel: CurrentValueLabel?
  /// What stands at the lower end; nil where the gauge has no such label.
  public var minimumValueLabel: MinimumValueLabel?
  /// What stands at the upper end; nil where the gauge has no such label.
  public var maximumValueLabel: MaximumValueLabel?
  /// What stands at values within the range; nil where the gauge has no such labels.
  public var markedValueLabels: MarkedValueLabels?
}

/// Along a line.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .linear }
}
/// Along a line that fills up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.linearCapacity`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .linear }
}
/// Around a circle, with its name below; drawn as a whole ring.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.accessoryCircular`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .openRing }
}
/// Around a circle that fills up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.accessoryCircularCapacity`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .closedRing }
}
/// Along a line; drawn as `linearCapacity` is.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.accessoryLinear`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .linear }
}
/// Along a line; drawn as `linearCapacity` is.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.accessoryLinearCapacity`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .linear }
}
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Around a circle that fills up to the value.
  public static var accessoryCircularCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Along a line; drawn as `linearCapacity` is.
  public static var accessoryLinearCapacity: Self { .init() }
}

extension EnvironmentValues {
  private struct GaugeKey: EnvironmentKey { static let defaultValue = _GaugeLook.linear }
  var gaugeLook: _GaugeLook {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }

  var gaugeStyle: CustomStyle<GaugeStyleConfiguration>? {
    get { self[CustomStyleKey<GaugeStyleConfiguration>.self] }
    set { self[CustomStyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the gauges within along a line, around a circle, or as an app's own style says.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let look = style._look
    let custom = look == nil ? CustomStyle(style) { $0.makeBody(configuration: $1) } : nil
    return modifier(
      EnvironmentChange {
        $0.gaugeLook = look ?? .linear
        $0.gaugeStyle = custom
      })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// With labels for values within the range, which hosts do not draw.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, markedValueLabels: markedValueLabels)
  }
}

extension Gauge {
  /// With labels for the least and the most, and for values within the range, which hosts do not draw.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (least, most) = (minimumValueLabel(), maximumValueLabel())
    marked = markedValueLabels()
  }
}

/// Around a circle; drawn as `accessoryCircular` is.
public nonisolated struct CircularGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.circular`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .openRing }
}
/// Along a line; drawn as `accessoryLinear` is.
public nonisolated struct LinearGaugeStyle: GaugeStyle, Sendable {
  public typealias Body = EmptyView
  /// The same as `.linear`.
  public init() {}
  public nonisolated var _look: _GaugeLook? { .linear }
}
extension GaugeStyle where Self == CircularGaugeStyle { public static var circular: Self { .init() } }
extension GaugeStyle where Self == LinearGaugeStyle { public static var linear: Self { .init() } }
