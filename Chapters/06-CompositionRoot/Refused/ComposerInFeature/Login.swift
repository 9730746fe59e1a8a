// Refused: a feature that uses a composer of the root, which is not public (STG-103)

import Main

public final class LoginViewModel {
  #if !REPAIRED
    // expected-error@+1 {{cannot find 'ItemsComposer' in scope}}
    public func didLogin() -> String { ItemsComposer().makeScreen() }
  #else
    private let onLogin: () -> String
    public init(onLogin: @escaping () -> String) { self.onLogin = onLogin }

    public func didLogin() -> String { onLogin() }
  #endif
}
