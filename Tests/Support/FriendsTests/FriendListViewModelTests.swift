import Friends
import Testing

@Suite("Friends module")
struct FriendListViewModelTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  @Test("The list shows one line per friend, in the server's order")
  func succeeds() {
    let viewModel = FriendListViewModel {
      $0(.success([Friend(name: "Grace"), Friend(name: "Alan")]))
    }
    #expect(viewModel.lines == [])
    viewModel.getList()
    #expect(viewModel.lines == ["Grace", "Alan"])
  }

  @Test("A failed request shows its error message instead of the list")
  func fails() {
    let viewModel = FriendListViewModel { $0(.failure(Offline())) }
    viewModel.getList()
    #expect(viewModel.lines == ["No friends: offline"])
  }
}
