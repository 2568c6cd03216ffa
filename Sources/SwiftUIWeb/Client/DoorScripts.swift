/// What the pages before anybody is in run.
enum DoorScripts {
  /// Goes on by itself (`Script/arrival.js`).
  static let arrival = ClientScript.code(ClientScript.text(PackageResources.arrival_js))
  /// Goes on with the first press or key (`Script/still.js`).
  static let still = ClientScript.code(ClientScript.text(PackageResources.still_js))
}
