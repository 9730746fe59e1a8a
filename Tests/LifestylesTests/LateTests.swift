import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: composing is not loading")
struct LateTests {
  private let work = Tally()

  @Test("With a closure the work is done at first use, and at each use again", .proves("STG-126"))
  func closure() {
    let search = LateSearch { [work] in FullCatalogue(work: work) }
    #expect(work.made == 0)
    #expect(search.finds("bread"))
    #expect(work.made == 1)
    #expect(!search.finds("milk"))
    #expect(work.made == 2)
  }

  @Test(
    "A virtual proxy delays the work, and does it once behind the same protocol",
    .proves("STG-126", "STG-E24"))
  func virtualProxy() {
    let search = Search(catalogue: VirtualCatalogue { [work] in FullCatalogue(work: work) })
    #expect(work.made == 0)
    #expect(search.finds("bread"))
    #expect(!search.finds("milk"))
    #expect(work.made == 1)
  }

  @Test("The weak wrapper is none: what it stands for is there before it", .proves("STG-E24"))
  func weakWrapperDelaysNothing() {
    final class Expensive: ItemsView {
      private let life: Life
      init(_ work: Tally) { life = Life(work) }
      func display(_ lines: [String]) {}
    }
    let real = Expensive(work)
    let proxy = WeakReferenceProxy(real)
    #expect(work.made == 1)
    proxy.display([])
    withExtendedLifetime(real) { #expect(work.description == "made 1, gone 0") }
  }
}
