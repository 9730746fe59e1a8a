import Dispatch
import Playground

extension Log: ItemListDelegate {
  func didFetchItems(_ items: [Item]) { display(items) }
}

extension Before.ItemListViewModel {
  /// The interface of the screens without a delegate, for the view model.
  func show(on screen: any ItemListDelegate) {
    delegate = screen
    getList()
  }
}

/// Releases a model while its request runs, and returns which objects are still alive.
@MainActor
func survivors(during request: (Before.ItemListViewModel) -> Void) -> [String] {
  let lifetimes = Lifetimes()
  workQueue.suspend()
  defer { workQueue.resume() }
  func scenario() {
    request(lifetimes.watch("model", Before.ItemListViewModel(client: APIClient())))
  }
  scenario()
  return lifetimes.alive
}

/// A loader that runs off the main actor and logs each call.
func loader(_ log: Log) -> @Sendable () async -> [Item] {
  { @concurrent in
    log.call("fetchItems", from: "model", to: "loader")
    return storedItems
  }
}
