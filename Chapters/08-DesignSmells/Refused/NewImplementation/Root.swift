// Refused: a new client for a list that names one client's type (STG-135)

import ItemListing

/// Added later: the list's module was compiled without it.
struct FileItemsClient: ItemsClient {}

#if !REPAIRED
  // expected-error@+1 {{cannot convert value of type 'FileItemsClient' to expected argument type 'RemoteItemsClient'}}
  let list = Before.ItemListViewModel(client: FileItemsClient())
#else
  let list = ItemListViewModel(client: FileItemsClient())
#endif
