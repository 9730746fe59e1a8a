import TextUI

/// The first screen. Only `ready` has services, so no screen can use a service that isn't started.
struct StartView: View {
  let state: Launch.State

  var body: some View {
    switch state {
    case .starting:
      Text("Starting …")
    case .ready(let services):
      Text("Shop at \(services.settings.host)")
    case .failed(let reason):
      VStack {
        Text("No start: \(reason)")
        Button("Try again") {}
      }
    }
  }
}
