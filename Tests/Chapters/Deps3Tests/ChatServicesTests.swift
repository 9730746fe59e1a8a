import Numbers
import Testing

@testable import Deps3

@Test("The library uses the app's replacement service")
func adapterFollowsTheApp() {
  struct StubA: AServicing {
    func getAs() -> [A] { [7] }
  }
  let app = AppServices(aService: AService(), bService: BService())
  let library = ChatServices(services: app)
  app.aService = StubA()
  #expect(library.aService().getAs() == [7])
}
