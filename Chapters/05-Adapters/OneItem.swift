import Items
import ServerAPI

// snippet.oneItem
/// Answers with one item, as the document's client does. No list takes such a function.
typealias FetchItem = (@escaping (Result<Item, any Error>) -> Void) -> Void

extension ServerAPIClient {
  func fetchItem(_ completion: @escaping (Result<Item, any Error>) -> Void) {
    fetch("/items/first", \RemoteItem.model, completion)
  }
}

/// An adapter that is a mere function: from the one that is there to the one that is wanted.
func asList(_ fetchItem: @escaping FetchItem) -> ItemListViewModel.FetchItems {
  { completion in fetchItem { result in completion(result.map { [$0] }) } }
}
// snippet.end
