import Foundation
import Testing
import WishMocks

@testable import Widget

@Test("The widget shows the wishes")
func wishes() {
  let store = StubWishStore(.success(["tea", "mug"]))
  #expect(WidgetRoot(store: store).makeText() == "tea, mug")
}

@Test("The widget shows what to do without wishes")
func noWishes() {
  #expect(WidgetRoot(store: StubWishStore(.success([]))).makeText() == "No wishes yet")
  let locked = StubWishStore(.failure(CocoaError(.fileReadNoPermission)))
  #expect(WidgetRoot(store: locked).makeText() == "Open the app")
}
