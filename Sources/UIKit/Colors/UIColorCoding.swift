import Foundation

// Archives hold components; a colour by meaning keeps its name, so that it still follows the surroundings.
extension UIColor: NSSecureCoding {
  /// True: an archive of a colour is read by its class.
  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    switch value {
    case .meaning(let name, let opacity):
      coder.encode(name as NSString, forKey: "meaning")
      coder.encode(opacity, forKey: "opacity")
    case .components(let components): components.encode(with: coder, prefix: "UI")
    case .dynamic(let light, let dark):
      light.encode(with: coder, prefix: "UI")
      dark.encode(with: coder, prefix: "Dark")
    }
  }

  /// Nil where an archive holds no colour.
  public convenience init?(coder: NSCoder) {
    if coder.containsValue(forKey: "meaning") {
      guard let name = coder.decodeObject(of: NSString.self, forKey: "meaning") as String?,
        SystemColors.shades[name] != nil
      else { return nil }
      let opacity = coder.decodeDouble(forKey: "opacity")
      self.init(.meaning(name, opacity: opacity.isFinite ? min(max(opacity, 0), 1) : 1))
    } else if let light = Components(coder: coder, prefix: "UI") {
      self.init(Components(coder: coder, prefix: "Dark").map { .dynamic(light: light, dark: $0) } ?? .components(light))
    } else {
      return nil
    }
  }
}

extension UIColor.Components {
  fileprivate func encode(with coder: NSCoder, prefix: String) {
    for (name, part) in [("Red", red), ("Green", green), ("Blue", blue), ("Alpha", alpha)] {
      coder.encode(part, forKey: prefix + name)
    }
  }

  fileprivate init?(coder: NSCoder, prefix: String) {
    let parts = ["Red", "Green", "Blue", "Alpha"].map { prefix + $0 }
    guard parts.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let values = parts.map(coder.decodeDouble(forKey:))
    guard values.allSatisfy(\.isFinite) else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}
