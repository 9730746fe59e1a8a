import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: concurrent tasks")
struct AtOnceTests {
  private let lifetimes = Lifetimes()

  @Test("Eight tasks can share the app's session", .proves("STG-117"))
  func sharedSession() async {
    let app = App(watchedBy: lifetimes)
    let identities = await withTaskGroup { group in
      for _ in 1...8 { group.addTask { ObjectIdentifier(app.session) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities == [ObjectIdentifier(app.session)])
    #expect(lifetimes.tally.made == 1)
  }

  @Test("A new non-Sendable object can be sent to another task", .proves("STG-119"))
  func transientElsewhere() async {
    let text = await priceInAnotherTask(App(watchedBy: lifetimes))
    #expect(text == "4.05")
    #expect(lifetimes.tally.description == "made 2, gone 2")
  }

  @Test("A new non-Sendable scope can be sent to another task", .proves("STG-197"))
  func scopeElsewhere() async {
    let count = await countInAnotherTask(App(watchedBy: lifetimes))
    #expect(count == 2)
    #expect(lifetimes.tally.description == "made 2, gone 2")
  }

  @Test(
    "An actor that awaits before creating its cart loses items")
  func hasty() async {
    let (gate, log) = (Gate(8), Log())
    let checkout = Before.Checkout(
      makeCart: { lifetimes.watch("cart", Cart()) },
      callServer: {
        log.note("call")
        await gate.pass()
      })
    await runEightTasks { await checkout.put(.tea) }
    #expect(log.lines.count == 8)
    #expect(lifetimes.tally.description == "made 8, gone 7")
    #expect(await checkout.count == 1)
  }

  @Test(
    "An actor that creates its cart without awaiting creates only one",
    .proves("STG-117", "STG-123", "STG-197"))
  func shared() async {
    let (gate, log) = (Gate(8), Log())
    let checkout = SharedCheckout(
      makeCart: { lifetimes.watch("cart", Cart()) },
      callServer: {
        log.note("call")
        for _ in 1...100 { await Task.yield() }
      })
    await runEightTasks {
      await gate.pass()
      await checkout.put(.tea)
    }
    #expect(log.lines.count == 1)
    #expect(lifetimes.tally.description == "made 1, gone 0")
    #expect(await checkout.count == 8)
  }

  @Test("A lazy var read by eight threads can create eight values", .proves("STG-123", "STG-197"))
  func lazyVar() async throws {
    let result = try await Compiler.program("LazyRace", of: LazyRace.source, mode: 5).run()
    #expect(result.errors == "")
    #expect(result.output == "made 8\n")
  }
}

/// Swift 6 rejects this race (`Refused/LazyScope`), and the Thread Sanitizer would report it here. So
/// it is a separate program, in Swift 5 mode.
///
/// The eight threads wait for each other while they make the cart. Otherwise the count would depend on
/// luck. The cart is a number, because racing stores of a reference could release an object twice.
private enum LazyRace {
  static let source = """
    import Foundation

    let makers = NSCondition()
    var made = 0

    func makeCart() -> Int {
      makers.lock()
      defer { makers.unlock() }
      made += 1
      makers.broadcast()
      while made < 8 { makers.wait() }
      return made
    }

    class Scope {
      lazy var cart = makeCart()
    }

    let scope = Scope()
    let threads = DispatchGroup()
    for _ in 1...8 {
      threads.enter()
      Thread.detachNewThread {
        _ = scope.cart
        threads.leave()
      }
    }
    threads.wait()
    print("made", made)
    """
}
