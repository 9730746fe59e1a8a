import Items
import Login

func show(_ lines: [String]) { print(lines.joined(separator: ", ")) }

print(banner(loginTitle))
let login = LoginViewModel(items: ItemsFeature(), show: show)
login.login()
