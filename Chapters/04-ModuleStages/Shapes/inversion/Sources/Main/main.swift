import Friends
import Items
import Login
import ServerAPI

let client = ServerAPIClient()

let login = LoginViewModel(client: client)
login.login()
print(banner(loginTitle))
print(login.message)

let itemList = ItemListViewModel(client: client)
itemList.getList()
print(banner(itemsTitle))
print(itemList.lines.joined(separator: ", "))

let friendList = FriendListViewModel(client: client)
friendList.getList()
print(banner(friendsTitle))
print(friendList.lines.joined(separator: ", "))
