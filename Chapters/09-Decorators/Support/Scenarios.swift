import Dispatch
import Playground

extension Log: ItemListDelegate {
  func didFetchItems(_ items: [Item]) { display(items) }
}

extension Before.ItemListViewModel {
  /// As the other screens do it, which have no delegate.
  func show(on screen: any ItemListDelegate) {
    delegate = screen
    getList()
  }
}

/// Lets a model go while its request runs, and tells what lives on until the answer.
@MainActor
func aliveDuring(_ request: (Before.ItemListViewModel) -> Void) -> [String] {
  let lifetimes = Lifetimes()
  workQueue.suspend()
  defer { workQueue.resume() }
  func scenario() {
    request(lifetimes.watch("model", Before.ItemListViewModel(client: APIClient())))
  }
  scenario()
  return lifetimes.alive
}

/// A loader that runs elsewhere, and says so.
func loader(_ log: Log) -> @Sendable () async -> [Item] {
  { @concurrent in
    log.call("fetchItems", from: "model", to: "loader")
    return stored
  }
}
