/// Logs in. Where the answer comes from is not its business.
public final class LoginViewModel {
  public private(set) var message = ""
  private let api: any LoginAPI

  public init(api: any LoginAPI) { self.api = api }

  public func login() {
    api.login { [weak self] result in
      self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
    }
  }
}
