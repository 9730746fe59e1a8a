import Playground
import TestSupport
import Testing
import TextUI

@testable import EnvironmentValues

@Test("The cart view adds items to its ancestor's cart")
func addsTea() throws {
  let fake = FakeCart()
  let view = CartView().environment(fake as Cart)
  try view.tap("Add tea")
  #expect(fake.items == ["fake tea", "tea"])
  #expect(view.lines() == ["Cart: 2", "[Add tea]"])
}

@Suite("EnvironmentValues: services and objects")
struct ServiceTests {
  @Test("A modifier replaces the tracker of an inner view", .proves("OURS-412"))
  func replaced() throws {
    let (events, others) = (Log(), Log())
    try ShopView().environment(\.tracker, events).tap("Add to cart")
    #expect(events.lines == ["add tea"])
    try ProductDetailView().environment(\.tracker, others).tap("Add to cart")
    #expect(events.lines == ["add tea"])
    #expect(others.lines == ["add tea"])
  }

  @Test("A page without a tracker modifier silently loses its events")
  func forgotten() throws {
    let events = Log()
    let shop = ShopView()
    _ = shop.environment(\.tracker, events).lines()
    try shop.tap("Add to cart")
    try #require(events.lines == [])
    let container = Composed.Container(language: .german, tracker: events)
    let page = Composed.ProductDetailView(dependencies: container)
    try page.tap("Add to cart")
    try #require(events.lines == ["add tea"])
    try #require(page.lines() == ["Tea", "4,50 €", "[Add to cart]"])
    proved("OURS-413")
  }

  @Test("A view that reads a missing object crashes and names its type", .proves("OURS-405"))
  func missingObject() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = CartView().environment(\.language, .german)
      print("made")
      _ = view.lines()
    }
    // An object that is never read may be missing.
    await #expect(processExitsWith: .success) { _ = IdleCartView().lines() }
    let message = "no Cart in the environment: .environment(_:) is missing above the view"
    result.expectLastWords(message, inRelease: true)
    #expect(
      try TestCheckout.read("\(chapterFolder("EnvironmentValues"))/README.md").contains(message))
  }

  @Test("An optional object is nil if no modifier sets it")
  func optionalObject() throws {
    let cart = Cart()
    cart.add("tea")
    try #require(CartBadge().lines() == ["no cart"])
    try #require(CartBadge().environment(cart).lines() == ["1"])
    proved("OURS-406")
  }

  @Test("Each subtree can have its own cart", .proves("OURS-403", "OURS-415"))
  func twoCarts() throws {
    let (outer, inner) = (Cart(), Cart())
    inner.add("bread")
    let view = VStack {
      CartView()
      CartView().environment(inner)
    }
    .environment(outer)
    #expect(view.lines() == ["Cart: 0", "[Add tea]", "Cart: 1", "[Add tea]"])
    try view.tap("Add tea")
    #expect(outer.items == ["tea"])
    #expect(inner.items == ["bread"])
  }

  @Test(
    "A fake subclass is found only if it is set under its superclass's type", .proves("OURS-417"))
  func subclass() async throws {
    let fake = FakeCart()
    #expect(CartBadge().environment(fake).lines() == ["no cart"])
    #expect(CartBadge().environment(fake as Cart).lines() == ["1"])
    try CartView().environment(fake as Cart).tap("Add tea")
    #expect(fake.items == ["fake tea", "tea"])
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CartView().environment(FakeCart()).lines()
    }
    result.expectLastWords("no Cart in the environment: .environment(_:) is", inRelease: true)
  }

  @Test("A key with a protocol type accepts any conforming object", .proves("OURS-418"))
  func protocolByKey() async throws {
    let view = ServedCartView()
    #expect(view.lines() == ["Cart: 0", "[Add tea]"])
    #expect(view.environment(\.cart, FakeCart()).lines() == ["Cart: 1", "[Add tea]"])
    let cart = Cart()
    let served = view.environment(\.cart, cart)
    let screen = LiveScreen(served)
    #expect(screen.refresh())
    try served.tap("Add tea")
    #expect(screen.refresh())
    #expect(screen.lines == ["Cart: 1", "[Add tea]"])
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try ServedCartView().tap("Add tea")
    }
    result.expectLastWords("Fatal error: no cart in the environment\n", inRelease: true)
  }

  @Test("A key path can replace a single function of a struct", .proves("OURS-418"))
  func functionsByKey() throws {
    let reserved = Log()
    let view = StockView()
      .environment(\.stockClient.stock, { _ in 0 })
      .environment(\.stockClient.reserve, { reserved.note($0) })
    #expect(StockView().lines() == ["3 left", "[Reserve]"])
    #expect(view.lines() == ["0 left", "[Reserve]"])
    try view.tap("Reserve")
    #expect(reserved.lines == ["tea"])
  }
}

@Suite("EnvironmentValues: screens that refresh")
struct ChangeTests {
  private let cart = Cart()

  @Test("A screen shows a new item after it refreshes", .proves("OURS-407"))
  func newItem() {
    let screen = LiveScreen(CartView().environment(cart))
    #expect(screen.refresh())
    #expect(!screen.refresh())
    for count in 1...3 {
      cart.add("tea")
      #expect(screen.lines == ["Cart: \(count - 1)", "[Add tea]"])
      #expect(screen.refresh())
      #expect(screen.lines == ["Cart: \(count)", "[Add tea]"])
    }
  }

  @Test("A screen isn't refreshed by a property that it didn't read", .proves("OURS-408"))
  func notRead() {
    let cartScreen = LiveScreen(CartView().environment(cart))
    let priceScreen = LiveScreen(PriceView(cents: 450).environment(cart))
    _ = (cartScreen.refresh(), priceScreen.refresh())
    cart.giftNote = "gift"
    #expect(!cartScreen.refresh())
    cart.add("tea")
    #expect(cartScreen.refresh())
    #expect(!priceScreen.refresh())
  }
}

private struct IdleCartView: View {
  @Environment(Cart.self) private var cart

  var body: some View { Text("no read") }
}
