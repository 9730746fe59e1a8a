import Testing

@testable import DesignSmells

@Test("A list calls its client only when it starts")
func callsAtStart() {
  final class CountingClient: ItemsClient {
    private(set) var calls = 0

    func fetchItems(completion: @escaping ItemsCompletion) {
      calls += 1
      completion(.success([Item(name: "tea")]))
    }
  }
  let client = CountingClient()
  let list = ItemListViewModel(client: client, onShown: {}, onPrint: { _ in })
  #expect(client.calls == 0)
  list.start()
  #expect(client.calls == 1)
  #expect(list.titles == ["tea"])
}
