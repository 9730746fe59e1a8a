// Fails listAsksItsClosure: the second visit shows the first answer.
// TASK 1: Mend how, and when, the list asks.
private let fetchItems: FetchItems

init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

func getList() {
  guard lines.isEmpty else { return }
  fetchItems { result in
    self.show(result)
  }
}
