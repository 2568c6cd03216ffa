/// Values of a slider: arithmetic without effects.
enum SliderStep {
  /// The value one step on; without steps a twentieth of the range.
  static func value(_ value: Double, moved direction: Int, in range: ClosedRange<Double>, step: Double?) -> Double {
    let length = range.upperBound - range.lowerBound
    let step = step.flatMap { $0 > 0 ? $0 : nil } ?? length / 20
    return min(max(value + Double(direction) * step, range.lowerBound), range.upperBound)
  }

  /// The value at a part of the slider's length, on a step.
  static func value(at part: Double, in range: ClosedRange<Double>, step: Double?) -> Double {
    let length = range.upperBound - range.lowerBound
    var value = range.lowerBound + length * min(max(part, 0), 1)
    if let step, step > 0 { value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
