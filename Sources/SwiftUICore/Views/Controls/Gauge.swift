/// A value within a range, drawn as progress along a line or around a circle.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }

  @Environment(\.gaugeIsCircular) private var isCircular

  @MainActor public var body: some View {
    if isCircular {
      VStack(spacing: 2) {
        ZStack {
          ProgressView(value: fraction).progressViewStyle(.circular)
          currentValueLabel.font(.footnote)
        }
        label.font(.caption)
      }
    } else {
      ProgressView(value: fraction) {
        label
      } currentValueLabel: {
        currentValueLabel
      }
      .progressViewStyle(.linear)
    }
  }
}

/// Gauges are drawn along a line or around a circle.
public protocol GaugeStyle: Sendable {
  var _isCircular: Bool { get }
}

public struct DefaultGaugeStyle: GaugeStyle { public var _isCircular: Bool { false } }
public struct LinearCapacityGaugeStyle: GaugeStyle { public var _isCircular: Bool { false } }
public struct AccessoryCircularGaugeStyle: GaugeStyle { public var _isCircular: Bool { true } }
public struct AccessoryLinearGaugeStyle: GaugeStyle { public var _isCircular: Bool { false } }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension EnvironmentValues {
  private struct GaugeKey: EnvironmentKey { static let defaultValue = false }

  var gaugeIsCircular: Bool {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}

extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.gaugeIsCircular = style._isCircular })
  }
}

/// Controls that belong together, beside each other.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack(spacing: 8) { content } }
}
