import JSON

/// The script of a reader's own keys (`Script/own-keys.js`), which pages load only where there are some.
enum OwnKeysScript {
  static func text(_ keys: [OwnKey]) -> String {
    let table = JSONValue.object(
      JSONObject(keys.map { ($0.pressed.name, JSONValue.array($0.does.map(\.json))) }))
    return "(()=>{'use strict'\nconst own=\(table.line)\n"
      + ClientScript.code(ClientScript.text(PackageResources.own_keys_js)) + "})()\n"
  }
}

extension OwnKey.Stroke {
  /// As the script calls it. Shift is part of a character itself.
  fileprivate var name: String {
    (control ? "^" : "") + (alt ? "!" : "") + (shift && key.count > 1 ? "+" : "") + key
  }

  fileprivate var json: JSONValue {
    let isCapital = key.count == 1 && key.lowercased() != key
    return [
      "key": .text(key), "ctrlKey": .bool(control), "altKey": .bool(alt), "shiftKey": .bool(shift || isCapital),
    ]
  }
}
