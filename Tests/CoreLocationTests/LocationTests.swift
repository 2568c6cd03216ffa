import CoreLocation
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LocationTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) var heard: [String] = []
    nonisolated(unsafe) var then: () -> Void = {}

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("status \(manager.authorizationStatus)")
      then()
    }
    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append((error as? CLError)?.code == .denied ? "denied" : "\(error)")
      then()
    }
  }

  @Test func whereAnAppIsUsedIsDenied() async throws {
    let (manager, listener) = (CLLocationManager(), Listener())
    func heard(_ number: Int, _ act: () -> Void) async {
      await withCheckedContinuation { continuation in
        listener.then = { if listener.heard.count == number { continuation.resume() } }
        act()
      }
    }
    await heard(1) { manager.delegate = listener }
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    await heard(2) { manager.requestWhenInUseAuthorization() }
    #expect(manager.authorizationStatus == .denied && !CLLocationManager.locationServicesEnabled())
    await heard(3) { manager.requestLocation() }
    #expect(listener.heard == ["status notDetermined", "status denied", "denied"])
    await #expect(throws: CLError.self) {
      try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 52.5, longitude: 13.4))
    }
  }

  @Test func distancesFollowTheEarth() {
    let (berlin, paris) = (
      CLLocation(latitude: 52.5200, longitude: 13.4050), CLLocation(latitude: 48.8566, longitude: 2.3522)
    )
    #expect(abs(berlin.distance(from: paris) - 879_700) < 500)
    #expect(abs(berlin.distance(from: paris) - paris.distance(from: berlin)) < 0.001)
    #expect(berlin.distance(from: berlin) == 0)
    // A degree along the equator, and from there to a pole, of the ellipsoid's own measures.
    let origin = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.01)
    #expect(abs(origin.distance(from: CLLocation(latitude: 90, longitude: 0)) - 10_001_965.729) < 0.01)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 180)) - 20_015_115) < 20_000)
    #expect(CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "b").contains(paris.coordinate))
  }

  @Test func placesAreChecked() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocation(latitude: 1, longitude: 2).description.hasPrefix("<+1.00000000,+2.00000000>"))
    #expect(CLError(.denied).errorCode == 1 && CLError.errorDomain == "kCLErrorDomain")
  }
}
