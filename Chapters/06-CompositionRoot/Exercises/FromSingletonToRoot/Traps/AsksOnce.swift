// Fails listAsksItsClosure: the second visit shows the first answer.
// TASK 1: Ask the closure that was given, and only when the list is wanted.
private let fetchItems: FetchItems

init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

func getList() {
  guard lines.isEmpty else { return }
  fetchItems { result in
    self.show(result)
  }
}
