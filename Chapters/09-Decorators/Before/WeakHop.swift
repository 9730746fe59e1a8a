import Dispatch

extension Before.ItemListViewModel {
  /// The outer closure captures `self` weakly, so the request doesn't keep the model alive. In `getList`
  /// only the inner closure does, so the outer one holds a strong `self`.
  func getListWeakly() {
    client.fetchItems { [weak self] result in
      DispatchQueue.main.async {
        guard case .success(let items) = result else { return }
        self?.delegate?.didFetchItems(items)
      }
    }
  }
}
