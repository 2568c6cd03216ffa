import Combine
import Foundation
import UIKit

/// Views of UIKit in views of this module.
@MainActor
enum UIViewDrawing {
  /// A view with its box: lengths, background, corners, border, opacity and taps.
  static func drawn(_ view: UIView, in room: UIViewRoom = UIViewRoom()) -> AnyView {
    guard !view.isHidden else { return AnyView(EmptyView()) }
    let (layer, radius) = (view.layer, view.layer.cornerRadius)
    var shown = content(of: view, in: room)
    if view is UICollectionViewCell || view.superview is UICollectionViewCell {
      shown = AnyView(shown.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let alignment = alignment(of: view)
    if let ratio = view.aspectRatio { shown = AnyView(shown.aspectRatio(ratio, contentMode: .fit)) }
    let width = room.size?.width ?? view.fixedLength(.width)
    let height = room.size?.height ?? view.fixedLength(.height)
    if width != nil || height != nil {
      shown = AnyView(shown.frame(width: width, height: height, alignment: alignment))
    }
    let (leastWidth, leastHeight) = (view.leastLength(.width), view.leastLength(.height))
    if leastWidth != nil || leastHeight != nil {
      shown = AnyView(shown.frame(minWidth: leastWidth, minHeight: leastHeight, alignment: alignment))
    }
    if (room.fillsWidth && width == nil) || (room.fillsHeight && height == nil) {
      shown = AnyView(
        shown.frame(
          maxWidth: room.fillsWidth && width == nil ? .infinity : nil,
          maxHeight: room.fillsHeight && height == nil ? .infinity : nil, alignment: alignment))
    }
    if let color = view.backgroundColor { shown = AnyView(shown.background(Color(color))) }
    if radius > 0 { shown = AnyView(shown.cornerRadius(radius)) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      let line = RoundedRectangle(cornerRadius: radius).stroke(Color(cgColor: color), lineWidth: layer.borderWidth)
      shown = AnyView(shown.overlay(line))
    }
    if layer.shadowOpacity > 0 {
      let color = Color(layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black).opacity(Double(layer.shadowOpacity))
      shown = AnyView(
        shown.shadow(
          color: color, radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height))
    }
    let taps = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    if !taps.isEmpty {
      shown = AnyView(shown.onTapGesture { for tap in taps where tap.isEnabled { tap.recognized() } })
    }
    return view.alpha < 1 ? AnyView(shown.opacity(view.alpha)) : shown
  }

  private static func content(of view: UIView, in room: UIViewRoom) -> AnyView {
    switch view.drawing {
    case .nothing: return arranged(view)
    case .picture(let image):
      let picture = PictureDrawing(view: view, image: image, room: room)
      return view.subviews.isEmpty ? AnyView(picture) : AnyView(picture.overlay(arranged(view)))
    case .text:
      guard let label = view as? UILabel else { return AnyView(DrawnUIView(drawing: view.drawing)) }
      return AnyView(
        DrawnUIView(drawing: view.drawing).lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
          .minimumScaleFactor(leastScale(of: label))
          .multilineTextAlignment(label.textAlignment.textAlignment))
    case .surface:
      let surface = DrawnUIView(drawing: view.drawing)
      let isEmpty = view.subviews.allSatisfy(\.subviews.isEmpty)
      return isEmpty ? AnyView(surface) : AnyView(arranged(view).background(surface))
    default: return AnyView(DrawnUIView(drawing: view.drawing))
    }
  }

  /// Several lines stay as they are.
  private static func leastScale(of label: UILabel) -> CGFloat {
    label.adjustsFontSizeToFitWidth && label.numberOfLines == 1 ? label.minimumScaleFactor : 1
  }

  /// Where what is smaller than its view stands in it.
  private static func alignment(of view: UIView) -> Alignment {
    switch view {
    case let label as UILabel: Alignment(horizontal: label.textAlignment.alignment, vertical: .center)
    case is UIButton, is UIActivityIndicatorView, is UIImageView: .center
    default: view.superview == nil ? .center : .leading
    }
  }

  /// Controls, stacks, tables, and what controllers and SwiftUI's own views show.
  static func part(_ part: AnyObject) -> AnyView {
    switch part {
    case let hosted as HostedContent: return hosted.view
    case let content as ControllerContent:
      return content.controller.map { AnyView(ControllerScreen($0).id(ObjectIdentifier($0))) } ?? AnyView(EmptyView())
    case let held as Unowned: return held.view.map(control) ?? AnyView(EmptyView())
    default: return AnyView(EmptyView())
    }
  }

  private static func control(_ view: UIView) -> AnyView {
    switch view {
    case let button as UIButton: AnyView(ButtonDrawing(button: button, revision: button.revision))
    case let slider as UISlider:
      AnyView(
        Slider(
          value: Binding(get: { Double(slider.value) }, set: { slider.moved(to: Float($0)) }),
          in: Double(slider.minimumValue)...max(Double(slider.maximumValue), Double(slider.minimumValue))
        )
        .tint(color(slider.minimumTrackTintColor ?? slider.setTintColor)))
    case let toggle as UISwitch:
      AnyView(
        Toggle("", isOn: Binding(get: { toggle.isOn }, set: { toggle.turned($0) })).labelsHidden()
          .tint(color(toggle.onTintColor ?? UISwitch.setForAll?.onTintColor)))
    case let choice as UISegmentedControl:
      AnyView(
        Picker("", selection: Binding(get: { choice.selectedSegmentIndex }, set: { choice.chosen($0) })) {
          ForEach(choice.titles.indices, id: \.self) { Text(verbatim: choice.titles[$0]).tag($0) }
        }
        .pickerStyle(.segmented))
    case let pages as UIPageControl:
      AnyView(
        HStack(spacing: 8) {
          ForEach(0..<max(pages.numberOfPages, 0), id: \.self) { page in
            Circle().fill(color(of: page, in: pages)).frame(width: 8, height: 8)
          }
        })
    case let stepper as UIStepper:
      AnyView(
        Stepper(
          "", value: Binding(get: { stepper.value }, set: { stepper.stepped(to: $0) }),
          in: stepper.minimumValue...max(stepper.maximumValue, stepper.minimumValue), step: stepper.stepValue
        )
        .labelsHidden())
    case let progress as UIProgressView:
      AnyView(
        ProgressView(value: min(max(Double(progress.progress), 0), 1))
          .tint(color(progress.progressTintColor ?? progress.setTintColor)))
    case let dates as UIDatePicker: AnyView(DatesDrawing(dates: dates, revision: dates.revision))
    case let rows as UIPickerView: AnyView(RowsDrawing(rows: rows, revision: rows.revision))
    case let stack as UIStackView: AnyView(StackDrawing(stack: stack, revision: stack.revision))
    case let area as UIScrollView: AnyView(ScrollDrawing(area: area, revision: area.revision))
    case let table as UITableView: AnyView(TableDrawing(table: table, revision: table.revision))
    case let collection as UICollectionView:
      AnyView(CollectionDrawing(collection: collection, revision: collection.revision))
    default: AnyView(EmptyView())
    }
  }

  private static func color(_ color: UIColor?) -> Color? { color.map { Color($0) } }

  /// The dot of a page: white, fainter where the page is not shown, unless the app has set colours.
  private static func color(of page: Int, in pages: UIPageControl) -> Color {
    let set = UIPageControl.setForAll
    return page == pages.currentPage
      ? color(pages.currentPageIndicatorTintColor ?? set?.currentPageIndicatorTintColor) ?? .white
      : color(pages.pageIndicatorTintColor ?? set?.pageIndicatorTintColor) ?? .white.opacity(0.5)
  }
}

private struct ButtonDrawing: View {
  let button: UIButton
  let revision: Int

  var body: some View {
    Button {
      button.press()
    } label: {
      if let configuration = button.configuration {
        ConfiguredLabel(button: button, configuration: configuration)
      } else {
        HStack {
          if let image = button.image(for: button.state) { Image(uiImage: image) }
          if let title = button.title(for: button.state) { Text(verbatim: title) }
        }
        .foregroundColor(button.titleColor(for: button.state).map { Color($0) })
        .font(button.titleLabel?.font.map { Font($0) })
        .frame(
          maxWidth: button.isAsWideAsItsRoom ? .infinity : nil,
          maxHeight: button.fixedLength(.height) == nil ? nil : .infinity
        )
        .contentShape(Rectangle())
      }
    }
    .disabled(!button.isEnabled)
  }
}

extension UIButton {
  /// Whether rules give the button a width, so that its label fills it.
  fileprivate var isAsWideAsItsRoom: Bool { fixedLength(.width) != nil || (superview != nil && fillsWidth) }
}

private struct ConfiguredLabel: View {
  let button: UIButton
  let configuration: UIButton.Configuration

  var body: some View {
    HStack(spacing: configuration.imagePadding) {
      if configuration.showsActivityIndicator { ProgressView() }
      if let image = configuration.image ?? button.image(for: button.state) { Image(uiImage: image) }
      VStack(spacing: configuration.titlePadding) {
        if let title = configuration.title ?? button.title(for: button.state) { Text(verbatim: title) }
        if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
      }
    }
    .foregroundColor(foreground)
    .padding(
      EdgeInsets(
        top: configuration.contentInsets.top, leading: configuration.contentInsets.leading,
        bottom: configuration.contentInsets.bottom, trailing: configuration.contentInsets.trailing)
    )
    .frame(
      maxWidth: button.isAsWideAsItsRoom ? .infinity : nil,
      maxHeight: button.fixedLength(.height) == nil ? nil : .infinity
    )
    .background(background)
    .cornerRadius(configuration.cornerStyle == .capsule ? 100 : 8)
  }

  private var foreground: Color {
    if let color = configuration.baseForegroundColor { return Color(color) }
    return configuration.look == .filled ? .white : .accentColor
  }

  private var background: Color {
    if let color = configuration.baseBackgroundColor { return Color(color) }
    switch configuration.look {
    case .plain: return .clear
    case .gray: return Color(.tertiarySystemFill)
    case .tinted: return Color.accentColor.opacity(0.2)
    case .filled: return .accentColor
    }
  }
}

private struct TableDrawing: View {
  let table: UITableView
  /// Tells this drawing from the one before a change.
  let revision: Int

  var body: some View {
    if let control = table.refreshControl {
      styled.refreshable { await control.pulled() }
    } else {
      styled
    }
  }

  @ViewBuilder private var styled: some View {
    switch table.style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  private var rows: some View {
    List {
      if let header = table.tableHeaderView { UIViewDrawing.drawn(header) }
      ForEach(0..<max(table.numberOfSections, 0), id: \.self) { section in
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        let header = table.delegate?.tableView(table, viewForHeaderInSection: section)
        let footerView = table.delegate?.tableView(table, viewForFooterInSection: section)
        let footer = table.dataSource?.tableView(table, titleForFooterInSection: section)
        Section {
          ForEach(0..<max(table.numberOfRows(inSection: section), 0), id: \.self) { row in
            let place = IndexPath(row: row, section: section)
            let cell = table.cellForRow(at: place)
            Button {
              table.choose(place)
            } label: {
              if let cell { CellDrawing(cell: cell) }
            }
            .buttonStyle(.plain)
            .listRowInsets(cell?.hasOwnContent == true ? EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) : nil)
            .swipeActions(edge: .leading) {
              actions(table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: place))
            }
            .swipeActions { trailingActions(at: place) }
          }
        } header: {
          if let header {
            UIViewDrawing.drawn(header)
          } else if let title {
            Text(verbatim: title)
          }
        } footer: {
          if let footerView {
            UIViewDrawing.drawn(footerView)
          } else if let footer {
            Text(verbatim: footer)
          }
        }
      }
    }
  }

  @ViewBuilder private func trailingActions(at place: IndexPath) -> some View {
    if let configuration = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: place) {
      actions(configuration)
    } else if let source = table.dataSource, source.tableView(table, canEditRowAt: place) {
      Button("Delete", role: .destructive) { source.tableView(table, commit: .delete, forRowAt: place) }
    }
  }

