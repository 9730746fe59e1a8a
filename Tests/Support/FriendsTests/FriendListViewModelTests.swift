import Friends
import Testing

@Suite("Friends, alone")
struct FriendListViewModelTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  @Test("The list has a line for each, in the order of the answer")
  func succeeds() {
    let viewModel = FriendListViewModel {
      $0(.success([Friend(name: "Grace"), Friend(name: "Alan")]))
    }
    #expect(viewModel.lines == [])
    viewModel.getList()
    #expect(viewModel.lines == ["Grace", "Alan"])
  }

  @Test("A failure is shown in place of the list")
  func fails() {
    let viewModel = FriendListViewModel { $0(.failure(Offline())) }
    viewModel.getList()
    #expect(viewModel.lines == ["No friends: offline"])
  }
}
