/// One navigable page.
package struct PageContent: Equatable, Sendable {
  package enum TitleSize: Equatable, Sendable { case automatic, inline, large }

  package var title: String
  package var titleSize: TitleSize
  /// The title of the page below, where there is one to go back to.
  package var backTitle: String?
  package var hidesBar: Bool
  /// Below the title, in smaller letters.
  package var subtitle: String?

  package init(
    title: String, subtitle: String? = nil, titleSize: TitleSize = .automatic, backTitle: String? = nil,
    hidesBar: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titleSize = titleSize
    self.backTitle = backTitle
    self.hidesBar = hidesBar
  }
}

/// An area over the page.
package struct SheetContent: Equatable, Sendable {
  /// How an area over the page is shown.
  public enum Kind: Equatable, Sendable { case sheet, fullScreen, popover }

  /// A height that a sheet may have.
  package enum Detent: Hashable, Sendable {
    /// About half of the window, or all of it but a strip at the top.
    case medium, large
    /// A part of the window, 0…1.
    case fraction(Double)
    /// In points.
    case height(Double)
  }

  package var kind: Kind
  package var isDismissable: Bool
  /// The heights a reader may choose from, the lowest first; none for the usual one.
  package var detents: [Detent]
  /// The index of the height it has now.
  package var detent: Int
  /// Whether a mark at the top says that it can be pulled; nil where the heights decide.
  package var showsGrabber: Bool?
  /// What a popover points at.
  package var anchor: Anchor?
  /// Whether a popover becomes a sheet in a narrow window.
  package var adaptsToSheet = true
  /// In points; nil is the host's.
  package var cornerRadius: Double?

  /// A view, and the edge of it where the arrow stands.
  package struct Anchor: Equatable, Sendable {
    package var node: NodeID
    package var edge: Edge
    /// The part of the view that it points at, in shares of its size; nil for all of it.
    package var area: Area?

    package struct Area: Equatable, Sendable {
      package var x: Double
      package var y: Double
      package var width: Double
      package var height: Double
      /// Whether the numbers are points.
      package var isInPoints: Bool

      package init(x: Double, y: Double, width: Double = 0, height: Double = 0, isInPoints: Bool = false) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.isInPoints = isInPoints
      }
    }

    package init(node: NodeID, edge: Edge, area: Area? = nil) {
      self.node = node
      self.edge = edge
      self.area = area
    }
  }

  package init(
    kind: Kind, isDismissable: Bool = true, detents: [Detent] = [], detent: Int = 0, showsGrabber: Bool? = nil
  ) {
    self.kind = kind
    self.isDismissable = isDismissable
    self.detents = detents
    self.detent = detent
    self.showsGrabber = showsGrabber
  }
}

/// A modal question.
package struct DialogContent: Equatable, Sendable {
  /// Which kind of question it is.
  public enum Kind: Equatable, Sendable { case alert, confirmation }

  package var kind: Kind
  package var title: String

  package init(kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}