  @ViewBuilder private func actions(_ configuration: UISwipeActionsConfiguration?) -> some View {
    if let configuration {
      ForEach(configuration.actions.indices, id: \.self) { index in
        let action = configuration.actions[index]
        Button(role: action.style == .destructive ? .destructive : nil) {
          action.handler(action, table) { _ in }
        } label: {
          if let image = action.image {
            Label {
              Text(verbatim: action.title ?? "")
            } icon: {
              Image(uiImage: image)
            }
          } else {
            Text(verbatim: action.title ?? "")
          }
        }
        .tint(action.backgroundColor.map { Color($0) })
      }
    }
  }
}

private struct CellDrawing: View {
  let cell: UITableViewCell
  @StateObject private var watch = CellWatch()

  var body: some View {
    let _ = watch.follow(cell)
    if let hosted = cell.contentConfiguration as? any HostedConfiguration {
      hosted.hosted
    } else if cell.hasOwnContent {
      HStack(spacing: 0) {
        UIViewDrawing.drawn(cell.contentView, in: UIViewRoom(fillsWidth: true))
        if cell.accessoryType != .none { accessory.padding(.trailing, 16) }
      }
    } else {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      let image = content?.image ?? cell.imageView?.image
      let detail = content?.secondaryText ?? cell.detailTextLabel?.text
      HStack(spacing: 12) {
        if let image { Image(uiImage: image).resizable().scaledToFit().frame(width: 44, height: 44) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: content?.text ?? cell.textLabel?.text ?? "")
          if let detail { Text(verbatim: detail).font(.subheadline).foregroundStyle(.secondary) }
        }
        Spacer(minLength: 0)
        accessory
      }
      .contentShape(Rectangle())
    }
  }

  @ViewBuilder private var accessory: some View {
    switch cell.accessoryType {
    case .none: EmptyView()
    case .checkmark: Image(systemName: "checkmark").foregroundColor(.accentColor)
    case .disclosureIndicator:
      Image(systemName: "chevron.forward").foregroundStyle(.secondary).imageScale(.small).accessibilityHidden(true)
    case .detailButton, .detailDisclosureButton: Image(systemName: "info.circle").foregroundColor(.accentColor)
    }
  }
}
