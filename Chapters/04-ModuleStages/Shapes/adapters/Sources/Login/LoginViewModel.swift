/// Logs in. Where the answer comes from is not its business.
public final class LoginViewModel {
  public typealias LoginCompletion = (Result<User, any Error>) -> Void
  public typealias Login = (@escaping LoginCompletion) -> Void

  public private(set) var message = ""
  private let loginAPI: Login

  public init(loginAPI: @escaping Login) { self.loginAPI = loginAPI }

  public func login() {
    loginAPI { [weak self] result in
      self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
    }
  }
}
