// Given: leave this file as it is.

/// The view model of the login screen, as it is in the shop.
@MainActor
final class LoginViewModel {
  private let client: any LoginClient
  private(set) var message = ""
  /// Whether a login is running or has succeeded.
  private var isDone = false

  init(client: any LoginClient) { self.client = client }

  /// Called by each tap on *Log in*. After a failed login, the customer can tap again.
  func login() async {
    if isDone { return }
    isDone = true
    do {
      message = "Welcome, \(try await client.login().name)"
    } catch {
      message = "No login: \(error)"
      isDone = false
    }
  }
}
