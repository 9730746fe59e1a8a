import TestSupport
import Testing

@testable import TaskLocalDependencies

@Suite("A wish list of its own", .dependencies { $0[WishListKey.self] = WishList() })
struct WishListTests {
  @Test(
    "A test gets a new list for each argument", .proves("OURS-318"),
    arguments: ["tea", "mug", "milk"])
  func ownList(item: String) {
    #expect(WishButton(item: item).tap() == [item])
  }
}

@Suite("TaskLocalDependencies: a test value that is an object")
struct SharedTestValueTests {
  @Test("A test finds the items of an earlier one in the test value", .proves("OURS-318"))
  func oneForAll() {
    #expect(listAfterTest(of: "tea") == ["tea"])
    #expect(listAfterTest(of: "mug") == ["tea", "mug"])
    #expect(listAfterTest(of: "mug") { $0[WishListKey.self] = WishList() } == ["mug"])
  }

  @Test("An object made outside a trait's closure is shared by its tests")
  func madeOutside() async throws {
    let test = try #require(Test.current)
    let list = WishList()
    let trait = DependenciesTrait { $0[WishListKey.self] = list }
    for items in [["tea"], ["tea", "tea"]] {
      try await trait.provideScope(for: test, testCase: nil) {
        #expect(WishButton(item: "tea").tap() == items)
      }
    }
  }
}
