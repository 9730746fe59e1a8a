import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: composing is not loading")
struct LateTests {
  private let lifetimes = Lifetimes()

  @Test("With a closure the work is done at first use, and at each use again", .proves("STG-126"))
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
    "A virtual proxy delays the work, and does it once behind the same protocol",
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

  @Test("The weak wrapper doesn't keep its object alive", .proves("STG-E24"))
  func weakWrapperKeepsNothing() {
    let proxy = WeakReferenceProxy(lifetimes.watch("screen", ItemsScreen()))
    #expect(lifetimes.freed == ["screen"])
    proxy.display(["tea"])
  }

  @Test("The weak wrapper is none: what it stands for is there before it", .proves("STG-E24"))
  func weakWrapperDelaysNothing() {
    let real = lifetimes.watch("screen", ItemsScreen())
    let proxy = WeakReferenceProxy(real)
    #expect(lifetimes.tally.made == 1)
    proxy.display(["tea"])
    #expect(real.lines == ["tea"])
    withExtendedLifetime(real) { #expect(lifetimes.tally.description == "made 1, gone 0") }
  }
}
