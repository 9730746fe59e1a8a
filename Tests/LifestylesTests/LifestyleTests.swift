import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: how many there are, and for how long")
struct LifestyleTests {
  private let tally = Tally()

  @Test("A singleton is the same at every request, and goes with its root", .proves("STG-114"))
  func singleton() {
    var root: AppRoot? = AppRoot(tally: tally)
    let isSame = root?.session === root?.session
    #expect(isSame)
    #expect(tally.description == "made 1, gone 0")
    root = nil
    #expect(tally.description == "made 1, gone 1")
  }

  @Test(
    "A second root has a session of its own: its initialiser is open to it",
    .proves("STG-114", "STG-115"))
  func twoRoots() {
    let roots = [AppRoot(tally: tally), AppRoot(tally: tally)]
    let isShared = roots[0].session === roots[1].session
    #expect(!isShared)
    #expect(tally.made == 2)
  }

  @Test("The singleton pattern gives every root the same one", .proves("STG-115"))
  func pattern() {
    let isShared = GlobalRoot().session === GlobalRoot().session
    #expect(isShared)
  }

  @Test("A transient is another one at every request, and goes after use", .proves("STG-118"))
  func transient() {
    let root = AppRoot(tally: tally)
    var formatters = [root.makeFormatter(), root.makeFormatter()]
    let isSame = formatters[0] === formatters[1]
    #expect(!isSame)
    #expect(tally.description == "made 3, gone 0")
    formatters = []
    withExtendedLifetime(root) { #expect(tally.description == "made 3, gone 2") }
  }

  @Test(
    "A scoped one is made at its first request, once in each scope, and goes with it",
    .proves("STG-122"))
  func scoped() {
    let root = AppRoot(tally: tally)
    var checkouts = [root.makeCheckout(), root.makeCheckout()]
    #expect(tally.made == 1)
    let sameInOne = checkouts[0].cart === checkouts[0].cart
    let sameInBoth = checkouts[0].cart === checkouts[1].cart
    #expect(sameInOne)
    #expect(!sameInBoth)
    #expect(tally.description == "made 3, gone 0")
    checkouts.removeFirst()
    #expect(tally.description == "made 3, gone 1")
    checkouts = []
    withExtendedLifetime(root) { #expect(tally.description == "made 3, gone 2") }
  }

  @Test("A scope that nobody asks makes nothing", .proves("STG-122"))
  func untouchedScope() {
    let root = AppRoot(tally: tally)
    _ = root.makeCheckout().session
    withExtendedLifetime(root) { #expect(tally.description == "made 1, gone 0") }
  }

  @Test("What the root shares outlives the scope that used it", .proves("STG-113"))
  func lifetimesDiffer() {
    let root = AppRoot(tally: tally)
    func scenario() {
      let checkout = root.makeCheckout()
      checkout.cart.put(.apples)
      checkout.cart.put(Item(name: root.makeFormatter().text(250), cents: 250))
      #expect(checkout.session === root.session)
      #expect(checkout.cart.items.map(\.name) == ["apples", "2.50"])
    }
    scenario()
    #expect(tally.description == "made 3, gone 2")
    #expect(root.session.customer == "Ada")
  }

  @Test(
    "One feature, twelve requests: the root's decision alone changes how many are made",
    .proves("STG-113", "STG-116", "STG-120"),
    arguments: zip(Lifestyle.allCases, [1, 3, 12]))
  func sameFeature(lifestyle: Lifestyle, formatters: Int) {
    let receipts = Receipts(lifestyle)
    #expect(receipts.formatters == formatters)
    let oneCheckout = ["apples 2.50", "bread 4.05", "apples 2.50", "bread 4.05"]
    #expect(receipts.lines == oneCheckout + oneCheckout + oneCheckout)
  }

  @Test("Scoped writes what transient writes, with fewer formatters", .proves("STG-121"))
  func scopedForTransient() {
    let (scoped, transient) = (Receipts(.scoped), Receipts(.transient))
    #expect(scoped.lines == transient.lines)
    #expect(scoped.formatters < transient.formatters)
  }

  @Test("Not so where what is asked shows what was asked before", .proves("STG-121"))
  func whatRemembers() {
    final class LineNumbers {
      private var last = 0
      func next() -> Int {
        last += 1
        return last
      }
    }
    let ofTheScope = LineNumbers()
    #expect((1...3).map { _ in LineNumbers().next() } == [1, 1, 1])
    #expect((1...3).map { _ in ofTheScope.next() } == [1, 2, 3])
  }
}
