import ServerAPI

/// Logs in through the client of everybody.
public final class LoginViewModel {
  public private(set) var message = ""
  var client = ServerAPIClient.shared

  public init() {}

  public func login() {
    client.login { [weak self] result in
      self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
    }
  }
}
