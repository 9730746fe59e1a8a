/// The only type that conforms to the delegate's protocol. It passes each place to a closure.
@MainActor
final class LocationAdapter: LocationManagerDelegate {
  private let send: (String) -> Void

  init(manager: LocationManager, send: @escaping (String) -> Void) {
    self.send = send
    manager.delegate = self
  }

  func locationManager(_ manager: LocationManager, didMoveTo place: String) { send(place) }
}
