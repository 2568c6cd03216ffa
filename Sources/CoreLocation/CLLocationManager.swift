import Foundation
import Locks

/// What the app may know of where it is used.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  /// The older name.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly it may know.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What somebody does while the app follows.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Hears of places. All calls come on the main thread, and all have an implementation that does nothing.
@preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
  /// What the app may know has changed, or is told for the first time.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The same in the older form.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Somebody is, or was, at these places, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Where somebody is cannot be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The device points elsewhere.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Somebody has come into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Somebody has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
}

/// Tells where the app is used, which nothing here knows: a program that serves pages is not where its reader is. The answer to
/// every wish is that it is denied, in the same order of calls as on a device whose owner says no.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private static let status = Locked(CLAuthorizationStatus.notDetermined)
  private static let managers = Locked<[Weak]>([])

  private struct Weak: Sendable { weak var manager: CLLocationManager? }

  private struct State {
    weak var delegate: (any CLLocationManagerDelegate)?
    var desiredAccuracy = kCLLocationAccuracyBest
    var distanceFilter = kCLDistanceFilterNone
    var headingFilter: CLLocationDegrees = 1
    var activityType = CLActivityType.other
    var pauses = true
    var goesOn = false
    var showsIndicator = false
  }

  private let state = Locked(unchecked: State())

  /// A manager. Its delegate is told what the app may know, once it is set.
  public override init() {
    super.init()
    Self.managers.withLock { managers in
      managers.removeAll { $0.manager == nil }
      managers.append(Weak(manager: self))
    }
  }

  /// Who hears of places; held weakly.
  open var delegate: (any CLLocationManagerDelegate)? {
    get { state.withLock { $0.delegate } }
    set {
      state.withLock { $0.delegate = newValue }
      if newValue != nil { tellStatus() }
    }
  }

  /// How exactly the app wants to know.
  open var desiredAccuracy: CLLocationAccuracy {
    get { state.withLock { $0.desiredAccuracy } }
    set { state.withLock { $0.desiredAccuracy = newValue } }
  }
  /// After how many metres it wants to know again.
  open var distanceFilter: CLLocationDistance {
    get { state.withLock { $0.distanceFilter } }
    set { state.withLock { $0.distanceFilter = newValue } }
  }
  /// After how many degrees it wants to know again.
  open var headingFilter: CLLocationDegrees {
    get { state.withLock { $0.headingFilter } }
    set { state.withLock { $0.headingFilter = newValue } }
  }
  /// What somebody does.
  open var activityType: CLActivityType {
    get { state.withLock { $0.activityType } }
    set { state.withLock { $0.activityType = newValue } }
  }
  /// Whether telling may pause.
  open var pausesLocationUpdatesAutomatically: Bool {
    get { state.withLock { $0.pauses } }
    set { state.withLock { $0.pauses = newValue } }
  }
  /// Whether telling goes on while the app is not in front.
  open var allowsBackgroundLocationUpdates: Bool {
    get { state.withLock { $0.goesOn } }
    set { state.withLock { $0.goesOn = newValue } }
  }
  /// Whether that is to be seen.
  open var showsBackgroundLocationIndicator: Bool {
    get { state.withLock { $0.showsIndicator } }
    set { state.withLock { $0.showsIndicator = newValue } }
  }

  /// What the app may know: not determined until it has asked, denied from then on.
  open var authorizationStatus: CLAuthorizationStatus { Self.status.withLock { $0 } }
  /// As little as possible.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Never known.
  open var location: CLLocation? { nil }
  /// Never known.
  open var heading: CLHeading? { nil }
  /// None.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// The same as of a manager, in the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus { status.withLock { $0 } }
  /// False: nothing here knows places.
  open class func locationServicesEnabled() -> Bool { false }
  /// False: nothing here knows directions.
  open class func headingAvailable() -> Bool { false }
  /// False: nothing here knows places.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// False: nothing here knows places.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks to know while the app is used. The answer is no.
  open func requestWhenInUseAuthorization() { ask() }
  /// Asks to know always. The answer is no.
  open func requestAlwaysAuthorization() { ask() }
  /// Asks to know exactly for once. The answer is no.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(CLError(.denied)) } }

  /// Asks once. The delegate hears that it is denied.
  open func requestLocation() { fail() }
  /// Asks to be told from now on. The delegate hears that it is denied.
  open func startUpdatingLocation() { fail() }
  /// Nothing is told.
  open func stopUpdatingLocation() {}
  /// Asks to be told of large changes. The delegate hears that it is denied.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Nothing is told.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Asks for directions. The delegate hears that it is denied.
  open func startUpdatingHeading() { fail() }
  /// Nothing is told.
  open func stopUpdatingHeading() {}
  /// Asks to watch a region. The delegate hears that it is denied.
  open func startMonitoring(for region: CLRegion) {
    tell { manager, delegate in
      delegate.locationManager(
        manager, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// Nothing is watched.
  open func stopMonitoring(for region: CLRegion) {}

  private func ask() {
    let isFirst = Self.status.withLock { status in
      defer { status = .denied }
      return status == .notDetermined
    }
    guard isFirst else { return }
    for known in Self.managers.withLock({ $0 }) { known.manager?.tellStatus() }
  }

  private func fail() {
    tell { manager, delegate in delegate.locationManager(manager, didFailWithError: CLError(.denied)) }
  }

  private func tellStatus() {
    tell { manager, delegate in
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  private func tell(_ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      call(self, delegate)
    }
  }
}
