import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: deferred creation")
struct LateTests {
  private let lifetimes = Lifetimes()

  @Test("A closure creates a client at each use, not at composition", .proves("STG-126"))
  func closure() {
    let list = ItemListViewModel { [lifetimes] in lifetimes.watch("client", BundledItemsClient()) }
    #expect(lifetimes.tally.made == 0)
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    #expect(lifetimes.tally.made == 1)
    list.getList()
    #expect(lifetimes.tally.made == 2)
  }

  @Test(
    "A virtual proxy creates the client once, at its first use",
    .proves("STG-126", "STG-E24"))
  func virtualProxy() {
    let proxy = VirtualItemsClient { [lifetimes] in
      lifetimes.watch("client", BundledItemsClient())
    }
    let list = ItemListViewModel(client: proxy)
    #expect(lifetimes.tally.made == 0)
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    #expect(lifetimes.tally.made == 1)
    let answers = Log()
    proxy.fetchItems { _ in answers.note("answer") }
    #expect(answers.lines == ["answer"])
  }

  @Test("A weak proxy doesn't keep its object alive", .proves("STG-E24"))
  func weakWrapperKeepsNothing() {
    let proxy = WeakReferenceProxy(lifetimes.watch("screen", ItemsScreen()))
    #expect(lifetimes.freed == ["screen"])
    proxy.display(["tea"])
  }

  @Test("A weak proxy doesn't delay the creation of its object", .proves("STG-E24"))
  func weakWrapperDelaysNothing() {
    let real = lifetimes.watch("screen", ItemsScreen())
    let proxy = WeakReferenceProxy(real)
    #expect(lifetimes.tally.made == 1)
    proxy.display(["tea"])
    #expect(real.lines == ["tea"])
    withExtendedLifetime(real) { #expect(lifetimes.tally.description == "made 1, gone 0") }
  }
}
