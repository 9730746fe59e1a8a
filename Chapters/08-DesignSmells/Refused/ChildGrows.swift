// Refused: a parent that makes its child, once the child needs one thing more (STG-137, STG-138, STG-182)
// flags: -D GREW

struct Log {}
struct ItemsClient {}

struct ItemListViewModel {
  #if GREW
    // expected-note@+1 {{'init(client:log:)' declared here}}
    init(client: ItemsClient, log: Log) {}
  #else
    init(client: ItemsClient) {}
  #endif
}

#if !REPAIRED
  struct HomeViewModel {
    let client: ItemsClient

    // expected-error@+1 {{missing argument for parameter 'log' in call}}
    func openList() -> ItemListViewModel { ItemListViewModel(client: client) }
  }
#else
  struct HomeViewModel {
    let makeList: () -> ItemListViewModel

    func openList() -> ItemListViewModel { makeList() }
  }

  // Only the root follows.
  #if GREW
    func compose() -> HomeViewModel {
      HomeViewModel { ItemListViewModel(client: ItemsClient(), log: Log()) }
    }
  #else
    func compose() -> HomeViewModel {
      HomeViewModel { ItemListViewModel(client: ItemsClient()) }
    }
  #endif
#endif
