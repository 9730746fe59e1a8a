import Dispatch
import Playground

extension Recorder: ItemListDelegate {
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
  let recorder = Recorder()
  workQueue.suspend()
  defer { workQueue.resume() }
  func scenario() {
    request(recorder.watch("model", Before.ItemListViewModel(client: APIClient())))
  }
  scenario()
  return recorder.alive
}

/// A loader that runs elsewhere, and says so.
func loader(_ recorder: Recorder) -> @Sendable () async -> [Item] {
  { @concurrent in
    recorder.call("fetchItems", from: "model", to: "loader")
    return stored
  }
}
