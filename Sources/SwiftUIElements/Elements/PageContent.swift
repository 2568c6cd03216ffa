/// One navigable page.
package struct PageContent: Equatable, Sendable {
  package enum TitleSize: Equatable, Sendable { case automatic, inline, large }

  package var title: String
  package var titleSize: TitleSize
  /// The title of the page below, where there is one to go back to.
  package var backTitle: String?
  package var hidesBar: Bool

  package init(title: String, titleSize: TitleSize = .automatic, backTitle: String? = nil, hidesBar: Bool = false) {
    self.title = title
    self.titleSize = titleSize
    self.backTitle = backTitle
    self.hidesBar = hidesBar
  }
}

/// An area over the page.
package struct SheetContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case sheet, fullScreen, popover }

  package var kind: Kind
  package var isDismissable: Bool

  package init(kind: Kind, isDismissable: Bool = true) {
    self.kind = kind
    self.isDismissable = isDismissable
  }
}

/// A modal question.
package struct DialogContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case alert, confirmation }

  package var kind: Kind
  package var title: String

  package init(kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}
