import Friends
import ServerAPI

final class FriendsComposer: ListComposer {
  private let client: ServerAPIClient

  init(client: ServerAPIClient) { self.client = client }

  func makeScreen() -> ListScreen {
    ListScreen(title: "Friends", viewModel: FriendListViewModel(fetchFriends: client.fetchFriends))
  }
}
