import Items
import Testing

@Suite("Items module")
struct ItemListViewModelTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  @Test("The list shows one line per item, in the server's order")
  func succeeds() {
    let viewModel = ItemListViewModel { $0(.success([Item(name: "tea"), Item(name: "milk")])) }
    #expect(viewModel.lines == [])
    viewModel.getList()
    #expect(viewModel.lines == ["tea", "milk"])
  }

  @Test("A failed request shows its error message instead of the list")
  func fails() {
    let viewModel = ItemListViewModel { $0(.failure(Offline())) }
    viewModel.getList()
    #expect(viewModel.lines == ["No items: offline"])
  }
}
