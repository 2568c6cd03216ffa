extension _Theme {
  /// With the measures that an app keeps which was made before iOS 26, as its `Info.plist` says: rows of 44 points, cards
  /// with corners of 10, and the controls, headings and hues of that time.
  ///
  /// Apple's systems go by the Xcode that an app was made with (`DTXcode`), or by what the app asks for itself.
  func asMade(_ info: [String: Any]) -> _Theme {
    let xcode = (info["DTXcode"] as? String).flatMap { Int($0) }
    let isEarlier = info["UIDesignRequiresCompatibility"] as? Bool ?? xcode.map { $0 < 2600 } ?? false
    guard isEarlier else { return self }
    var theme = self
    theme.rowHeight = rowHeight ?? 44
    theme.cardCorner = cardCorner ?? 10
    theme.isOfEarlierDesign = true
    return theme
  }
}
