// Refused: a hop in a view model without an actor, because it sends the model along (STG-E13)
// alone: the chapter's own model is on the main actor

import Dispatch

protocol ItemsClient {
  func fetchItems(completion: @escaping ([Int]) -> Void)
}

#if !REPAIRED
  final class ItemListViewModel {
    let client: any ItemsClient
    var items: [Int] = []

    init(client: any ItemsClient) { self.client = client }

    func getList() {
      client.fetchItems { items in
        DispatchQueue.main.async { [weak self] in
          // expected-error@+2 {{sending 'self' risks causing data races}}
          // expected-note@+1 {{task-isolated 'self' is captured by a main actor-isolated closure. main actor-isolated uses in closure may race against later nonisolated uses}}
          self?.items = items
        }
      }
    }
  }
#else
  @MainActor
  final class ItemListViewModel {
    let client: any ItemsClient
    var items: [Int] = []

    init(client: any ItemsClient) { self.client = client }

    func getList() {
      client.fetchItems { items in
        DispatchQueue.main.async { [weak self] in
          self?.items = items
        }
      }
    }
  }
#endif
