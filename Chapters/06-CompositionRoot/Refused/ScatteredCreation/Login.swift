// Refused: a login that creates the list without the list's new dependency (STG-94, STG-106)

import TitledItems

public final class LoginViewModel {
  #if !REPAIRED
    private let fetchItems: () -> Void
    private let push: (ItemListViewModel) -> Void

    public init(fetchItems: @escaping () -> Void, push: @escaping (ItemListViewModel) -> Void) {
      self.fetchItems = fetchItems
      self.push = push
    }

    public func didLogin() {
      // expected-error@+1 {{missing argument for parameter 'title' in call}}
      push(ItemListViewModel(fetchItems: fetchItems))
    }
  #else
    private let onLogin: () -> Void

    public init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

    public func didLogin() { onLogin() }
  #endif
}
