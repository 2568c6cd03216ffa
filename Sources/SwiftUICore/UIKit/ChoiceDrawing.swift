import Foundation
import UIKit

/// A date to choose in a view of UIKit.
struct DatesDrawing: View {
  let dates: UIDatePicker
  let revision: Int

  var body: some View {
    let parts: DatePickerComponents =
      switch dates.datePickerMode {
      case .date: .date
      case .time, .countDownTimer: .hourAndMinute
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let date = Binding(get: { dates.date }, set: { dates.chosen($0) })
    let earliest = dates.minimumDate ?? .distantPast
    DatePicker(
      "", selection: date, in: earliest...max(dates.maximumDate ?? .distantFuture, earliest), displayedComponents: parts
    )
    .labelsHidden()
  }
}

/// The columns of a picker of UIKit.
struct RowsDrawing: View {
  let rows: UIPickerView
  let revision: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<rows.numberOfComponents, id: \.self) { component in
        Picker(
          "",
          selection: Binding(
            get: { rows.selectedRow(inComponent: component) }, set: { rows.choose($0, inComponent: component) })
        ) {
          ForEach(0..<rows.numberOfRows(inComponent: component), id: \.self) { row in
            Text(verbatim: rows.delegate?.pickerView(rows, titleForRow: row, forComponent: component) ?? "").tag(row)
          }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
      }
    }
  }
}
