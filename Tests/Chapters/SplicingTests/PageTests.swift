import Testing
import TextUI

@testable import Splicing

struct StubServices: Logging, Tracking {
  func log(_ message: String) {}
  func track(_ event: String) {}
}

/// Has what the page needs from the app, but no repository.
struct StubContainer: LoggingDependency, TrackingDependency {
  let logger: any Logging = StubServices()
  let tracker: any Tracking = StubServices()
}

@Test("Closing a page frees its repository while the app goes on")
func closing() {
  let app = StubContainer()
  weak var repository: ProductDataRepository?
  do {
    let page = ProductDetailFactory(dependencies: app).view(for: "ABC")
    let screen = Screen(page)
    screen.draw()
    repository = page.dependencies.productDataRepository
    #expect(screen.lines.first == "Product ABC")
  }
  #expect(repository == nil)
}
