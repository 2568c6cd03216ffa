import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres within which the truth lies; below zero where it is not known.
public typealias CLLocationAccuracy = Double
/// Metres in a second.
public typealias CLLocationSpeed = Double
/// How exactly a speed is known, in metres in a second.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// How exactly a direction is known, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Every change is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As exact as can be, and with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As little as the app may know.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_378_137

/// The distance on the earth's ellipsoid (WGS 84), in metres, by Vincenty's iteration; on a sphere where that does not end, which
/// is between opposite points.
func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
  let (major, flattening) = (6_378_137.0, 1 / 298.257223563)
  let minor = major * (1 - flattening)
  func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  let first = atan((1 - flattening) * tan(radians(start.latitude)))
  let second = atan((1 - flattening) * tan(radians(end.latitude)))
  let apart = radians(end.longitude - start.longitude)
  var lambda = apart
  for _ in 0..<100 {
    let across = cos(second) * sin(lambda)
    let along = cos(first) * sin(second) - sin(first) * cos(second) * cos(lambda)
    let sine = hypot(across, along)
    guard sine > 0 else { return 0 }
    let cosine = sin(first) * sin(second) + cos(first) * cos(second) * cos(lambda)
    let sigma = atan2(sine, cosine)
    let alpha = cos(first) * cos(second) * sin(lambda) / sine
    let slope = 1 - alpha * alpha
    let middle = slope == 0 ? 0 : cosine - 2 * sin(first) * sin(second) / slope
    let c = flattening / 16 * slope * (4 + flattening * (4 - 3 * slope))
    let before = lambda
    lambda =
      apart + (1 - c) * flattening * alpha
      * (sigma + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
    guard abs(lambda - before) < 1e-12 else { continue }
    let u = slope * (major * major - minor * minor) / (minor * minor)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let inner = cosine * (2 * middle * middle - 1)
    let outer = b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
    return minor * a * (sigma - b * sine * (middle + b / 4 * (inner - outer)))
  }
  let (from, to) = (radians(start.latitude), radians(end.latitude))
  let chord =
    pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(apart / 2), 2)
  return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
}
