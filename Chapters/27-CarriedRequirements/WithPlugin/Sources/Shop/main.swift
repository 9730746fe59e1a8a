import Account
import Chat
import Scopes

final class ShopResource: Resource<NilResource>, LoginRequirements {
  let user: User = User(name: "Ann")

  func login() -> LoginResource<ShopResource> { LoginResource(injecting: self) }
}

print(ShopResource(injecting: NilResource()).login().room().thread().text)
