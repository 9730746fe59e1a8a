public final class LoginViewModel {
  private let onLogin: () -> Void
  public init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

  public func didLogin() { onLogin() }
}
