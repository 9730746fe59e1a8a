// Refused: the document's composition, which uses a different name for the view model (STG-E14)
// modes: 5 6

@testable import Decorators

@MainActor
func compose() {
  #if !REPAIRED
    // expected-error@+1 {{cannot find 'ItemViewModel' in scope}}
    let itemViewModel = ItemViewModel(client: DispatchMainQueueDecorator(base: APIClient()))
  #else
    let itemViewModel = Before.ItemListViewModel(
      client: DispatchMainQueueDecorator(base: APIClient()))
  #endif
  _ = itemViewModel
}
