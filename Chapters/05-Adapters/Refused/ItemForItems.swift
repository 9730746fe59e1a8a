// Refused: an adapter that delivers an Item, for a list that wants [Item] (STG-74, STG-E07)
// modes: 5 6

struct Item {}

final class ServerAPIClient {
  #if !REPAIRED
    func fetchItems(_ completion: @escaping (Result<Item, Error>) -> Void) {}
  #else
    func fetchItems(_ completion: @escaping (Result<[Item], Error>) -> Void) {}
  #endif
}

class ItemListViewModel {
  typealias FetchItems = (@escaping FetchItemsCompletion) -> Void
  typealias FetchItemsCompletion = (Result<[Item], Error>) -> Void

  init(fetchItems: @escaping FetchItems) {}
}

func compose(client: ServerAPIClient) -> ItemListViewModel {
  // expected-error@+2 {{cannot convert value of type '(@escaping (Result<Item, any Error>) -> Void) -> ()' to expected argument type 'ItemListViewModel.FetchItems' (aka '(@escaping (Result<Array<Item>, any Error>) -> ()) -> ()')}}
  // expected-note@+1 {{arguments to generic parameter 'Success' ('Item' and '[Item]') are expected to be equal}}
  ItemListViewModel(fetchItems: client.fetchItems)
}
