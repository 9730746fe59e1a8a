import Testing

@testable import SplicingRubric

struct StubTracker: Tracking {
  func track(_ event: String) {}
}

struct StubContainer: TrackingDependency {
  let tracker: any Tracking = StubTracker()
}

@Test("Views of one feature share only that feature's repository")
func sharedRepository() {
  let feature = ProductPages(externalDependencies: StubContainer())
  let repository = feature.overview().dependencies.productDataRepository
  #expect(feature.gallery().dependencies.productDataRepository === repository)

  let other = ProductPages(externalDependencies: StubContainer())
  #expect(other.gallery().dependencies.productDataRepository !== repository)
}
