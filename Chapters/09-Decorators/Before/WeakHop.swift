import Dispatch

extension Before.ItemListViewModel {
  /// The outer closure is weak, so the request doesn't keep the model alive. In `getList` only the inner
  /// closure is weak, and the outer one needs a strong `self` to hand in.
  func getListWeakly() {
    client.fetchItems { [weak self] result in
      DispatchQueue.main.async {
        guard case .success(let items) = result else { return }
        self?.delegate?.didFetchItems(items)
      }
    }
  }
}
