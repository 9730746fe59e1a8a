// Refused: a login that a concrete factory was to decouple from the list, when the list changes (STG-141)

#if !REPAIRED
  import ItemListFactories

  /// Imports the factory alone. The list changed its `load()` to `start()`.
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
