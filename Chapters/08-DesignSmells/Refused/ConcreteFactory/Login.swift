// Refused: a login that only knows the list's factory, when the list changes (STG-141)

#if !REPAIRED
  import ItemListFactories

  /// Imports only the factory. The list has renamed `load()` to `start()`.
  struct LoginViewModel {
    let factory: ItemListFactory

    func login() {
      // expected-error@+1 {{value of type 'ItemListViewModel' has no member 'load'}}
      factory.makeList().load()
    }
  }
#else
  struct LoginViewModel {
    let onLogin: () -> Void

    func login() { onLogin() }
  }
#endif
