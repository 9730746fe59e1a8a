// snippet.login
enum Before {
  /// Its initialiser asks for nothing, and so it seems to need nothing.
  final class LoginViewModel {
    func message() -> String { "Welcome, \(ServerAPIClient.shared.login().name)" }
  }
}
// snippet.end
