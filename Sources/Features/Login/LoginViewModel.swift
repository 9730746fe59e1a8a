/// The user who has logged in, as this module sees it.
public struct User: Equatable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// Logs in, and then calls `onLogin`. It depends neither on a server nor on the next screen.
// snippet.need
public final class LoginViewModel {
  public typealias LoginCompletion = (Result<User, any Error>) -> Void
  public typealias Login = (@escaping LoginCompletion) -> Void

  private let loginAPI: Login
  // snippet.end

  /// What to show: empty before the first answer.
  public private(set) var message = ""

  private let onLogin: (User) -> Void

  /// - Parameters:
  ///   - loginAPI: performs the login, and answers exactly once.
  ///   - onLogin: called after each successful login. It decides where to go next.
  public init(loginAPI: @escaping Login, onLogin: @escaping (User) -> Void = { _ in }) {
    (self.loginAPI, self.onLogin) = (loginAPI, onLogin)
  }

  public func login() {
    loginAPI { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let user):
        message = "Welcome, \(user.name)"
        onLogin(user)
      case .failure(let error):
        message = "No login: \(error)"
      }
    }
  }
}
