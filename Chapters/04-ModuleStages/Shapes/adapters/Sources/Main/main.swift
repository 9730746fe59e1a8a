import Friends
import Items
import Login
import ServerAPI

let client = ServerAPIClient()

let login = LoginViewModel(loginAPI: client.login)
login.login()
print(banner(loginTitle))
print(login.message)

let itemList = ItemListViewModel(fetchItems: client.fetchItems)
itemList.getList()
print(banner(itemsTitle))
print(itemList.lines.joined(separator: ", "))

let friendList = FriendListViewModel(fetchFriends: client.fetchFriends)
friendList.getList()
print(banner(friendsTitle))
print(friendList.lines.joined(separator: ", "))
