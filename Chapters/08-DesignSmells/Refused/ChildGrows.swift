// Refused: a parent that creates its child, once the child needs one more dependency (STG-137, STG-138, STG-182)
// flags: -D GREW
// alone: its list gets another parameter, which the chapter's own can't

protocol Logging {}
protocol ItemsClient {}

struct ItemListViewModel {
  #if GREW
    // expected-note@+1 {{'init(client:log:)' declared here}}
    init(client: any ItemsClient, log: any Logging) {}
  #else
    init(client: any ItemsClient) {}
  #endif
}

#if !REPAIRED
  struct HomeViewModel {
    let client: any ItemsClient

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
    func compose(client: any ItemsClient, log: any Logging) -> HomeViewModel {
      HomeViewModel { ItemListViewModel(client: client, log: log) }
    }
  #else
    func compose(client: any ItemsClient) -> HomeViewModel {
      HomeViewModel { ItemListViewModel(client: client) }
    }
  #endif
#endif
