import Foundation
import Wishes

let root = AppRoot(folder: URL(filePath: CommandLine.arguments[1]))
CurrentCustomer.name = "Ada"
try root.makeWishList().add("tea")
print("App: \(try root.store.wishes()) of \(CurrentCustomer.name)")
