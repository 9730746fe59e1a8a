/// Logs in, and reports it. It doesn't know what comes next.
public final class LoginViewModel {
  private let onLogin: () -> Void

  public init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

  public func login() {
    onLogin()
  }
}
