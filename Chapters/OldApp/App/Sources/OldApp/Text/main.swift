import Foundation

// A home of its own, so that the app's defaults and its cache don't get into yours.
let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
setenv("CFFIXED_USER_HOME", home.path, 1)
setenv("XDG_CACHE_HOME", home.path, 1)
defer { try? FileManager.default.removeItem(at: home) }

let server = try ShopServer()
let phone = Phone(server: server.address)

print("== Ada buys ==")
let ada = phone.openWindow()
print(await ada.open())
print(await ada.logIn("Ada", "coffee"))
print(await ada.logIn("Ada", "tea4two"))
print(ada.add(2, "tea"))
print(ada.add(6, "cake"))
print(ada.itemsScreen)
print(ada.cartScreen)
print(await ada.checkOut())
print(await ada.checkOut())

print("\n== Two windows ==")
print(ada.add(1, "tea"))
let second = phone.openWindow()
print(await second.open())
print(second.cartScreen)

print("\n== After logout ==")
print(ada.logOut())
print(ada.itemsScreen)
print(ada.add(1, "cake"))
print(await ada.checkOut())

print("\n== The log ==")
print(phone.log.joined(separator: "\n"))
