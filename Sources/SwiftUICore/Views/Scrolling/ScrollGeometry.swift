import Foundation
import UIKit
import SwiftUIElements
import SwiftUILayout

/// Where a scroll view stands: all in points. Margins and safe area count as insets, which the content's size is without.
public struct ScrollGeometry: Equatable, Sendable {
  /// From the content's start to what is seen: minus the insets at rest.
  public var contentOffset: CGPoint
  /// The size of all that scrolls, without insets.
  public var contentSize: CGSize
  /// Margins and safe area around the content.
  public var contentInsets: EdgeInsets
  /// The view less the insets.
  public var containerSize: CGSize

  /// Values of the app's own, as for tests.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen of the content, insets among it, from the content's start.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The same as `visibleRect`: the view in its content's coordinates.
  public var bounds: CGRect { visibleRect }

  init(offset: Point, contentSize: Size, insets: Insets, visibleSize: Size) {
    self.init(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(width: contentSize.width, height: contentSize.height),
      contentInsets: EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      containerSize: CGSize(
        width: max(0, visibleSize.width - insets.leading - insets.trailing),
        height: max(0, visibleSize.height - insets.top - insets.bottom)))
  }

  init(_ solved: SolvedScroll) {
    self.init(
      offset: solved.offset, contentSize: solved.contentSize, insets: solved.insets,
      visibleSize: Size(width: solved.frame.width, height: solved.frame.height))
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Int, Hashable, Sendable {
  /// At rest.
  case idle
  /// Touched, and not yet moved.
  case tracking
  /// Moved by the reader.
  case interacting
  /// Let go, and still moving.
  case decelerating
  /// Moved by the app.
  case animating

  /// False at rest alone.
  public var isScrolling: Bool { self != .idle }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext {
  /// As the scroll view stands.
  public var geometry: ScrollGeometry
  /// In points a second; hosts report none.
  public var velocity: CGVector?
}
