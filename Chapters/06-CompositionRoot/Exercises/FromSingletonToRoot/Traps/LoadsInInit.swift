// Fails listAsksItsClosure: the list asks while it is being made.
// TASK 1: Mend how, and when, the list asks.
private let fetchItems: FetchItems

init(fetchItems: @escaping FetchItems) {
  self.fetchItems = fetchItems
  getList()
}

func getList() {
  fetchItems { result in
    self.show(result)
  }
}
