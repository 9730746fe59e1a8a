import Friends
import Items
import Login

let login = LoginViewModel()
login.login()
print(banner(loginTitle))
print(login.message)

let itemList = ItemListViewModel()
itemList.getList()
print(banner(itemsTitle))
print(itemList.lines.joined(separator: ", "))

let friendList = FriendListViewModel()
friendList.getList()
print(banner(friendsTitle))
print(friendList.lines.joined(separator: ", "))
