/// Logs in. Where the answer comes from is not its business.
public final class LoginViewModel {
  public private(set) var message = ""
  private let client: any LoginClient

  public init(client: any LoginClient) { self.client = client }

  public func login() {
    client.login { [weak self] result in
      self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
    }
  }
}
