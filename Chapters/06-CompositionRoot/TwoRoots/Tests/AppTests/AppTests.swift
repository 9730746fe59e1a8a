import Testing
import WishMocks

@testable import App

@Test("The wish list saves a new wish after the older ones")
func add() throws {
  let store = StubWishStore(.success(["mug"]))
  try AppRoot(store: store).makeWishList().add("tea")
  #expect(store.saved == ["mug", "tea"])
}
