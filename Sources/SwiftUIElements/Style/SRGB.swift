import Foundation

/// A component of a colour in sRGB, 0…1, and how much light that is (IEC 61966-2-1).
package enum SRGB {
  /// The light of a component.
  package static func light(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component that is so much light.
  package static func component(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
