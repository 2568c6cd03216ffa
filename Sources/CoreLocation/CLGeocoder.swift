import Foundation

/// What a place is called.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// Its name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The code of the post.
  public let postalCode: String?
  /// The country's code of two letters.
  public let isoCountryCode: String?
  /// The country.
  public let country: String?
  /// Always nil: no service is asked.
  public var timeZone: TimeZone? { nil }
  /// Always nil: no service is asked.
  public var inlandWater: String? { nil }
  /// Always nil: no service is asked.
  public var ocean: String? { nil }
  /// Always nil: no service is asked.
  public var areasOfInterest: [String]? { nil }

  /// The same place once more.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    super.init()
  }
}

/// Hears what a geocoder has found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the names of places and the places of names. No service is asked here: every question ends with the error of a network
/// that cannot be reached.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Never.
  open var isGeocoding: Bool { false }
  /// Nothing is under way.
  open func cancelGeocode() {}

  /// What a place is called.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// What a place is called.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Where a name is.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Where a name is.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
