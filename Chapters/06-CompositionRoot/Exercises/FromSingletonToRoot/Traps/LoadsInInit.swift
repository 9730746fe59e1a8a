// Fails listAsksItsClosure: the list asks while it is being made.
// TASK 1: Ask the closure that was given, and only when the list is wanted.
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
