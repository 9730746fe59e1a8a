import Playground
import Testing

/// Loaded by the first test that needs it, and once for all. Tests may only read it.
enum TestCatalog {
  static let loads = Locked(0)
  static let items = Task {
    loads.withLock { $0 += 1 }
    return ["tea", "mug"]
  }
}

@Test("Tests that run side by side load the catalog once", arguments: ["tea", "mug"])
func sharedCatalog(item: String) async {
  let items = await TestCatalog.items.value
  #expect(items.contains(item))
  #expect(TestCatalog.loads.withLock { $0 } == 1)
}
