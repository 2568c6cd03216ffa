/// What the pointer looks like over a view.
package enum PointerLook: Hashable, Sendable {
  case standard, link, grab, grabbing, text, verticalText, crosshair, columnResize, rowResize, zoomIn, zoomOut
}
