import Testing

@testable import EveryWay

@Test("A login stores its token and uses the test's clock")
func loginStoresItsToken() {
  let store = MemoryStore()
  let login = Functions.Login(
    token: { name in "token of \(name)" }, now: { "12:00" }, keep: store.keep, log: { _ in })
  let answer = Functions.LoginScreen(login: login).logIn("Ada")
  #expect(answer == "token of Ada at 12:00")
  #expect(store.token == "token of Ada")
}
