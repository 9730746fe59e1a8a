// Refused: the document's view model without the parts that it leaves out, `//...` (STG-E13)
// modes: 5 6
// alone: it is the document's code, as printed; it never says what an `Item` is

import Dispatch

struct Item {}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void)
}

#if !REPAIRED
  // expected-error@+1 {{class 'ItemListViewModel' has no initializers}}
  class ItemListViewModel {
    // expected-note@+1 {{stored property 'client' without initial value prevents synthesized initializers}}
    let client: ItemsClient
    //...
    func getList() {
      client.fetchItems { result in
        // ...
        DispatchQueue.main.async { [weak self] in
          // expected-error@+2 {{value of type 'ItemListViewModel' has no member 'delegate'}}
          // expected-error@+1 {{cannot find 'items' in scope}}
          self?.delegate?.didFetchItems(items)
        }
        // ...
      }
    }
  }
#else
  @MainActor
  protocol ItemListDelegate: AnyObject {
    func didFetchItems(_ items: [Item])
  }

  @MainActor
  class ItemListViewModel {
    let client: ItemsClient
    weak var delegate: ItemListDelegate?

    init(client: ItemsClient) { self.client = client }

    func getList() {
      client.fetchItems { result in
        guard let items = try? result.get() else { return }
        DispatchQueue.main.async { [weak self] in
          self?.delegate?.didFetchItems(items)
        }
      }
    }
  }
#endif
