import Items
import ServerAPI

/// A function that delivers one item. The list requires another type.
typealias FetchItem = (@escaping (Result<Item, any Error>) -> Void) -> Void

extension ServerAPIClient {
  func fetchItem(_ completion: @escaping (Result<Item, any Error>) -> Void) {
    fetch("/items/first", \RemoteItem.model, completion)
  }
}

/// An adapter that is a function. It converts the existing function to the type that the list requires.
func asList(_ fetchItem: @escaping FetchItem) -> ItemListViewModel.FetchItems {
  { completion in fetchItem { result in completion(result.map { [$0] }) } }
}
