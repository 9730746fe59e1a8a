// Fails itemsAfterLogin: the list shows the items of the global client.
// TASK 5: Give the list this client's items.
ItemsScreen(viewModel: ItemListViewModel(fetchItems: ServerAPIClient.shared.fetchItems))
