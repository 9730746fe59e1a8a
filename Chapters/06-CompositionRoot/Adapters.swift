import Foundation
import Friends
import Items
import Login
import ServerAPI

// Each adapter calls the generic client, and decodes one feature's model from the bytes.

extension ServerAPIClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    execute(Request(path: "login")) { completion($0.map { User(name: text($0)) }) }
  }

  func fetchItems(_ completion: @escaping ItemListViewModel.FetchItemsCompletion) {
    execute(Request(path: "items")) { completion($0.map { names($0).map(Item.init) }) }
  }

  func fetchFriends(_ completion: @escaping FriendListViewModel.FetchFriendsCompletion) {
    execute(Request(path: "friends")) { completion($0.map { names($0).map(Friend.init) }) }
  }
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

private func names(_ data: Data) -> [String] {
  text(data).split(separator: ",").map(String.init)
}
