// Refused: Login calling a method of Items after the split; before, it could (STG-54)

@testable import ModuleStages

@MainActor
func fetchFriends(_ client: Before.ServerAPIClient) { client.fetchFriends { _ in } }

#if !REPAIRED
  func getList(_ client: any Inversion.LoginClient) {
    // expected-error@+1 {{value of type 'any Inversion.LoginClient' has no member 'fetchItems'}}
    client.fetchItems { _ in }
  }
#else
  func getList(_ fetchItems: Inversion.ItemListViewModel.FetchItems) { fetchItems { _ in } }
#endif
