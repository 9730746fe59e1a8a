/// Logs in, and says so. What comes next is not its business.
public final class LoginViewModel {
  private let onLogin: () -> Void

  public init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

  public func login() {
    onLogin()
  }
}
