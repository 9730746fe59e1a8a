// Fails listAsksItsClosure: the list is asked for in time, of the global client.
// Also fails itemsAfterLogin.
// TASK 1: Mend how, and when, the list asks.
private let fetchItems: FetchItems

init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

func getList() {
  ServerAPIClient.shared.fetchItems { result in
    self.show(result)
  }
}
