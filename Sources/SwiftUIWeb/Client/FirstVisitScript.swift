/// Runs before the first paint of a browser that has not told how wide its window is (`Script/first-visit.js`).
enum FirstVisitScript {
  static let text = ClientScript.code(ClientScript.text(PackageResources.first_visit_js))
}
