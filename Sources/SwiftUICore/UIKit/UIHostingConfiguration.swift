import Foundation
import UIKit

/// A configuration whose look is a view of this module.
@MainActor
protocol HostedConfiguration: UIContentConfiguration {
  var hosted: AnyView { get }
}

/// Fills a cell of UIKit with views.
@MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: HostedConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

  var hosted: AnyView { AnyView(content.padding(insets).background(background)) }

  private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
    (self.content, self.background, self.insets) = (content, background, insets)
  }

  /// Puts a view behind the content and its margins, in place of the one that was there.
  public func background<New: View>(@ViewBuilder content new: () -> New) -> UIHostingConfiguration<Content, New> {
    UIHostingConfiguration<Content, New>(content, new(), insets)
  }

  /// Sets the distance around the content at some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the distances around the content at some edges, in points; at first 8 above and below and 16 at the sides.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var new = self
    if edges.contains(.top) { new.insets.top = insets.top }
    if edges.contains(.leading) { new.insets.leading = insets.leading }
    if edges.contains(.bottom) { new.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { new.insets.trailing = insets.trailing }
    return new
  }

  /// Accepted; rows are as large as what they show.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Fills the cell with views, 8 points from the upper and lower edge and 16 from the sides.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), EmptyView(), EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }
}
