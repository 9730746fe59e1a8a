import Dispatch

// Screens that hop to the main queue themselves. The third one forgets it.

@MainActor
protocol ItemListDelegate: AnyObject {
  func didFetchItems(_ items: [Item])
}

extension Before {
  /// The document's view model, completed. It is on the main actor, because otherwise
  /// Swift 6 rejects the hop.
  @MainActor
  final class ItemListViewModel {
    let client: any ItemsClient
    weak var delegate: (any ItemListDelegate)?

    init(client: any ItemsClient) { self.client = client }

    func getList() {
      client.fetchItems { result in
        DispatchQueue.main.async { [weak self] in
          guard case .success(let items) = result else { return }
          self?.delegate?.didFetchItems(items)
        }
      }
    }
  }

  struct CatalogHeader {
    let client: any ItemsClient

    func showCount(_ display: @escaping @Sendable (Int) -> Void) {
      client.fetchItems { result in
        DispatchQueue.main.async { display((try? result.get().count) ?? 0) }
      }
    }
  }

  struct Checkout {
    let client: any ItemsClient

    func showStock(_ display: @escaping @Sendable (Bool) -> Void) {
      client.fetchItems { result in
        let items = (try? result.get()) ?? []
        display(!items.isEmpty)
      }
    }
  }
}
