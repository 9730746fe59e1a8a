import Items
import ServerAPI

/// A function that answers with one item. The list asks for another type.
typealias FetchItem = (@escaping (Result<Item, any Error>) -> Void) -> Void

extension ServerAPIClient {
  func fetchItem(_ completion: @escaping (Result<Item, any Error>) -> Void) {
    fetch("/items/first", \RemoteItem.model, completion)
  }
}

/// An adapter that is a function. It takes the type that exists, and gives the one that the list
/// asks for.
func asList(_ fetchItem: @escaping FetchItem) -> ItemListViewModel.FetchItems {
  { completion in fetchItem { result in completion(result.map { [$0] }) } }
}
