import Dispatch

// In `getList`, `weak` stands in the inner closure. To have something to be weak about, the outer one
// holds the model as long as the request runs.

extension Before.ItemListViewModel {
  /// The outer closure is weak, so the request doesn't keep the model alive.
  func getListAndLetGo() {
    client.fetchItems { [weak self] result in
      DispatchQueue.main.async {
        guard case .success(let items) = result else { return }
        self?.delegate?.didFetchItems(items)
      }
    }
  }
}
