import Foundation

/// A mark on the line of a slider, which hosts do not draw.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// Which mark it is.
  public struct ID: Hashable, @unchecked Sendable { let value: V }
  let value: V
  /// A mark at a value.
  public init(_ value: V) { self.value = value }
  /// A mark at a value, with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
  public var id: ID { ID(value: value) }
}

/// Marks on the line of a slider, which hosts do not draw.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}

extension SliderTick { public typealias Value = V }

/// A mark for each element, which hosts do not draw.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  /// Marks for elements that the key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

/// Several marks.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent { public typealias Value = V }

/// Puts marks together, which hosts do not draw.
@resultBuilder
public enum SliderTickBuilder {
  /// The first mark, or several.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C { first }
  /// One more mark, or several.
  public static func buildPartialBlock<A: SliderTickContent, B: SliderTickContent>(
    accumulated: A, next: B
  ) -> _SliderTicks<A.Value> where A.Value == B.Value { _SliderTicks() }
}

extension Slider where ValueLabel == EmptyView {
  /// With a label of the value and marks. Hosts draw neither; values outside of `enabledBounds` are not reached.
  public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C, @SliderTickBuilder ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, onEditingChanged: onEditingChanged)
  }

  /// With marks, which hosts do not draw; values outside of `enabledBounds` are not reached.
  public init<V: BinaryFloatingPoint, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @SliderTickBuilder ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// With a label of the value. Hosts do not draw it; values outside of `enabledBounds` are not reached.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let reached = enabledBounds ?? bounds
    self.init(
      value: Binding {
        value.wrappedValue
      } set: {
        value.wrappedValue = min(max($0, reached.lowerBound), reached.upperBound)
      }, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}
