// Refused: creating the real feature in a login that imports only its interface module (OURS-17)

import PublicItems

public final class LoginViewModel {
  #if !REPAIRED
    // expected-error@+1 {{cannot find 'ItemsFeature' in scope}}
    private let items: any ItemsOpening = ItemsFeature()
  #else
    private let items: any ItemsOpening
    public init(items: any ItemsOpening) { self.items = items }
  #endif

  public func didLogin() -> [String] { items.openList() }
}
