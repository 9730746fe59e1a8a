enum Before {
  /// Its initializer has no parameters, so it seems to have no dependencies.
  final class LoginViewModel {
    func message() -> String { "Welcome, \(ServerAPIClient.shared.login().name)" }
  }
}
