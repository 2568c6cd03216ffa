/// What a popover becomes in a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// A sheet.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A sheet; it is not made as large as the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// Whether a popover stays one.
  var keepsPopover: Bool { self == .none || self == .popover }
}

extension View {
  /// What the popover around becomes in a narrow window: a sheet, or it stays a popover.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(AdaptationModifier(adaptation: adaptation))
  }

  /// What the popover around becomes in a narrow window: a sheet, or it stays a popover. Windows are narrow, never low.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { modifier(AdaptationModifier(adaptation: horizontal)) }
}

nonisolated struct AdaptationModifier: ReportingModifier {
  let adaptation: PresentationAdaptation

  @MainActor func value(in environment: EnvironmentValues) -> PresentationAdaptation { adaptation }

  @MainActor static func report(_ adaptation: PresentationAdaptation?, to sheet: PresentedNode?, from node: ViewNode) {
    sheet?.adaptsToSheet = !(adaptation?.keepsPopover ?? false)
  }
}
