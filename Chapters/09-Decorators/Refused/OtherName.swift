// Refused: the document's line that composes; the view model has another name above it (STG-E14)
// modes: 5 6
// alone: it is the document's code, as printed

protocol ItemsClient {}

struct APIClient: ItemsClient {}

struct ItemListViewModel {
  let client: ItemsClient
}

#if !REPAIRED
  func compose() {
    // expected-error@+1 {{cannot find 'ItemViewModel' in scope}}
    _ = ItemViewModel(client: APIClient())
  }
#else
  func compose() {
    _ = ItemListViewModel(client: APIClient())
  }
#endif
