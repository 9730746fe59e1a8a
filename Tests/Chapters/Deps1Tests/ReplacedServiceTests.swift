import Numbers
import Testing

@testable import Deps1

@Test("C uses the numbers of an A that replaced the first one")
func cUsesTheNewA() {
  struct StubA: AServicing {
    func getAs() -> [A] { [7, 8, 9] }
  }
  let deps = Deps.makeDeps(aService: AService(), bService: BService())
  let controller = ControllerC(deps: deps)
  deps.aService = StubA()
  #expect(controller.total() == 7 + 8 + 9 + 11 + 12 + 13)
}

@Test("The split session store refreshes with its own token client")
func splitStoreKeepsItsTokenClient() {
  let store = Split.SessionStore(tokenClient: Split.TokenClient(server: "live"))
  let client = Split.ServerAPIClient(server: "demo", sessionStore: store)
  #expect(client.get("items") == "demo: GET items, token t1")
  store.refresh()
  #expect(client.get("items") == "demo: GET items, token t2 of live")
}
