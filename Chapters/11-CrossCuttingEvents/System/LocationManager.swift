// Stand-ins for `CLLocationManager` and its delegate, which don't exist on Linux.

@MainActor
final class LocationManager {
  weak var delegate: (any LocationManagerDelegate)?

  /// The system calls this when the phone has moved.
  func move(to place: String) { delegate?.locationManager(self, didMoveTo: place) }
}

@MainActor
protocol LocationManagerDelegate: AnyObject {
  func locationManager(_ manager: LocationManager, didMoveTo place: String)
}
