import Items
import Testing

@Suite("Items, alone")
struct ItemListViewModelTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  @Test("The list has a line for each, in the order of the answer")
  func succeeds() {
    let viewModel = ItemListViewModel { $0(.success([Item(name: "tea"), Item(name: "milk")])) }
    #expect(viewModel.lines == [])
    viewModel.getList()
    #expect(viewModel.lines == ["tea", "milk"])
  }

  @Test("A failure is shown in place of the list")
  func fails() {
    let viewModel = ItemListViewModel { $0(.failure(Offline())) }
    viewModel.getList()
    #expect(viewModel.lines == ["No items: offline"])
  }
}
