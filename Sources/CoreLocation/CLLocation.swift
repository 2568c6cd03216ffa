import Foundation

/// A place, when somebody was there, and how exactly that is known.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exactly the place is known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exactly the height is known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where to somebody moves; below zero where it is not known.
  public let course: CLLocationDirection
  /// How fast; below zero where it is not known.
  public let speed: CLLocationSpeed
  /// When.
  public let timestamp: Date

  /// A place by its degrees, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place with its height, and the way somebody moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Metres along the earth's surface; heights do not count.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    CoreLocation.distance(from: location.coordinate, to: coordinate)
  }

  open override var description: String {
    func text(_ degrees: Double) -> String { String(format: "%+.8f", degrees) }
    return "<\(text(coordinate.latitude)),\(text(coordinate.longitude))> +/- "
      + String(format: "%.2fm", horizontalAccuracy)
  }
}

/// Where a device points to. Nothing here can tell.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the magnetic pole.
  public let magneticHeading: CLLocationDirection = -1
  /// From the pole; below zero where it is not known.
  public let trueHeading: CLLocationDirection = -1
  /// Below zero: not known.
  public let headingAccuracy: CLLocationDirection = -1
  /// When.
  public let timestamp = Date()
}

/// An area with a name.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether the app wants to know that somebody comes. Nobody is told.
  public var notifyOnEntry = true
  /// Whether the app wants to know that somebody goes. Nobody is told.
  public var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  /// A circle by its middle and radius.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    distance(from: center, to: coordinate) <= radius
  }
}
