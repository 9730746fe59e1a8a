import Items
import Login

func show(_ lines: [String]) { print(lines.joined(separator: ", ")) }

print(banner(loginTitle))
let login = LoginViewModel {
  let list = ItemListViewModel()
  show([list.title] + list.lines)
}
login.login()
