enum Before {
  /// Its initializer takes nothing, so it seems to need nothing.
  final class LoginViewModel {
    func message() -> String { "Welcome, \(ServerAPIClient.shared.login().name)" }
  }
}
