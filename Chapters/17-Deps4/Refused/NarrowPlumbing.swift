// Refused: a level in the middle that takes too narrow a type for those below (DEPS-02, DEPS-E11)

protocol AServiceProviding {}
protocol BServiceProviding {}

struct ItemListViewModel {
  init(deps: any AServiceProviding & BServiceProviding) {}
}

struct HomeViewModel {
  #if !REPAIRED
    init(deps: any AServiceProviding) {
      // expected-error@+1 {{argument type 'any AServiceProviding' does not conform to expected type 'BServiceProviding'}}
      _ = ItemListViewModel(deps: deps)
    }
  #else
    init(deps: any AServiceProviding & BServiceProviding) {
      _ = ItemListViewModel(deps: deps)
    }
  #endif
}
