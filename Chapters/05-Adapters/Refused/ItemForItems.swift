// Refused: an adapter that delivers an Item for a list that requires [Item] (STG-74, STG-E07)

import Items
import ServerAPI

@testable import Adapters

func compose(client: ServerAPIClient) -> ItemListViewModel {
  #if !REPAIRED
    // expected-error@+2 {{cannot convert value of type '@Sendable (@escaping (Result<Item, any Error>) -> Void) -> ()' to expected argument type 'ItemListViewModel.FetchItems' (aka '(@escaping (Result<Array<Item>, any Error>) -> ()) -> ()')}}
    // expected-note@+1 {{arguments to generic parameter 'Success' ('Item' and '[Item]') are expected to be equal}}
    ItemListViewModel(fetchItems: client.fetchItem)
  #else
    ItemListViewModel(fetchItems: asList(client.fetchItem))
  #endif
}
